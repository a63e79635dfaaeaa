import type { CSSProperties } from 'react';
import styles from './PictureFrame.module.css';

interface Props {
  src: string;
  alt: string;
  /** Width divided by height. */
  aspect: number;
}

/** A picture at a fixed aspect ratio and with a limited height. */
export const PictureFrame = ({ src, alt, aspect }: Props) => {
  const style: CSSProperties = { aspectRatio: aspect };
  return <img className={styles.picture} src={src} alt={alt} style={style} />;
};
