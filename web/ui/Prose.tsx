import type { ReactNode } from 'react';
import styles from './Prose.module.css';

/** Headings, paragraphs and lists of a longer text. */
export const Prose = ({ children }: { children: ReactNode }) => <div className={styles.prose}>{children}</div>;
