import { Temporal } from 'temporal-polyfill';
import type { IntakeFacts } from './states.ts';

interface IntakeSettings {
  /** The last day to apply, as 2026-12-02; null: any day. */
  lastDay: string | null;
  /** Null: any number. */
  places: number | null;
  waitlist: boolean;
}

interface Moment {
  /** The programme's zone, in which the last day ends. */
  zone: string;
  now: Temporal.Instant;
}

/** Whether the last day is over: applications are taken until its end in the programme's zone. */
export const isOver = (lastDay: string, { zone, now }: Moment) =>
  Temporal.PlainDate.compare(now.toZonedDateTimeISO(zone).toPlainDate(), Temporal.PlainDate.from(lastDay)) > 0;

/** How many places are free, or null when their number is not limited. More may have been taken than there are now. */
export const placesLeft = (places: number | null, taken: number) =>
  places === null ? null : Math.max(0, places - taken);

/** Whether a form takes applications now, of which `taken` have a place. */
export const intakeFacts = (
  { lastDay, places, waitlist }: IntakeSettings,
  { taken, ...moment }: Moment & { taken: number },
): IntakeFacts => ({
  late: lastDay !== null && isOver(lastDay, moment),
  full: placesLeft(places, taken) === 0,
  waitlist,
});
