import type { ReactNode } from 'react';
import { useFocusStays } from './focusHeir.ts';
import styles from './FocusStays.module.css';

interface Props {
  children: ReactNode;
  /** Rows of which one goes; otherwise a few buttons, of which the first one that is left is focused. */
  rows?: boolean;
}

/**
 * Around buttons or rows of which some go once their act is done: when the focused one goes, another one takes the
 * focus. It would otherwise fall to the page, and whoever uses the keyboard would begin again at the top.
 */
export const FocusStays = ({ children, rows = false }: Props) => (
  <span ref={useFocusStays<HTMLSpanElement>(rows ? 'next' : 'first')} className={styles.place}>
    {children}
  </span>
);
