import type { ReactNode } from 'react';
import styles from './Facts.module.css';
import type { IconType } from './types.ts';

interface FactsProps {
  items: readonly { label: string; value: ReactNode }[];
  columns?: 1 | 2;
}

/** Names with their values. */
export const Facts = ({ items, columns = 1 }: FactsProps) => (
  <dl className={styles.facts} data-columns={columns}>
    {items.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

interface IconLineProps {
  icon: IconType;
  children: ReactNode;
  tone?: 'ink' | 'secondary' | 'brand' | 'accent';
  strong?: boolean;
  size?: 'control' | 'meta';
}

/** A small icon and a few words: place, length, price. */
export const IconLine = ({ icon: Icon, children, tone = 'ink', strong, size = 'control' }: IconLineProps) => (
  <div className={styles.line} data-tone={tone} data-strong={strong || undefined} data-size={size}>
    <Icon size={size === 'meta' ? 15 : 18} stroke={1.7} aria-hidden />
    <span>{children}</span>
  </div>
);
