import { Temporal } from 'temporal-polyfill';
import type { Email, Envelope } from './content.ts';

export const url = 'https://lantern.example/main/bookings/41';
export const envelope: Envelope = {
  sender: { name: 'Lantern', product: 'Lantern', homeUrl: 'https://lantern.example/' },
  recipient: { name: 'Mei', timeZone: 'Asia/Kuala_Lumpur' },
};

/** An hour, and how an email to Mei writes it. */
export const hour = {
  start: Temporal.Instant.from('2026-12-02T03:30:00Z'),
  end: Temporal.Instant.from('2026-12-02T04:30:00Z'),
};
export const hourInWords = 'Wednesday, 2 December 2026, 11:30 am – 12:30 pm (Asia/Kuala_Lumpur, UTC+08:00)';

/** Subject, button and required text: written by hand from the decisions, not copied from the email. */
type Says = readonly [subject: string, button: string | null, ...words: string[]];

/** One email of a kind, and what it must say. */
export interface EmailSample {
  kind: string;
  about: object;
  says: Says;
  /** The email, with these changes to what it is about. */
  email: (changes?: object) => Email;
}

/**
 * A module has an emails.fixture.ts, where the generated tests find one of each of its emails (`emailSamples`) and the
 * events that it tells people about (`toldEvents`), both written by hand.
 */
export const emailSample = <About extends object>(
  emailOf: (about: About) => Email,
  about: About,
  says: Says,
): EmailSample => ({
  kind: emailOf(about).kind,
  about,
  says,
  email: (changes = {}) => emailOf({ ...about, ...changes }),
});
