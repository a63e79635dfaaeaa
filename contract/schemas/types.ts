import { z } from 'zod';

/** A moment, as ISO text with Z. Zones matter only where a time is shown or typed in. */
export const Instant = z.iso.datetime();
export type Instant = z.infer<typeof Instant>;

/** A date as YYYY-MM-DD that calendars and databases can hold, also with some months added. */
export const Day = (message = 'Invalid date', outside = message) =>
  z.iso.date(message).refine((day) => day >= '1900-01-01' && day < '3000-01-01', outside);

export const Id = z.number().int().positive();
/** The same id inside an address, where everything is text. */
export const IdInPath = z.coerce.number<number>().int().positive().max(Number.MAX_SAFE_INTEGER);

/** The answer of an act that has nothing to show but its sentence. */
export const Message = z.object({ message: z.string() });

/** An IANA time zone that this machine knows. */
export const TimeZone = z.string().refine((zone) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}, 'Timezone is a required field');

/** What an endpoint with `answers: 'file'` hands back. */
export interface FileAnswer {
  body: string | Uint8Array | NodeJS.ReadableStream;
  type: string;
  /** Offered under this name as a download; shown in place when absent. */
  name?: string;
  /** May a browser keep it? Private files never. */
  cache?: 'private' | 'year';
}
export const FileAnswer = z.custom<FileAnswer>(
  (value) => typeof value === 'object' && value !== null && 'body' in value,
);

/** What an endpoint with `answers: 'redirect'` hands back: a path of our own, or the address of a provider. */
export const Redirect = z.object({ location: z.string() });
