import { useLingui } from '@lingui/react/macro';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { IconButton } from './Button.tsx';
import { Fieldset } from './Fieldset.tsx';
import styles from './Stepper.module.css';
import type { FieldProps } from './types.ts';

interface Props extends Pick<FieldProps, 'label' | 'labelHidden' | 'hint'> {
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
}

/** A small whole number, by one more or one fewer. */
export const Stepper = ({ value, onChange, min, max, ...field }: Props) => {
  const { t } = useLingui();
  return (
    <Fieldset {...field}>
      <div className={styles.stepper}>
        <IconButton
          kind="default"
          icon={IconMinus}
          label={t`One fewer`}
          onPress={() => onChange(value - 1)}
          whyNot={value <= min ? t`The fewest is ${min}` : null}
        />
        <output className={styles.value}>{value}</output>
        <IconButton
          kind="default"
          icon={IconPlus}
          label={t`One more`}
          onPress={() => onChange(value + 1)}
          whyNot={value >= max ? t`The most is ${max}` : null}
        />
      </div>
    </Fieldset>
  );
};
