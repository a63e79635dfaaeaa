import { lazy, Suspense } from 'react';
import type { ImageCropProps } from './ImageCropDialog.tsx';
import { withLine } from './withLine.ts';

// The cropper's code is only loaded once an image has been chosen.
const ImageCropDialog = lazy(
  withLine(async () => ({ default: (await import('./ImageCropDialog.tsx')).ImageCropDialog })),
);

interface Props extends Omit<ImageCropProps, 'file'> {
  file: File | null;
}

/** Crops a chosen image. Open while `file` is set; returns a WebP. */
export const ImageCrop = ({ file, ...props }: Props) =>
  file && (
    <Suspense>
      <ImageCropDialog {...props} file={file} />
    </Suspense>
  );
