import { Temporal } from '../../ui/temporal.ts';
import { dayIn, offsetOf, timeOfDay } from '../../lib/time.ts';

/** A start that can be chosen: its instant, and how it reads in the displayed zone. */
export interface TimeChoice {
  value: string;
  label: string;
  hour: number;
}

/** The open starts by their day in this zone: '2026-12-02' → instants, in order. */
export const slotsByDay = (slots: readonly string[], zone: string): ReadonlyMap<string, readonly string[]> => {
  const days = new Map<string, string[]>();
  for (const slot of slots) {
    const day = dayIn(slot, zone);
    const there = days.get(day);
    if (there) there.push(slot);
    else days.set(day, [slot]);
  }
  return days;
};

/** The starts of one day as the reader sees them. An hour that occurs twice is told apart by its offset. */
export const timeChoices = (slots: readonly string[], zone: string): TimeChoice[] => {
  const labels = slots.map((slot) => timeOfDay(slot, zone));
  return slots.map((slot, at) => {
    const label = labels[at] ?? '';
    const comesTwice = labels.filter((other) => other === label).length > 1;
    return {
      value: slot,
      label: comesTwice ? `${label} (${offsetOf(slot, zone)})` : label,
      hour: Temporal.Instant.from(slot).toZonedDateTimeISO(zone).hour,
    };
  });
};

/**
 * The wall time that identifies this instant for the server (BKG-36, BKG-78): date, time, zone. The second occurrence
 * of an hour that a clock shows twice has no name of its own in its zone, so it is sent in UTC.
 */
export const wallTimeOf = (slot: string, zone: string) => {
  const instant = Temporal.Instant.from(slot);
  const there = instant.toZonedDateTimeISO(zone);
  const firstReading = there.toPlainDateTime().toZonedDateTime(zone).toInstant();
  const named = firstReading.equals(instant) ? there : instant.toZonedDateTimeISO('UTC');
  return {
    date: named.toPlainDate().toString(),
    time: named.toPlainTime().toString().slice(0, 5),
    timezone: named.timeZoneId,
  };
};

const sessionMinutes = 60;

/** The end of a session that starts then. */
export const endOf = (slot: string, minutes = sessionMinutes) =>
  Temporal.Instant.from(slot).add({ minutes }).toString();
