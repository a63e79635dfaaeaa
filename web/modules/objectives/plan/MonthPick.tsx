import { useLingui } from '@lingui/react/macro';
import type { ObjectiveSet } from '../../../../contract/objectives/schemas/plans.ts';
import { SelectField } from '../../../ui/SelectField.tsx';

interface Props {
  set: ObjectiveSet;
  /** The number of the month. */
  value: string;
  onChange: (value: string) => void;
}

/** The month of a plan that something belongs to. */
export const MonthPick = ({ set, value, onChange }: Props) => {
  const { t } = useLingui();
  const options = set.monthly_objectives.map(({ month_number: number, title }) => ({
    value: String(number),
    label: t`Month ${number}: ${title}`,
  }));
  return (
    <SelectField
      label={t`Month`}
      options={options}
      value={value}
      onChange={(month) => onChange(month ?? value)}
      required
    />
  );
};
