import { useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { dayIn } from '../../../lib/time.ts';
import { deviceZone, serverNow } from '../../../lib/clock.ts';
import { FieldRow } from '../../../ui/Form.tsx';
import { BoundCheck, BoundDate } from '../form/fields.tsx';

interface Props {
  /** The name of the field for 'still going on'. */
  goesOn: string;
  label: string;
}

/** Start and end; the end is disabled while it is still going on (PRO-59, PRO-64). */
export const PeriodFields = ({ goesOn, label }: Props) => {
  const { t } = useLingui();
  const open = useWatch<Record<string, boolean>>({ name: goesOn });
  const today = dayIn(serverNow(), deviceZone());
  return (
    <>
      <BoundCheck name={goesOn} label={label} />
      <FieldRow>
        <BoundDate name="start_date" label={t`Start date`} today={today} required />
        <BoundDate name="end_date" label={t`End date`} today={today} clearable disabled={open ?? false} />
      </FieldRow>
    </>
  );
};
