import type { CSSProperties, ElementType, ReactNode } from 'react';
import styles from './Text.module.css';

interface TextProps {
  children: ReactNode;
  size?: 'lead' | 'body' | 'control' | 'meta';
  tone?: 'ink' | 'secondary' | 'brand' | 'accent' | 'error' | 'success' | 'inherit';
  strong?: boolean;
  /** Digits of equal width, for columns and counters. */
  numeric?: boolean;
  /** The maximum number of lines; the rest is cut off with an ellipsis. */
  lines?: number;
  align?: 'start' | 'center' | 'end';
  as?: 'p' | 'span' | 'div' | 'li' | 'strong' | 'time' | 'figcaption' | 'blockquote';
  id?: string;
  /** Keeps the line breaks that were typed. */
  typed?: boolean;
}

export const Text = (props: TextProps) => {
  const { children, size = 'body', tone = 'ink', strong, numeric, lines, align, as: As = 'p', id, typed } = props;
  const clamp: CSSProperties | undefined = lines ? { WebkitLineClamp: lines } : undefined;
  return (
    <As
      id={id}
      className={styles.text}
      data-size={size}
      data-tone={tone}
      data-strong={strong || undefined}
      data-numeric={numeric || undefined}
      data-clamped={lines ? true : undefined}
      data-align={align}
      data-typed={typed || undefined}
      style={clamp}
    >
      {children}
    </As>
  );
};

interface HeadingProps {
  level: 1 | 2 | 3 | 4;
  /** The visual size, independent of the heading level. */
  look?: 'page' | 'modal' | 'card' | 'small';
  children: ReactNode;
  id?: string;
  lines?: number;
}

const looks = { 1: 'page', 2: 'modal', 3: 'card', 4: 'small' } as const;

export const Heading = ({ level, look = looks[level], children, id, lines }: HeadingProps) => {
  const As: ElementType = `h${level}`;
  const clamp: CSSProperties | undefined = lines ? { WebkitLineClamp: lines } : undefined;
  return (
    // The page's own heading takes the focus when its page arrives (app/arrival.ts).
    <As
      id={id}
      className={styles.heading}
      data-look={look}
      data-clamped={lines ? true : undefined}
      style={clamp}
      tabIndex={level === 1 ? -1 : undefined}
    >
      {children}
    </As>
  );
};

/** A big number. */
export const Figure = ({ children }: { children: ReactNode }) => <span className={styles.figure}>{children}</span>;

/** Only for screen readers. */
export const HiddenText = ({ children, id }: { children: ReactNode; id?: string }) => (
  <span id={id} className={styles.hidden}>
    {children}
  </span>
);
