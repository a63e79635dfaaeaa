import type { ReactNode } from 'react';
import styles from './Preview.module.css';

/** A framed picture, with its switches below. */
export const Preview = ({ children, controls, label }: { children: ReactNode; controls: ReactNode; label: string }) => (
  <div className={styles.preview}>
    <div className={styles.picture}>{children}</div>
    <div className={styles.controls} role="group" aria-label={label}>
      {controls}
    </div>
  </div>
);
