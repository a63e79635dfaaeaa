import { Trans, useLingui } from '@lingui/react/macro';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { durations } from '../../../../contract/programmes/values.ts';
import { serverNow } from '../../../lib/clock.ts';
import { dayIn, plainDay } from '../../../lib/time.ts';
import { DateField } from '../../../ui/dateFields.tsx';
import { FieldRow } from '../../../ui/Form.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { Text } from '../../../ui/Text.tsx';
import { TimeZoneField } from '../../../ui/TimeZoneField.tsx';
import { useDurationWords } from '../words.ts';
import type { DateValues } from './date-values.ts';
import { useLastDay } from './last-day.ts';

/** PRG-27: if the end depends on the duration, the server works out the day. */
const WorkedOutEnd = () => {
  const last = useLastDay();
  if (last === null) return null;
  const end = plainDay(last);
  return (
    <Text size="control" tone="secondary">
      <Trans>The program ends on {end}.</Trans>
    </Text>
  );
};

interface DayProps {
  today: string;
  fromToday: boolean;
}

/** PRG-25: days before today are disabled, also for the end. */
const StartField = ({ today, fromToday }: DayProps) => {
  const { t } = useLingui();
  const { control } = useFormContext<DateValues>();
  return (
    <Controller
      control={control}
      name="program.start_date"
      render={({ field: { ref: _ref, ...field }, fieldState }) => (
        <DateField
          {...field}
          label={t`Program Start Date`}
          required={fromToday}
          clearable={!fromToday}
          today={today}
          {...(fromToday && { min: today })}
          error={fieldState.error?.message}
        />
      )}
    />
  );
};

/** PRG-26 */
const DurationField = () => {
  const { t } = useLingui();
  const { control } = useFormContext<DateValues>();
  const words = useDurationWords();
  return (
    <Controller
      control={control}
      name="program.duration"
      render={({ field, fieldState }) => (
        <SelectField
          {...field}
          label={t`Duration`}
          required
          options={durations.map((value) => ({ value, label: words[value] }))}
          error={fieldState.error?.message}
        />
      )}
    />
  );
};

const EndField = ({ today, start, fromToday }: DayProps & { start: string | null }) => {
  const { t } = useLingui();
  const { control } = useFormContext<DateValues>();
  const first = start ?? (fromToday ? today : null);
  return (
    <Controller
      control={control}
      name="program.end_date"
      render={({ field: { ref: _ref, ...field }, fieldState }) => (
        <DateField
          {...field}
          label={t`Program End Date`}
          clearable
          today={today}
          {...(first && { min: first })}
          error={fieldState.error?.message}
        />
      )}
    />
  );
};

/** PRG-24…28: start, duration and time zone. `fromToday`: earlier days are disabled. */
export const DateFields = ({ fromToday = false }: { fromToday?: boolean }) => {
  const { control } = useFormContext<DateValues>();
  const [start, duration, zone] = useWatch({
    control,
    name: ['program.start_date', 'program.duration', 'program.timezone'],
  });
  const today = dayIn(serverNow(), zone);
  return (
    <>
      <FieldRow>
        <StartField today={today} fromToday={fromToday} />
        <DurationField />
      </FieldRow>
      {duration === 'set_end_duration' ? (
        <EndField today={today} start={start} fromToday={fromToday} />
      ) : (
        <WorkedOutEnd />
      )}
      <Controller
        control={control}
        name="program.timezone"
        render={({ field: { ref: _ref, onBlur: _onBlur, name: _name, ...field }, fieldState }) => (
          <TimeZoneField {...field} now={serverNow()} required error={fieldState.error?.message} />
        )}
      />
    </>
  );
};
