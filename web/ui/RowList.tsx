import type { ReactNode } from 'react';
import { useFocusStays } from './focusHeir.ts';
import { Anchor } from './navigation.tsx';
import styles from './RowList.module.css';

/** Rows separated by hairlines, for use in a flush card. */
export const RowList = ({ children, label }: { children: ReactNode; label?: string }) => (
  <ul ref={useFocusStays<HTMLUListElement>('next')} className={styles.rows} aria-label={label}>
    {children}
  </ul>
);

interface ListRowProps {
  children: ReactNode;
  /** Makes the whole row a link; put nothing else that can be pressed inside. */
  href?: string;
  /** Not seen yet: shows a dot and a tint. */
  fresh?: boolean;
  selected?: boolean;
}

export const ListRow = ({ children, href, fresh, selected }: ListRowProps) => {
  const look = { className: styles.row, 'data-fresh': fresh || undefined, 'data-selected': selected || undefined };
  return (
    <li>
      {href === undefined ? (
        <div {...look}>{children}</div>
      ) : (
        <Anchor {...look} href={href}>
          {children}
        </Anchor>
      )}
    </li>
  );
};
