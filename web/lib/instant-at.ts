import { Temporal } from '../ui/temporal.ts';

/** What was typed is meant on the clock of the zone (EVT-29); undefined while a part of it is missing. */
export const instantAt = (day: string | null, clock: string | null, zone: string): string | undefined => {
  if (day === null || clock === null) return undefined;
  try {
    return Temporal.PlainDateTime.from(`${day}T${clock}`).toZonedDateTime(zone).toInstant().toString();
  } catch {
    // A zone that this browser does not know.
    return undefined;
  }
};
