import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconStarFilled } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { counted } from './counted.ts';
import styles from './Pills.module.css';
import { HiddenText } from './Text.tsx';
import { useTooltip } from './Tooltip.tsx';
import type { IconType } from './types.ts';

interface StatusPillProps {
  tone: 'green' | 'blue' | 'orange' | 'red' | 'cyan' | 'grey' | 'coral' | 'brand';
  children: ReactNode;
  upper?: boolean;
  size?: 'sm' | 'md';
  icon?: IconType;
}

/** A light tint with dark text of the same hue, never solid. */
export const StatusPill = ({ tone, children, upper, size = 'md', icon: Icon }: StatusPillProps) => (
  <span className={styles.pill} data-tone={tone} data-size={size} data-upper={upper || undefined}>
    {Icon && <Icon size={13} stroke={2} aria-hidden />}
    {children}
  </span>
);

interface TagListProps {
  tags: readonly string[];
  max?: number;
  label?: string;
}

/** Three tags, then +N with the rest in a tooltip; pressing it shows them, because touch screens have no tooltips. */
export const TagList = ({ tags, max = 3, label }: TagListProps) => {
  const { t } = useLingui();
  const [whole, setWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const shown = whole ? tags.length : max;
  const rest = tags.slice(shown);
  const count = rest.length;
  const { handlers, bubble } = useTooltip(rest.join(', '));
  const showAll = () => {
    setWhole(true);
    // The button disappears, so the focus moves to the list.
    list.current?.focus();
  };
  return (
    <ul className={styles.tags} aria-label={label} ref={list} tabIndex={-1}>
      {tags.slice(0, shown).map((tag) => (
        <li key={tag} className={styles.tag}>
          {tag}
        </li>
      ))}
      {count > 0 && (
        <li className={styles.tagRest}>
          <button
            type="button"
            className={styles.tag}
            data-more
            aria-label={t`${count} more: ${rest.join(', ')}`}
            onClick={showAll}
            {...handlers}
          >
            +{count}
          </button>
          {bubble}
        </li>
      )}
    </ul>
  );
};

interface RatingProps {
  value: number;
  count?: number;
  tone?: 'gold' | 'green' | 'amber' | 'red';
}

/** A star, the average with one decimal, and the number of reviews. */
export const RatingBadge = ({ value, count, tone = 'gold' }: RatingProps) => {
  const average = value.toFixed(1);
  return (
    <span className={styles.rating} data-tone={tone}>
      <IconStarFilled size={12} aria-hidden />
      <HiddenText>
        <Trans>Rated {average} of 5</Trans>
      </HiddenText>
      <span aria-hidden>{average}</span>
      {count !== undefined && (
        <span className={styles.ratingCount}>
          <span aria-hidden>({count})</span>
          <HiddenText>
            <Plural value={count} one="# review" other="# reviews" />
          </HiddenText>
        </span>
      )}
    </span>
  );
};

/** A number next to a word, in tabs and menus. */
export const CountPill = ({ count, tone = 'grey' }: { count: number; tone?: 'grey' | 'brand' | 'coral' }) => (
  <span className={styles.count} data-tone={tone}>
    {counted(count)}
  </span>
);
