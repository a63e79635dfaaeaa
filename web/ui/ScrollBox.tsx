import { IconChevronDown } from '@tabler/icons-react';
import { type CSSProperties, type ReactNode, useState } from 'react';
import styles from './ScrollBox.module.css';

interface Props {
  /** The maximum height, in pixels or in letters ('12rem'); shorter content takes less. */
  height: number | `${number}rem`;
  label: string;
  /** Shown at the bottom edge until the reader has scrolled there. */
  hint?: string | undefined;
  children: ReactNode;
}

/** Content longer than its space, with its own scrolling that also works by keyboard. */
export const ScrollBox = ({ height, label, hint, children }: Props) => {
  const [atEnd, setAtEnd] = useState(false);
  const style: CSSProperties & Record<'--most', string> = {
    '--most': typeof height === 'number' ? `${height}px` : height,
  };
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
