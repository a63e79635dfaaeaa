import { type ReactNode, useId } from 'react';
import styles from './Card.module.css';
import { Anchor } from './navigation.tsx';
import { Heading, Text } from './Text.tsx';

interface CardProps {
  children: ReactNode;
  /** Makes the whole card a link; put nothing else that can be pressed inside. */
  href?: string;
  /** Lifts under the pointer: for cards that contain their own buttons. */
  lift?: boolean;
  padding?: 'none' | 'md';
  as?: 'div' | 'article' | 'section' | 'li' | 'aside';
  label?: string;
  selected?: boolean;
  /** The card's buttons, kept at its lower edge even if neighbours make it taller. */
  footer?: ReactNode;
}

export const Card = ({ children, href, lift, padding = 'md', as: As = 'div', label, selected, footer }: CardProps) => {
  const look = {
    className: styles.card,
    'data-padding': padding,
    'data-lift': lift || href !== undefined || undefined,
  };
  if (href !== undefined) {
    const card = (
      <Anchor {...look} href={href} aria-label={label} data-link>
        {children}
      </Anchor>
    );
    return As === 'li' ? <li className={styles.item}>{card}</li> : card;
  }
  return (
    <As {...look} aria-label={label} data-selected={selected || undefined} data-footed={footer ? true : undefined}>
      {children}
      {footer && <div className={styles.pinned}>{footer}</div>}
    </As>
  );
};

interface SectionCardProps {
  title: string;
  hint?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  /** The content goes up to the card's edges, for lists and tables. */
  flush?: boolean;
  level?: 2 | 3;
  id?: string;
}

/** A card with a heading of its own. */
export const SectionCard = ({ title, hint, actions, children, footer, flush, level = 2, id }: SectionCardProps) => {
  const titleId = useId();
  return (
    <section id={id} className={styles.card} data-padding="none" aria-labelledby={titleId}>
      <header className={styles.head} data-flush={flush || undefined}>
        <div className={styles.titles}>
          <Heading level={level} look="card" id={titleId}>
            {title}
          </Heading>
          {hint && (
            <Text size="control" tone="secondary" as="div">
              {hint}
            </Text>
          )}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      <div className={styles.body} data-flush={flush || undefined}>
        {children}
      </div>
      {footer && <footer className={styles.foot}>{footer}</footer>}
    </section>
  );
};
