import { useState } from 'react';
import { Temporal } from '../../ui/temporal.ts';
import { DayCalendar } from '../../ui/DayCalendar.tsx';
import { Columns, Stack } from '../../ui/Layout.tsx';
import { SlotPicker } from '../../ui/SlotPicker.tsx';
import { StepBars } from '../../ui/StepBars.tsx';
import { TimeZoneField } from '../../ui/TimeZoneField.tsx';
import { Section } from './Section.tsx';

const now = Temporal.Instant.from('2026-11-20T04:00:00Z');
const open = [1, 2, 10, 12, 14, 15, 19, 23, 24, 25, 26, 28, 31].map((day) => `2026-12-${String(day).padStart(2, '0')}`);

const slots = [
  { value: 'a', label: '9:00 am', hour: 9 },
  { value: 'b', label: '10:00 am', hour: 10 },
  { value: 'c', label: '11:30 am', hour: 11 },
  { value: 'd', label: '2:00 pm', hour: 14 },
  { value: 'e', label: '3:30 pm', hour: 15, whyNot: 'Somebody has just taken this time.' },
  { value: 'f', label: '7:30 pm', hour: 19 },
];

/** Time zone and days, as in the first step of a booking. */
export const CalendarStep = ({ loading = false }: { loading?: boolean }) => {
  const [zone, setZone] = useState('Asia/Kuala_Lumpur');
  const [month, setMonth] = useState('2026-12');
  const [day, setDay] = useState<string | null>('2026-12-10');
  return (
    <Stack>
      <TimeZoneField value={zone} onChange={setZone} now={now} />
      <DayCalendar
        month={month}
        onMonth={setMonth}
        firstMonth="2026-11"
        openDays={open}
        value={day}
        onChange={setDay}
        today="2026-12-02"
        loading={loading}
      />
    </Stack>
  );
};

export const Calendars = () => {
  const [slot, setSlot] = useState<string | null>('c');
  return (
    <Stack>
      <Columns>
        <Section title="Days">
          <CalendarStep />
        </Section>
        <Section title="Times">
          <SlotPicker label="Times on Wednesday, 2 December" slots={slots} value={slot} onChange={setSlot} />
          <SlotPicker label="None" slots={[]} value={null} onChange={setSlot} />
          <StepBars current={2} total={4} label="Booking" />
        </Section>
      </Columns>
      <Columns>
        <Section title="Loading">
          <CalendarStep loading />
        </Section>
      </Columns>
    </Stack>
  );
};
