import { useLingui } from '@lingui/react/macro';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { IconButton } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import styles from './PictureGrid.module.css';
import { Text } from './Text.tsx';

export interface GridPicture {
  src: string;
  /** What it shows; empty when nobody said. */
  alt: string;
  /** Pixels: its room is kept while it loads. */
  width: number;
  height: number;
}

interface LargeProps {
  pictures: readonly GridPicture[];
  at: number;
  onAt: (at: number | null) => void;
}

/** One picture as large as the window allows, and the way to the others. */
export const LargePictures = ({ pictures, at, onAt }: LargeProps) => {
  const { t } = useLingui();
  const picture = pictures[at];
  if (!picture) return null;
  const { src, alt, width, height } = picture;
  const [number, count] = [at + 1, pictures.length];
  return (
    <Dialog opened size="xl" title={t`Picture ${number} of ${count}`} onClose={() => onAt(null)}>
      <img className={styles.large} src={src} alt={alt} width={width} height={height} />
      {alt !== '' && (
        <Text size="control" tone="secondary" align="center">
          {alt}
        </Text>
      )}
      {count > 1 && (
        <div className={styles.others}>
          <IconButton
            icon={IconChevronLeft}
            label={t`Previous picture`}
            onPress={() => onAt((at + count - 1) % count)}
          />
          <IconButton icon={IconChevronRight} label={t`Next picture`} onPress={() => onAt((at + 1) % count)} />
        </div>
      )}
    </Dialog>
  );
};

/** Up to four pictures beside each other; each opens large. */
export const PictureGrid = ({ pictures }: { pictures: readonly GridPicture[] }) => {
  const { t } = useLingui();
  const [opened, setOpened] = useState<number | null>(null);
  const count = pictures.length;
  if (count === 0) return null;
  const nameOf = (alt: string, at: number) => {
    const place = at + 1;
    return alt === '' ? t`Open picture ${place} of ${count}` : t`Open picture ${place} of ${count}: ${alt}`;
  };
  return (
    <>
      <ul className={styles.grid} data-count={count}>
        {pictures.map(({ src, alt, width, height }, at) => (
          <li key={src}>
            <button type="button" aria-label={nameOf(alt, at)} onClick={() => setOpened(at)}>
              <img src={src} alt="" width={width} height={height} loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
      {opened !== null && <LargePictures pictures={pictures} at={opened} onAt={setOpened} />}
    </>
  );
};
