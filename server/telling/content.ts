/** Who a letter comes from. */
export interface Sender {
  /** The programme, or the product itself. */
  name: string;
  product: string;
  homeUrl: string;
  /** The colour of the programme, as #RRGGBB. */
  brand?: string;
  supportEmail?: string;
  /** Where the recipient chooses which letters they get; absent for letters that always go. */
  settingsUrl?: string;
}

export interface Recipient {
  name: string;
  timeZone: string;
}

export interface Envelope {
  sender: Sender;
  recipient: Recipient;
}

export interface Fact {
  label: string;
  /** What somebody wrote, or the phrases of a time: lines break between them, not within. */
  value: string | readonly string[];
  /** Holds no longer. */
  struck?: boolean;
}

/** What a letter says, before it is set in HTML and in plain text. */
export interface LetterContent {
  subject: string;
  /** What a mailbox shows beside the subject. */
  preview: string;
  heading: string;
  greeting?: string;
  paragraphs: string[];
  facts?: Fact[];
  steps?: string[];
  /** Others one could turn to, under a line that says so. */
  people?: { intro: string; list: { name: string; about: string; url: string }[] };
  button?: { label: string; url: string };
  /** Shows the address of the button too, for mail programs that hide buttons. */
  showUrl?: boolean;
  note?: string;
  /** Why they got this letter. */
  why: string;
}

/** An email that knows what it is about, and writes itself for whoever gets it. */
export interface Email {
  /** What the outbox and its table call it: 'agenda.updated'. */
  kind: string;
  /** A phone gets it as a short message too, where its owner asked for that (B115). */
  short?: boolean;
  write: (envelope: Envelope) => LetterContent;
}

/** The emails of one kind, by what each of them is about. */
export const emailOf =
  <Data>(kind: string, write: (data: Data, envelope: Envelope) => LetterContent, channels: Pick<Email, 'short'> = {}) =>
  (data: Data): Email => ({ kind, ...channels, write: (envelope) => write(data, envelope) });

export interface RenderedLetter {
  subject: string;
  preview: string;
  html: string;
  text: string;
  /** The same in a few lines, for a phone. */
  short: string;
}
