import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import styles from './dateFields.module.css';
import { Fieldset } from './Fieldset.tsx';
import { monthNames } from './month.ts';
import { SelectField } from './SelectField.tsx';
import type { FieldProps } from './types.ts';

interface Props extends FieldProps {
  /** '2026-11'; while only one half is chosen, '2026-' or '-11'. */
  value: string | null;
  onChange: (month: string | null) => void;
  /** The years offered, latest first. */
  firstYear: number;
  lastYear: number;
}

/** A month and year, such as when a job began or a degree ended. */
export const MonthField = ({ value, onChange, firstYear, lastYear, ...field }: Props) => {
  const { i18n, t } = useLingui();
  const names = useMemo(() => monthNames(i18n.locale), [i18n.locale]);
  const [year = '', month = ''] = (value ?? '').split('-');
  const change = (nextYear: string, nextMonth: string) =>
    onChange(nextYear || nextMonth ? `${nextYear}-${nextMonth}` : null);
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, at) => String(lastYear - at));
  return (
    <Fieldset {...field}>
      <div className={styles.pair}>
        <SelectField
          label={t`Month`}
          labelHidden
          placeholder={t`Month`}
          value={month || null}
          onChange={(next) => change(year, next ?? '')}
          options={names.map((name, at) => ({ value: String(at + 1).padStart(2, '0'), label: name }))}
          disabled={field.disabled}
        />
        <SelectField
          label={t`Year`}
          labelHidden
          placeholder={t`Year`}
          value={year || null}
          onChange={(next) => change(next ?? '', month)}
          options={years.map((each) => ({ value: each, label: each }))}
          disabled={field.disabled}
        />
      </div>
    </Fieldset>
  );
};
