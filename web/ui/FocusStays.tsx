import { type FocusEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './FocusStays.module.css';

/**
 * Around buttons of which some go once their act is done: when the focused one goes, the first one that is left takes
 * the focus. It would otherwise fall to the page, and whoever uses the keyboard would begin again at the top.
 */
export const FocusStays = ({ children }: { children: ReactNode }) => {
  const place = useRef<HTMLSpanElement>(null);
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const hasGone = focused.current !== null && !focused.current.isConnected;
    if (hasGone && document.activeElement === document.body)
      place.current?.querySelector<HTMLElement>('a[href], button')?.focus({ preventScroll: true });
    if (hasGone) focused.current = null;
  });
  const moved = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null) focused.current = null;
  };
  return (
    <span ref={place} className={styles.place} onFocus={({ target }) => (focused.current = target)} onBlur={moved}>
      {children}
    </span>
  );
};
