import type { NoticeObject } from '../../contract/notifications/index.ts';
import type { Change, DomainEvent, EventName } from '../platform/work.ts';
import { pages } from './addresses.ts';
import type { Email } from './content.ts';
import type { Line } from './line.ts';

/** What writing needs to know of the house. */
export interface TellingGround {
  settings: { BASE_URL: string; PRODUCT_NAME: string; SUPPORT_EMAIL: string; MAIL_FROM: string };
}

/** Who gets it, as their account has them. */
export interface Addressee {
  email: string;
  firstname: string;
  timezone: string;
  slug: string;
}

/** The programme in whose name and colours an email goes; without one it is our own. */
export interface ProgrammeSender {
  name: string;
  brand: string;
  homeUrl: string;
  supportEmail: string | null;
}

export interface LetterToWrite {
  to: string;
  name: string;
  timeZone: string;
  content: Email;
  ics?: string;
  /** The phone number that has it as a short message too; the email goes whatever becomes of that (B115). */
  phone?: string | null;
  /** Where the recipient chooses what they get; absent for emails that always go. */
  settingsUrl?: string;
  programme?: ProgrammeSender;
}

/** An email whose link proves who opens it: its token is minted when it is written (M20). */
export interface LetterWithLink {
  purpose: 'confirm' | 'reset';
  write: (token: string) => LetterToWrite;
}

/** A line in the app, and where it leads. */
export interface Notice {
  objectType: NoticeObject;
  objectId: number;
  linkPath: string;
  line: Line;
}

/** What one person is told of one event. */
export interface Telling {
  /** Null: somebody who has no account. */
  userId: number | null;
  notice?: Notice;
  letter?: LetterToWrite;
  linkLetter?: LetterWithLink;
  /** The email holds a token, which no admin may read (D16); this keeps its hash when the email is written, and only then. */
  onWritten?: (change: Change) => Promise<void>;
}

/** Who is told what of one event, as things stand when the job runs. */
type Plan<E extends DomainEvent> = (change: Change, event: E, ground: TellingGround) => Promise<Telling[]>;

/** An event that people are told of; a module lists its own in `tellings` of its plug. */
export interface ToldEvent {
  event: string;
  plan: Plan<never>;
}

export const tells = <E extends DomainEvent>(event: EventName<E>, plan: Plan<E>): ToldEvent => ({ event, plan });

/** An email that always goes: to the account itself. */
export const emailTo = (person: Addressee, content: Email): LetterToWrite => ({
  to: person.email,
  name: person.firstname,
  timeZone: person.timezone,
  content,
});

/** An email of the kind that people may choose not to get. */
export const emailByChoice = (person: Addressee, content: Email, { settings }: TellingGround): LetterToWrite => ({
  ...emailTo(person, content),
  settingsUrl: settings.BASE_URL + pages.notificationSettings(person.slug),
});
