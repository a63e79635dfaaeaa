import { Trans, useLingui } from '@lingui/react/macro';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import styles from './MultiPick.module.css';
import type { Option } from './types.ts';

const Tag = ({ label, onRemove }: { label: string; onRemove?: () => void }) => {
  const { t } = useLingui();
  return (
    <li className={styles.tag}>
      <span>{label}</span>
      {onRemove && (
        <button type="button" aria-label={t`Remove ${label}`} onClick={onRemove}>
          <IconX size={13} stroke={2.2} aria-hidden />
        </button>
      )}
    </li>
  );
};

interface TagsProps {
  label: string;
  value: readonly string[];
  labelOf: (value: string) => string;
  onRemove?: (value: string) => void;
}

/** The chosen options, each with a cross to remove it. */
export const Tags = ({ label, value, labelOf, onRemove }: TagsProps) =>
  value.length > 0 && (
    <ul className={styles.tags} aria-label={label}>
      {value.map((key) => (
        <Tag key={key} label={labelOf(key)} {...(onRemove && { onRemove: () => onRemove(key) })} />
      ))}
    </ul>
  );

/** Chosen options keep their labels even if the server's next results no longer contain them. */
export const useLabels = (options: readonly Option[]) => {
  const [known, setKnown] = useState<Readonly<Record<string, string>>>({});
  const fresh = options.filter((option) => known[option.value] !== option.label);
  if (fresh.length > 0)
    setKnown({ ...known, ...Object.fromEntries(fresh.map((option) => [option.value, option.label])) });
  return (value: string) => known[value] ?? value;
};

/** How many have been chosen, out of how many. */
export const Tally = ({ count, max, full }: { count: number; max: number; full: boolean }) => (
  <p className={styles.count} data-full={full || undefined} role="status">
    <Trans>
      {count} of {max} chosen
    </Trans>
  </p>
);
