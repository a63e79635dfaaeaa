import type { Change } from '../../platform/work.ts';
import type { LetterData, LetterKind } from './letters/render.tsx';
import type { Post } from './mail.ts';
import { pages } from './addresses.ts';
import type { LivingPerson } from './queries.ts';
import type { notifications } from './tables.ts';

/** What a letter of some kind has to be told. */
export type LetterContents = { [K in LetterKind]: { kind: K; data: LetterData[K] } }[LetterKind];

/** The programme in whose name and colours a letter goes; without one it is our own. */
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
  content: LetterContents;
  ics?: string;
  /** The phone number that has it as a short message too; the letter goes whatever becomes of that (B115). */
  phone?: string | null;
  /** Where the recipient chooses what they get; absent for letters that always go. */
  settingsUrl?: string;
  programme?: ProgrammeSender;
}

/** A letter whose link proves who opens it: its token is minted when it is written (M20). */
export interface LetterWithLink {
  purpose: 'confirm' | 'reset';
  write: (token: string) => LetterToWrite;
}

/** A line in the app, and where it leads. */
export interface Notice {
  objectType: typeof notifications.$inferInsert.objectType;
  objectId: number;
  linkPath: string;
  message: string;
}

/** What one person is told of one event. */
export interface Telling {
  /** Null: somebody who has no account. */
  userId: number | null;
  notice?: Notice;
  letter?: LetterToWrite;
  linkLetter?: LetterWithLink;
  /** The letter holds a token, which no admin may read (D16); this keeps its hash when the letter is written, and only then. */
  onWritten?: (change: Change) => Promise<void>;
}

/** A letter that always goes: to the account itself. */
export const letterOf = (person: LivingPerson, content: LetterContents): LetterToWrite => ({
  to: person.email,
  name: person.firstname,
  timeZone: person.timezone,
  content,
});

/** A letter of the kind that people may choose not to get. */
export const letterByChoice = (person: LivingPerson, content: LetterContents, { settings }: Post): LetterToWrite => ({
  ...letterOf(person, content),
  settingsUrl: settings.BASE_URL + pages.notificationSettings(person.slug),
});
