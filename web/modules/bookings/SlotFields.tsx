import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { Temporal } from '../../ui/temporal.ts';
import { serverNow } from '../../lib/clock.ts';
import { dayIn, longDay, noonOf, shortDay, timeOfDay } from '../../lib/time.ts';
import { Button } from '../../ui/Button.tsx';
import { DayCalendar } from '../../ui/DayCalendar.tsx';
import { Row, Stack } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { SlotPicker } from '../../ui/SlotPicker.tsx';
import { EmptyState } from '../../ui/States.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { TimeZoneField } from '../../ui/TimeZoneField.tsx';
import type { Taken } from './refusals.ts';
import { slotsByDay, timeChoices } from './slots.ts';

interface ZoneProps {
  zone: string;
  onZone: (zone: string) => void;
  /** The zone's offset is shown for this moment: the clocks may change between now and the session. */
  slot: string | null;
  /** Or, until a time is chosen, for noon of this day. */
  day: string | null;
}

export const ZoneField = ({ zone, onZone, slot, day }: ZoneProps) => {
  const [now] = useState(serverNow);
  const at = useMemo(() => {
    if (slot !== null) return Temporal.Instant.from(slot);
    return day === null ? now : noonOf(day, zone);
  }, [slot, day, zone, now]);
  return <TimeZoneField value={zone} onChange={onZone} now={at} />;
};

interface DayProps {
  slots: readonly string[];
  zone: string;
  day: string | null;
  onDay: (day: string) => void;
  loading?: boolean;
  /** The days are in the past, and the latest comes first (OFF-09). */
  past?: boolean;
}

/** BKG-25: a month in which only days with an open start can be chosen. */
export const DayField = ({ slots, zone, day, onDay, loading = false, past = false }: DayProps) => {
  const { t } = useLingui();
  const [turnedTo, setTurnedTo] = useState<string | null>(null);
  const openDays = useMemo(() => [...slotsByDay(slots, zone).keys()], [slots, zone]);
  const today = dayIn(serverNow(), zone);
  const nearest = past ? openDays.at(-1) : openDays[0];
  const month = turnedTo ?? (day ?? nearest ?? today).slice(0, 7);
  const monthOf = (one: string | undefined) => (one ?? today).slice(0, 7);
  return (
    <DayCalendar
      label={t`Dates`}
      month={month}
      onMonth={setTurnedTo}
      firstMonth={monthOf(past ? openDays[0] : today)}
      lastMonth={monthOf(past ? today : openDays.at(-1))}
      openDays={openDays}
      value={day}
      onChange={onDay}
      today={today}
      loading={loading}
    />
  );
};

interface TimeProps {
  slots: readonly string[];
  zone: string;
  day: string;
  slot: string | null;
  onSlot: (slot: string) => void;
  empty: string;
  level?: 2 | 3 | 4;
}

/** The open starts of one day, grouped by part of the day. */
export const TimesField = ({ slots, zone, day, slot, onSlot, empty, level = 3 }: TimeProps) => {
  const { t } = useLingui();
  const ofDay = useMemo(() => slotsByDay(slots, zone).get(day) ?? [], [slots, zone, day]);
  const choices = useMemo(() => timeChoices(ofDay, zone), [ofDay, zone]);
  const title = longDay(noonOf(day, zone), zone);
  return (
    <Stack gap="md">
      <Heading level={level} look="small">
        {title}
      </Heading>
      <SlotPicker label={t`Times on ${title}`} slots={choices} value={slot} onChange={onSlot} empty={empty} />
    </Stack>
  );
};

/** The open starts of the chosen day, or a hint about what to choose first (BKG-88). */
export const DayTimes = (props: Omit<TimeProps, 'day' | 'empty'> & { day: string | null }) => {
  const { t } = useLingui();
  const { slots, zone, day } = props;
  if (day === null) return <Text tone="secondary">{t`Please select a date first`}</Text>;
  if (!slotsByDay(slots, zone).has(day))
    return (
      <EmptyState compact title={t`No time slots available`}>
        {t`Please select a different date`}
      </EmptyState>
    );
  return <TimesField {...props} day={day} empty={t`No time slots available`} />;
};

interface TakenProps {
  taken: Taken;
  zone: string;
  onPick: (slot: string) => void;
}

/** BKG-125, BKG-127: the server's message about the unavailable time, and the three alternatives it offers. */
export const TakenNotice = ({ taken, zone, onPick }: TakenProps) => {
  const { t } = useLingui();
  return (
    <Notice tone="error" title={taken.message}>
      {taken.alternatives.length > 0 && (
        <Stack gap="sm">
          {t`These times are still free:`}
          <Row gap="sm">
            {taken.alternatives.map((slot) => (
              <Button key={slot} size="sm" onPress={() => onPick(slot)}>
                {`${shortDay(slot, zone)}, ${timeOfDay(slot, zone)}`}
              </Button>
            ))}
          </Row>
        </Stack>
      )}
    </Notice>
  );
};
