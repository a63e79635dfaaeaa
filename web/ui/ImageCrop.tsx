import { lazy, Suspense } from 'react';
import type { ImageCropProps } from './ImageCropDialog.tsx';
import { withLine } from './withLine.ts';

// The cropper's code is loaded when somebody has chosen an image.
const ImageCropDialog = lazy(
  withLine(async () => ({ default: (await import('./ImageCropDialog.tsx')).ImageCropDialog })),
);

interface Props extends Omit<ImageCropProps, 'file'> {
  file: File | null;
}

/** Cuts a chosen image to shape. Open while `file` is set; hands back a WebP. */
export const ImageCrop = ({ file, ...props }: Props) =>
  file && (
    <Suspense>
      <ImageCropDialog {...props} file={file} />
    </Suspense>
  );
