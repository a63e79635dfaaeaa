import { z } from 'zod';
import { say } from '../say.ts';

/** An instant, as ISO text with Z. Time zones only matter where a time is displayed or typed. */
export const Instant = z.iso.datetime();
export type Instant = z.infer<typeof Instant>;

/** A text that is bounded before any pattern or function looks at it: some take long for a megabyte. */
const bounded = (most: number, message: string) => z.string(message).max(most, { error: message, abort: true });

/** YYYY-MM-DD, as somebody sends it. */
export const IsoDate = (message: string) => bounded(10, message).check(z.iso.date(message));

/** An instant, as somebody sends it. */
export const IsoInstant = (message: string) => bounded(40, message).check(z.iso.datetime(message));

/** HH:mm, as somebody sends it. */
export const IsoTime = (message: string) => bounded(5, message).regex(/^([01]\d|2[0-3]):[0-5]\d$/, message);

/** A random key, as browsers and the database make them. */
export const RandomKey = z
  .string()
  .max(36, { abort: true })
  .regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);

/** A date as YYYY-MM-DD that calendars and databases can represent, even with some months added. */
export const Day = (message: string = say('field.date'), outside = message) =>
  IsoDate(message).refine((day) => day >= '1900-01-01' && day < '3000-01-01', outside);

export const Id = z.number().int().positive();
/** The same id as part of an address, where everything is text. */
export const IdInPath = z.coerce.number<number>().int().positive().max(Number.MAX_SAFE_INTEGER);

/** The reply of an action that has nothing to show but a message. */
export const Message = z.object({ message: z.string() });

/** Whether it is an IANA time zone that this machine knows. */
export const knowsZone = (zone: string) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
};

export const TimeZone = bounded(100, 'Timezone is a required field').refine(knowsZone, 'Timezone is a required field');

/** What an endpoint with `answers: 'file'` returns. */
export interface FileAnswer {
  body: string | Uint8Array | NodeJS.ReadableStream;
  type: string;
  /** The name to download the file under; if absent, it is shown in the browser. */
  name?: string;
  /**
   * Whether a browser may cache it; never private files. `checked`: a private text that whoever has the address may
   * keep, but asks for each time, and is told when it is still the same.
   */
  cache?: 'private' | 'year' | 'checked';
}
export const FileAnswer = z.custom<FileAnswer>(
  (value) => typeof value === 'object' && value !== null && 'body' in value,
);

/** What an endpoint with `answers: 'redirect'` returns: a path of our own, or the address of a provider. */
export const Redirect = z.object({ location: z.string() });
