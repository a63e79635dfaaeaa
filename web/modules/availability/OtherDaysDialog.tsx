import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Temporal } from '../../ui/temporal.ts';
import { serverNow } from '../../lib/clock.ts';
import { dayIn } from '../../lib/time.ts';
import { Button } from '../../ui/Button.tsx';
import { DateField } from '../../ui/dateFields.tsx';
import { DayCalendar } from '../../ui/DayCalendar.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Columns, Row, Stack } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import { daysFrom, officeHours, type Run } from './hours.ts';
import { type DatesChoice, OnTheseDates, whyNotHours } from './OnTheseDates.tsx';
import { dayWords } from './words.ts';

interface Props {
  /** The run being edited, 'new' for a new one, null while the dialog is closed. */
  edited: Run | 'new' | null;
  timezone: string;
  onClose: () => void;
  onKeep: (run: Pick<Run, 'days' | 'hours'>) => void;
}

/** How far ahead dates can be set. */
const yearsAhead = 1;

interface DaysProps {
  timezone: string;
  first: string | null;
  last: string | null;
  onChange: (first: string, last: string) => void;
  wasAsked: boolean;
}

/** The first and the last day: a single day unless the reader says otherwise. */
const WhichDays = ({ timezone, first, last, onChange, wasAsked }: DaysProps) => {
  const { t } = useLingui();
  const today = dayIn(serverNow(), timezone);
  const furthest = Temporal.PlainDate.from(today).add({ years: yearsAhead }).toString();
  const [month, setMonth] = useState((first ?? today).slice(0, 7));
  return (
    <Stack gap="sm">
      <DayCalendar
        label={t`First day`}
        month={month}
        onMonth={setMonth}
        firstMonth={today.slice(0, 7)}
        lastMonth={furthest.slice(0, 7)}
        openDays={daysFrom(today, furthest)}
        value={first}
        onChange={(day) => onChange(day, last !== null && last > day ? last : day)}
        today={today}
      />
      {wasAsked && first === null && (
        <Text size="meta" tone="error">
          <Trans>Please choose a day</Trans>
        </Text>
      )}
      <DateField
        label={t`Until`}
        hint={first === null ? t`Choose the first day in the calendar.` : t`From ${dayWords(first)}`}
        value={last}
        onChange={(day) => first !== null && day !== null && onChange(first, day)}
        min={first ?? today}
        max={furthest}
        today={today}
        disabled={first === null}
      />
    </Stack>
  );
};

type ContentProps = Omit<Props, 'edited'> & { run: Run | null };

const Content = ({ run, timezone, onClose, onKeep }: ContentProps) => {
  const [days, setDays] = useState(run ? { first: run.first, last: run.last } : null);
  const [choice, setChoice] = useState<DatesChoice>({
    isOpen: run !== null && run.hours.length > 0,
    hours: run !== null && run.hours.length > 0 ? run.hours : [officeHours],
  });
  const [wasAsked, setAsked] = useState(false);
  const keep = () => {
    setAsked(true);
    if (days === null || whyNotHours(choice)) return;
    onKeep({ days: daysFrom(days.first, days.last), hours: choice.isOpen ? choice.hours : [] });
  };
  return (
    <Stack gap="lg">
      <Columns>
        <WhichDays
          timezone={timezone}
          first={days?.first ?? null}
          last={days?.last ?? null}
          onChange={(first, last) => setDays({ first, last })}
          wasAsked={wasAsked}
        />
        <OnTheseDates choice={choice} onChange={setChoice} wasAsked={wasAsked} />
      </Columns>
      <Row justify="end">
        <Button onPress={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button kind="primary" onPress={keep}>
          {run ? <Trans>Change these dates</Trans> : <Trans>Add these dates</Trans>}
        </Button>
      </Row>
    </Stack>
  );
};

/** One or several consecutive days and their hours. They are added to the draft and saved later. */
export const OtherDaysDialog = ({ edited, ...rest }: Props) => {
  const { t } = useLingui();
  return (
    <Dialog
      opened={edited !== null}
      onClose={rest.onClose}
      title={edited === 'new' ? t`Add dates that differ` : t`Change these dates`}
      lead={t`What you choose here takes the place of your weekly hours.`}
      size="xl"
    >
      {/* Mounted with the window: it begins anew each time. */}
      <Content {...rest} run={edited === 'new' ? null : edited} />
    </Dialog>
  );
};
