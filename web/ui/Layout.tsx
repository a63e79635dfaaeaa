import type { CSSProperties, ReactNode } from 'react';
import styles from './Layout.module.css';

type Gap = 'none' | 'xs' | 'sm' | 'md' | 'lg' | 'xl';

interface StackProps {
  children: ReactNode;
  /** 0, 4, 8, 16, 24 or 32 px. */
  gap?: Gap;
  align?: 'stretch' | 'start' | 'center' | 'end';
  as?: 'div' | 'section' | 'ul' | 'ol' | 'li' | 'article' | 'aside';
  label?: string;
}

/** Children below each other. */
export const Stack = ({ children, gap = 'md', align = 'stretch', as: As = 'div', label }: StackProps) => (
  <As className={styles.stack} data-gap={gap} data-align={align} aria-label={label}>
    {children}
  </As>
);

interface RowProps {
  children: ReactNode;
  gap?: Gap;
  justify?: 'start' | 'between' | 'end' | 'center';
  align?: 'center' | 'start' | 'end' | 'stretch' | 'baseline';
  wrap?: boolean;
  as?: 'div' | 'li' | 'ul';
}

/** Children side by side. */
export const Row = ({
  children,
  gap = 'sm',
  justify = 'start',
  align = 'center',
  wrap = true,
  as: As = 'div',
}: RowProps) => (
  <As className={styles.row} data-gap={gap} data-justify={justify} data-align={align} data-nowrap={!wrap || undefined}>
    {children}
  </As>
);

/** Takes the remaining space in a Row, and lets long words shrink. */
export const Grow = ({ children }: { children: ReactNode }) => <div className={styles.grow}>{children}</div>;

interface CardGridProps {
  children: ReactNode;
  /** The minimum width of a card: 240, 300 or 360 px. */
  min?: 'sm' | 'md' | 'lg';
  as?: 'div' | 'ul';
  label?: string;
}

/** Cards of equal width, as many per row as fit. */
export const CardGrid = ({ children, min = 'md', as: As = 'div', label }: CardGridProps) => (
  <As className={styles.cards} data-min={min} aria-label={label}>
    {children}
  </As>
);

/** The words of a card whose picture goes up to its edges. */
export const CardBody = ({ children }: { children: ReactNode }) => <div className={styles.cardBody}>{children}</div>;

/** Figures: two per row on a phone, up to five on desktop. */
export const StatGrid = ({ children }: { children: ReactNode }) => <div className={styles.stats}>{children}</div>;

interface ColumnsProps {
  children: ReactNode;
  ratio?: '1-1' | '2-1' | '1-2';
}

const shares: Record<NonNullable<ColumnsProps['ratio']>, string> = {
  '1-1': 'minmax(0, 1fr) minmax(0, 1fr)',
  '2-1': 'minmax(0, 2fr) minmax(0, 1fr)',
  '1-2': 'minmax(0, 1fr) minmax(0, 2fr)',
};

/** Two columns on desktop, stacked on a phone. */
export const Columns = ({ children, ratio = '1-1' }: ColumnsProps) => {
  const style: CSSProperties & Record<'--shares', string> = { '--shares': shares[ratio] };
  return (
    <div className={styles.columns} style={style}>
      {children}
    </div>
  );
};

export const Divider = () => <hr className={styles.divider} />;
