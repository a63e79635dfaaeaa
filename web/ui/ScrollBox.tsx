import { IconChevronDown } from '@tabler/icons-react';
import { type CSSProperties, type ReactNode, useState } from 'react';
import styles from './ScrollBox.module.css';

interface Props {
  /** At most so high, in pixels; less when there is less. */
  height: number;
  label: string;
  /** Said at the lower edge until somebody has scrolled there. */
  hint?: string | undefined;
  children: ReactNode;
}

/** Something longer than its place, which scrolls by itself; the keyboard reaches it. */
export const ScrollBox = ({ height, label, hint, children }: Props) => {
  const [atEnd, setAtEnd] = useState(false);
  const style: CSSProperties & Record<'--most', string> = { '--most': `${height}px` };
  return (
    <div className={styles.holder}>
      <div
        className={styles.box}
        style={style}
        role="region"
        aria-label={label}
        tabIndex={0}
        onScroll={({ currentTarget: box }) => setAtEnd(box.scrollTop + box.clientHeight >= box.scrollHeight - 8)}
      >
        {children}
      </div>
      {hint && (
        <p className={styles.hint} data-done={atEnd || undefined}>
          <IconChevronDown size={15} stroke={2} aria-hidden />
          {hint}
        </p>
      )}
    </div>
  );
};
