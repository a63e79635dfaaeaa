import 'react-easy-crop/react-easy-crop.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import { Button } from './Button.tsx';
import { canBeShown, cutOut } from './cutOut.ts';
import { Dialog } from './Dialog.tsx';
import { isHeic } from './files.ts';
import styles from './ImageCropDialog.module.css';
import { Notice } from './Notice.tsx';

export interface ImageCropProps {
  file: File;
  /** Width divided by height. */
  aspect: number;
  round?: boolean;
  /** Width of the returned image in pixels. */
  width: number;
  title: string;
  onCancel: () => void;
  onCrop: (image: Blob) => void;
}

/** The URL of a chosen picture while it is shown; 'unreadable' if the browser cannot show it. */
const usePicture = (file: File) => {
  const [picture, setPicture] = useState<string>();
  useEffect(() => {
    const address = URL.createObjectURL(file);
    let wanted = true;
    void canBeShown(address).then((readable) => wanted && setPicture(readable ? address : 'unreadable'));
    return () => {
      wanted = false;
      URL.revokeObjectURL(address);
    };
  }, [file]);
  return picture;
};

const Zoom = ({ zoom, onZoom }: { zoom: number; onZoom: (zoom: number) => void }) => {
  const id = useId();
  return (
    <div className={styles.zoom}>
      <label htmlFor={id}>
        <Trans>Zoom</Trans>
      </label>
      <input
        id={id}
        type="range"
        min={1}
        max={3}
        step={0.05}
        value={zoom}
        onChange={(event) => onZoom(Number(event.target.value))}
      />
    </div>
  );
};

interface StageProps extends Pick<ImageCropProps, 'aspect' | 'round'> {
  picture: string;
  onArea: (area: Area) => void;
}

const Stage = ({ picture, aspect, round, onArea }: StageProps) => {
  const { t } = useLingui();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  return (
    <>
      <div className={styles.stage}>
        <Cropper
          image={picture}
          crop={crop}
          zoom={zoom}
          aspect={aspect}
          cropShape={round ? 'round' : 'rect'}
          showGrid={false}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_share, pixels) => onArea(pixels)}
          cropperProps={{ role: 'group', 'aria-label': t`Part of the picture. Move it with the arrow keys.` }}
          disableAutomaticStylesInjection
        />
      </div>
      <Zoom zoom={zoom} onZoom={setZoom} />
    </>
  );
};

export const ImageCropDialog = ({ file, aspect, round = false, width, title, onCancel, onCrop }: ImageCropProps) => {
  const picture = usePicture(file);
  const [area, setArea] = useState<Area>();
  const readable = picture !== undefined && picture !== 'unreadable';
  const save = async () => {
    if (!readable || !area) return;
    const image = await cutOut(picture, area, { width, height: Math.round(width / aspect) });
    if (image) onCrop(image);
  };
  return (
    <Dialog
      opened
      onClose={onCancel}
      title={title}
      footer={
        <>
          <Button onPress={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
          {picture !== 'unreadable' && (
            <Button kind="primary" onPress={() => void save()}>
              <Trans>Use this picture</Trans>
            </Button>
          )}
        </>
      }
    >
      {picture === 'unreadable' && (
        <Notice tone="error">
          {isHeic(file) ? (
            <Trans>This browser can't read HEIC pictures. Save yours as a JPG and choose that one.</Trans>
          ) : (
            <Trans>This picture cannot be read. Please choose another one.</Trans>
          )}
        </Notice>
      )}
      {readable && <Stage picture={picture} aspect={aspect} round={round} onArea={setArea} />}
    </Dialog>
  );
};
