import styles from './VideoFrame.module.css';

interface Props {
  src: string;
  title: string;
}

/** A video of another site, which learns nothing of the page around it and is loaded when it comes into view. */
export const VideoFrame = ({ src, title }: Props) => (
  <iframe
    className={styles.video}
    src={src}
    title={title}
    loading="lazy"
    referrerPolicy="strict-origin-when-cross-origin"
    allow="fullscreen; picture-in-picture; encrypted-media"
    allowFullScreen
  />
);
