import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import styles from './SortPick.module.css';

interface Props {
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** The order of a list. A phone opens its own picker for it. */
export const SortPick = ({ value, options, onChange }: Props) => {
  const { t } = useLingui();
  const id = useId();
  return (
    <div className={styles.sortPick}>
      <label htmlFor={id}>{t`Sort by`}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
};
