import { useLingui } from '@lingui/react/macro';
import { IconX } from '@tabler/icons-react';
import { type Ref, useId } from 'react';
import { describedBy, FieldFrame } from './FieldFrame.tsx';
import styles from './FieldButton.module.css';
import type { FieldProps, IconType } from './types.ts';

interface Props extends FieldProps {
  value: string | null;
  placeholder: string;
  icon: IconType;
  expanded: boolean;
  /** The id of the element it opens. */
  controls: string;
  onPress: () => void;
  onClear?: () => void;
  ref?: Ref<HTMLDivElement>;
}

/** Looks like a field and opens something to choose from. */
export const FieldButton = (props: Props) => {
  const { value, placeholder, icon: Icon, expanded, controls, onPress, onClear, ref, disabled, ...field } = props;
  const { t } = useLingui();
  const id = useId();
  const shown = value ?? placeholder;
  return (
    <FieldFrame id={id} {...field}>
      <div className={styles.box} ref={ref}>
        <button
          type="button"
          id={id}
          className={styles.button}
          data-empty={value === null || undefined}
          data-invalid={field.error ? true : undefined}
          disabled={disabled}
          aria-haspopup="dialog"
          aria-expanded={expanded}
          aria-controls={expanded ? controls : undefined}
          aria-describedby={describedBy(id, field)}
          aria-label={`${field.label}: ${shown}`}
          onClick={onPress}
        >
          <Icon size={18} stroke={1.7} aria-hidden />
          <span>{shown}</span>
        </button>
        {onClear && !disabled && (
          <button type="button" className={styles.clear} aria-label={t`Clear ${field.label}`} onClick={onClear}>
            <IconX size={16} stroke={1.8} aria-hidden />
          </button>
        )}
      </div>
    </FieldFrame>
  );
};
