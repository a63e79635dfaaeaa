import { useLingui } from '@lingui/react/macro';
import { IconMapPin, IconVideo } from '@tabler/icons-react';
import { Controller, useWatch } from 'react-hook-form';
import { eventLimits, eventPrivacies, eventTypes } from '../../../../../contract/events/values.ts';
import { serverNow } from '../../../../lib/clock.ts';
import { dayIn } from '../../../../lib/time.ts';
import { CheckField, RadioList } from '../../../../ui/Choices.tsx';
import { DateField } from '../../../../ui/dateFields.tsx';
import { FieldRow } from '../../../../ui/Form.tsx';
import { Stack } from '../../../../ui/Layout.tsx';
import { RadioCards } from '../../../../ui/RadioCards.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { TextField } from '../../../../ui/TextField.tsx';
import { TimeField } from '../../../../ui/TimeField.tsx';
import { TimeZoneField } from '../../../../ui/TimeZoneField.tsx';
import { useViewerZone } from '../../../accounts/index.ts';
import { useYourTime } from '../EventWhen.tsx';
import { instantAt } from '../../../../lib/instant-at.ts';
import { dayMovedWith } from './times.ts';
import { useFields } from './use-fields.ts';

const TypeField = () => {
  const { t } = useLingui();
  const { control } = useFields();
  const words = {
    webinar: { label: t`Online`, note: t`A webinar. Its link is only shown to people with a ticket.`, icon: IconVideo },
    physical: { label: t`In person`, note: t`People meet at a place.`, icon: IconMapPin },
  };
  return (
    <Controller
      control={control}
      name="event_type"
      render={({ field: { value, onChange }, fieldState: { error } }) => (
        <RadioCards
          label={t`Type of event`}
          required
          columns={2}
          value={value}
          onChange={onChange}
          options={eventTypes.map((type) => ({ value: type, ...words[type] }))}
          error={error?.message}
        />
      )}
    />
  );
};

const PrivacyField = ({ isOfProgram }: { isOfProgram: boolean }) => {
  const { t } = useLingui();
  const { control } = useFields();
  const words = {
    is_public: { label: t`Public`, note: t`Everyone can see it.` },
    is_private: {
      label: t`Private`,
      note: isOfProgram
        ? t`Only members of the program can see it.`
        : t`Only people who are signed in and have its link can see it.`,
    },
  };
  return (
    <Controller
      control={control}
      name="privacy"
      render={({ field: { value, onChange }, fieldState: { error } }) => (
        <RadioList
          label={t`Privacy`}
          required
          value={value}
          onChange={onChange}
          options={eventPrivacies.map((privacy) => ({ value: privacy, ...words[privacy] }))}
          error={error?.message}
        />
      )}
    />
  );
};

/** EVT-29: the end is never on a day before the start; it moves with the start, so that the event stays as long as it was. */
const DayField = ({ end }: { end: 'start' | 'end' }) => {
  const { t } = useLingui();
  const { control, getValues, setValue } = useFields();
  const [startDay, zone] = useWatch({ control, name: ['start_day', 'timezone'] });
  const moveEnd = (day: string | null) => {
    const [before, last] = getValues(['start_day', 'end_day']);
    if (day === null || last === null) return;
    setValue('end_day', dayMovedWith({ from: before, to: day }, last), { shouldDirty: true });
  };
  return (
    <Controller
      control={control}
      name={`${end}_day`}
      render={({ field: { ref: _ref, onChange, ...field }, fieldState: { error } }) => (
        <DateField
          {...field}
          label={end === 'start' ? t`Start date` : t`End date`}
          required
          clearable
          today={dayIn(serverNow(), zone)}
          {...(end === 'end' && startDay !== null && { min: startDay })}
          onChange={(day) => {
            if (end === 'start') moveEnd(day);
            onChange(day);
          }}
          error={error?.message}
        />
      )}
    />
  );
};

const ClockField = ({ end }: { end: 'start' | 'end' }) => {
  const { t } = useLingui();
  const { control } = useFields();
  return (
    <Controller
      control={control}
      name={`${end}_clock`}
      render={({ field, fieldState: { error } }) => (
        <TimeField {...field} label={end === 'start' ? t`Start time` : t`End time`} required error={error?.message} />
      )}
    />
  );
};

const ZoneField = () => {
  const { t } = useLingui();
  const { control } = useFields();
  return (
    <Controller
      control={control}
      name="timezone"
      render={({ field: { value, onChange }, fieldState: { error } }) => (
        <TimeZoneField
          label={t`Time zone`}
          hint={t`The times above are in this time zone.`}
          required
          value={value}
          onChange={onChange}
          now={serverNow()}
          error={error?.message}
        />
      )}
    />
  );
};

/** For whoever makes an event on another clock than their own. */
const OwnTime = () => {
  const { control } = useFields();
  const zone = useViewerZone();
  const [startDay, startClock, endDay, endClock, timezone] = useWatch({
    control,
    name: ['start_day', 'start_clock', 'end_day', 'end_clock', 'timezone'],
  });
  const start_time = instantAt(startDay, startClock, timezone);
  const end_time = instantAt(endDay, endClock, timezone);
  const words = useYourTime(start_time && end_time ? { start_time, end_time, timezone } : null, zone);
  return (
    words !== null && (
      <Text size="control" tone="secondary">
        {words}
      </Text>
    )
  );
};

/** EVT-25 to EVT-27, EVT-29 */
export const InfoStep = ({ isOfProgram }: { isOfProgram: boolean }) => {
  const { t } = useLingui();
  const { control, text } = useFields();
  return (
    <Stack gap="md">
      <TypeField />
      <TextField {...text('title')} label={t`Title`} required maxLength={eventLimits.title} />
      <PrivacyField isOfProgram={isOfProgram} />
      <FieldRow>
        <DayField end="start" />
        <ClockField end="start" />
      </FieldRow>
      <FieldRow>
        <DayField end="end" />
        <ClockField end="end" />
      </FieldRow>
      <ZoneField />
      <OwnTime />
      <Controller
        control={control}
        name="mentor_class"
        render={({ field: { value, onChange, name } }) => (
          <CheckField
            name={name}
            label={t`Part of MentorClass`}
            hint={t`It is also listed on the page of MentorClass.`}
            checked={value}
            onChange={onChange}
          />
        )}
      />
    </Stack>
  );
};
