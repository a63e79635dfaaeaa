import type { NoticeKind, NoticeObject } from '../../contract/notifications/index.ts';
import type { Change, DomainEvent, EventName } from '../platform/work.ts';
import { pages } from './addresses.ts';
import type { Email } from './content.ts';
import type { Line } from './line.ts';

/** What writing a message needs to know about this installation. */
export interface TellingGround {
  settings: { BASE_URL: string; PRODUCT_NAME: string; SUPPORT_EMAIL: string; MAIL_FROM: string };
}

/** The recipient, as stored in their account. */
export interface Addressee {
  email: string;
  firstname: string;
  timezone: string;
  slug: string;
}

/** The programme in whose name and colours an email is sent; without one it comes from the product. */
export interface ProgrammeSender {
  name: string;
  brand: string;
  homeUrl: string;
  /** Named in the email as the address for questions. */
  supportEmail: string | null;
  /** Where an answer to the email goes (B113); usually that same address. */
  replyTo: string | null;
}

export interface LetterToWrite {
  to: string;
  name: string;
  timeZone: string;
  content: Email;
  ics?: string;
  /** Goes with the email. */
  file?: { name: string; bytes: Uint8Array };
  /** The phone number that gets it as a short message too; the email is sent whatever becomes of that (B115). */
  phone?: string | null;
  /** The session that a reply to the short message is about. */
  bookingId?: number;
  /** Where the recipient chooses what they get; absent for emails that are always sent. */
  settingsUrl?: string;
  programme?: ProgrammeSender;
}

/**
 * An email whose link proves the identity of whoever opens it: its token is created when the email is written (M20).
 */
export interface LetterWithLink {
  purpose: 'confirm' | 'reset';
  write: (token: string) => LetterToWrite;
}

/** A line in the app, and where it links to. */
export interface Notice {
  objectType: NoticeObject;
  objectId: number;
  linkPath: string;
  line: Line;
  /** Unread lines about the same thing become one: 'Daniel and 2 others commented on your post.' */
  grouped?: {
    /** What they have in common, for this reader. */
    key: string;
    /** Who did it. */
    by: number;
    /** The line that tells of `by` and so many others. */
    many: (others: number) => Line;
  };
}

/** What one person is told about one event. */
export interface Telling {
  /** Null for someone without an account. */
  userId: number | null;
  notice?: Notice;
  letter?: LetterToWrite;
  linkLetter?: LetterWithLink;
  /**
   * Set when the email contains a token, which no admin may read (D16): stores the token's hash once the email is
   * written.
   */
  onWritten?: (change: Change) => Promise<void>;
}

/** Who is told what about one event, according to the data at the time the job runs. */
type Plan<E extends DomainEvent> = (change: Change, event: E, ground: TellingGround) => Promise<Telling[]>;

/** An event that people are told about; a module lists its own in `tellings` of its plug. */
export interface ToldEvent {
  event: string;
  /** What people choose about; null: it is about their account, and always told. */
  kind: NoticeKind | null;
  plan: Plan<never>;
}

export const tells = <E extends DomainEvent>(
  event: EventName<E>,
  plan: Plan<E>,
  kind: NoticeKind | null = null,
): ToldEvent => ({ event, plan, kind });

/** An email that is always sent: it is about the account itself. */
export const emailTo = (person: Addressee, content: Email): LetterToWrite => ({
  to: person.email,
  name: person.firstname,
  timeZone: person.timezone,
  content,
});

/** An email of a kind that people can opt out of. */
export const emailByChoice = (person: Addressee, content: Email, { settings }: TellingGround): LetterToWrite => ({
  ...emailTo(person, content),
  settingsUrl: settings.BASE_URL + pages.notificationSettings(person.slug),
});
