/** A letter as it is handed to whoever carries it. */
interface Letter {
  /** The same key is the same letter, however often it is sent. */
  key: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  ics?: string;
  replyTo?: string;
  fromName?: string;
}

/** What carries letters: a mail server in main.ts, its twin in tests. A refused letter is a rejected promise. */
export interface Mail {
  send: (letter: Letter) => Promise<void>;
}

interface ShortMessage {
  key: string;
  to: string;
  text: string;
}

/** What carries short messages to phones: a provider in main.ts, its twin in tests. */
export interface WhatsApp {
  send: (message: ShortMessage) => Promise<void>;
}

/**
 * What writing and sending needs to know; `mail` null: no mail server is set, and letters stay in the outbox (B113);
 * `whatsApp` null: no provider is, and short messages do (B115).
 */
export interface Post {
  mail: Mail | null;
  whatsApp: WhatsApp | null;
  settings: { BASE_URL: string; PRODUCT_NAME: string; SUPPORT_EMAIL: string; MAIL_FROM: string };
}
