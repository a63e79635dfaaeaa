import type { ReactNode } from 'react';
import { Anchor } from './navigation.tsx';
import styles from './RowList.module.css';

/** Rows with hairlines between them; stands in a flush card. */
export const RowList = ({ children, label }: { children: ReactNode; label?: string }) => (
  <ul className={styles.rows} aria-label={label}>
    {children}
  </ul>
);

interface ListRowProps {
  children: ReactNode;
  /** The whole row leads there; put nothing else to press inside. */
  href?: string;
  /** Not seen yet: a dot and a tint. */
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
