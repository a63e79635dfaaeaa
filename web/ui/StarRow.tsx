import { useLingui } from '@lingui/react/macro';
import { IconStarFilled } from '@tabler/icons-react';
import { type CSSProperties, useId, useState } from 'react';
import { Fieldset } from './Fieldset.tsx';
import styles from './StarRow.module.css';

interface Props {
  /** 0 if nothing has been given yet; fractions are shown as they are. */
  value: number;
  label: string;
  /** With it the row takes a rating, without it the row only shows one. */
  onChange?: (value: number) => void;
  size?: 'sm' | 'md' | 'lg';
  labelHidden?: boolean;
  error?: string | null | undefined;
  required?: boolean;
}

const stars = [1, 2, 3, 4, 5];
const pixels = { sm: 15, md: 20, lg: 32 };

const Shown = ({ value, label, size = 'md' }: Props) => {
  const { t } = useLingui();
  const amount = Number(value.toFixed(1));
  return (
    <span className={styles.row} data-size={size} role="img" aria-label={t`${label}: ${amount} of 5 stars`}>
      {stars.map((star) => {
        const share: CSSProperties = { width: `${Math.min(1, Math.max(0, value - star + 1)) * 100}%` };
        return (
          <span key={star} className={styles.star}>
            <IconStarFilled size={pixels[size]} />
            <span className={styles.filled} style={share}>
              <IconStarFilled size={pixels[size]} />
            </span>
          </span>
        );
      })}
    </span>
  );
};

interface RadioProps {
  name: string;
  star: number;
  checked: boolean;
  onChoose: () => void;
}

/** The choice behind a star, as readers and keyboards meet it. */
export const StarRadio = ({ name, star, checked, onChoose }: RadioProps) => {
  const { t } = useLingui();
  const label = star === 1 ? t`1 star` : t`${star} stars`;
  return <input type="radio" name={name} value={star} checked={checked} aria-label={label} onChange={onChoose} />;
};

const Asked = ({ value, label, onChange, size = 'md', labelHidden, error, required }: Props) => {
  const name = useId();
  const [hovered, setHovered] = useState(0);
  return (
    <Fieldset label={label} labelHidden={labelHidden} error={error} required={required} radios>
      <span className={styles.row} data-size={size} onMouseLeave={() => setHovered(0)}>
        {stars.map((star) => (
          <label key={star} className={styles.choice} onMouseEnter={() => setHovered(star)}>
            <StarRadio name={name} star={star} checked={value === star} onChoose={() => onChange?.(star)} />
            <span className={styles.star} data-on={star <= (hovered || value) || undefined}>
              <IconStarFilled size={pixels[size]} aria-hidden />
            </span>
          </label>
        ))}
      </span>
    </Fieldset>
  );
};

/** Five stars: takes a rating if there is an `onChange`, otherwise only shows one. */
export const StarRow = (props: Props) => (props.onChange ? <Asked {...props} /> : <Shown {...props} />);
