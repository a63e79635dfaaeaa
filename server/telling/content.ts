/** The sender of an email. */
export interface Sender {
  /** The programme, or the product itself. */
  name: string;
  product: string;
  homeUrl: string;
  /** The colour of the programme, as #RRGGBB. */
  brand?: string;
  supportEmail?: string;
  /** Where the recipient chooses which emails they get; absent for emails that are always sent. */
  settingsUrl?: string;
  /** Where emails of this kind are stopped without signing in. */
  stopUrl?: string;
  /** Short messages can be answered by short messages. */
  takesReplies?: boolean;
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
  /** Something a person wrote, or the phrases of a time: lines break between the phrases, not within them. */
  value: string | readonly string[];
  /** No longer true, shown crossed out. */
  struck?: boolean;
}

/** What an email says, before it is rendered as HTML and plain text. */
export interface LetterContent {
  subject: string;
  /** What a mailbox shows next to the subject. */
  preview: string;
  heading: string;
  greeting?: string;
  paragraphs: string[];
  facts?: Fact[];
  steps?: string[];
  /** Other people the recipient could turn to, under a line that says so. */
  people?: { intro: string; list: { name: string; about: string; url: string }[] };
  /** QR codes: what each stands for, and what it holds. They are attached as pictures when the email is sent. */
  codes?: { label: string; text: string }[];
  button?: { label: string; url: string };
  /** Also shows the address of the button, for mail programs that hide buttons. */
  showUrl?: boolean;
  note?: string;
  /** The recipient is asked for a yes or a no, which a reply to the short message gives as well (B115). */
  asksYesOrNo?: boolean;
  /** Why the recipient got this email. */
  why: string;
}

/** An email that knows what it is about and can render itself for any recipient. */
export interface Email {
  /** Its name in the outbox and in the outbox table: 'agenda.updated'. */
  kind: string;
  /** Also sent as a short message to the phones of those who asked for that (B115). */
  short?: boolean;
  write: (envelope: Envelope) => LetterContent;
}

/** The emails of one kind, given what each of them is about. */
export const emailOf =
  <Data>(kind: string, write: (data: Data, envelope: Envelope) => LetterContent, channels: Pick<Email, 'short'> = {}) =>
  (data: Data): Email => ({ kind, ...channels, write: (envelope) => write(data, envelope) });

export interface RenderedLetter {
  subject: string;
  preview: string;
  html: string;
  text: string;
  /** The same content in a few lines, for a phone. */
  short: string;
  /** What its QR codes hold, in their order. */
  codes: string[];
  /** Where its button leads. */
  link: string | null;
}
