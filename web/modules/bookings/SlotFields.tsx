import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { Temporal } from 'temporal-polyfill';
import { serverNow } from '../../lib/clock.ts';
import { dayIn, longDay, shortDay, timeOfDay } from '../../lib/time.ts';
import { Button } from '../../ui/Button.tsx';
import { DayCalendar } from '../../ui/DayCalendar.tsx';
import { Row, Stack } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { SlotPicker } from '../../ui/SlotPicker.tsx';
import { Heading } from '../../ui/Text.tsx';
import { TimeZoneField } from '../../ui/TimeZoneField.tsx';
import type { Taken } from './BookSession/wizard.ts';
import { slotsByDay, timeChoices } from './slots.ts';

interface ZoneProps {
  zone: string;
  onZone: (zone: string) => void;
  /** The offset shown is that of this moment: a clock change may lie between now and the session. */
  slot: string | null;
}

export const ZoneField = ({ zone, onZone, slot }: ZoneProps) => {
  const [now] = useState(serverNow);
  const at = useMemo(() => (slot === null ? now : Temporal.Instant.from(slot)), [slot, now]);
  return <TimeZoneField value={zone} onChange={onZone} now={at} />;
};

interface DayProps {
  slots: readonly string[];
  zone: string;
  day: string | null;
  onDay: (day: string) => void;
  loading?: boolean;
}

/** BKG-25: a month in which only the days with an open start can be chosen. */
export const DayField = ({ slots, zone, day, onDay, loading = false }: DayProps) => {
  const { t } = useLingui();
  const [turnedTo, setTurnedTo] = useState<string | null>(null);
  const openDays = useMemo(() => [...slotsByDay(slots, zone).keys()], [slots, zone]);
  const today = dayIn(serverNow(), zone);
  const month = turnedTo ?? (day ?? openDays[0] ?? today).slice(0, 7);
  return (
    <DayCalendar
      label={t`Dates`}
      month={month}
      onMonth={setTurnedTo}
      firstMonth={today.slice(0, 7)}
      lastMonth={(openDays.at(-1) ?? today).slice(0, 7)}
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
  level?: 3 | 4;
}

/** The open starts of one day, grouped by the part of the day. */
export const TimesField = ({ slots, zone, day, slot, onSlot, empty, level = 3 }: TimeProps) => {
  const { t } = useLingui();
  const ofDay = useMemo(() => slotsByDay(slots, zone).get(day) ?? [], [slots, zone, day]);
  const choices = useMemo(() => timeChoices(ofDay, zone), [ofDay, zone]);
  const title = longDay(
    Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: zone, plainTime: '12:00' }).toInstant(),
    zone,
  );
  return (
    <Stack gap="md">
      <Heading level={level} look="small">
        {title}
      </Heading>
      <SlotPicker label={t`Times on ${title}`} slots={choices} value={slot} onChange={onSlot} empty={empty} />
    </Stack>
  );
};

interface TakenProps {
  taken: Taken;
  zone: string;
  onPick: (slot: string) => void;
}

/** BKG-125, BKG-127: what the server said of the time that was wanted, and the three it offers instead. */
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
