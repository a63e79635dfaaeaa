/** An email as it is handed to the mail server. */
interface Letter {
  /** The same key means the same email, however often it is sent. */
  key: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  ics?: string;
  /** What its QR codes hold, in the order in which it shows them. */
  codes: readonly string[];
  file?: { name: string; bytes: Uint8Array };
  replyTo?: string;
  fromName?: string;
  /** Where emails of this kind are stopped (RFC 8058). */
  stopUrl?: string;
}

/** Sends emails: a mail server in main.ts, its twin in tests. A refused email rejects the promise. */
export interface Mail {
  send: (letter: Letter) => Promise<void>;
}

interface ShortMessage {
  key: string;
  to: string;
  text: string;
}

/** Sends short messages to phones: a provider in main.ts, its twin in tests. */
export interface WhatsApp {
  /** Answers what the provider calls the message; null if it does not say. */
  send: (message: ShortMessage) => Promise<{ id: string | null }>;
}

interface Notification {
  endpoint: string;
  p256dh: string;
  auth: string;
  body: string;
  topic: string;
}

/** Sends notifications to browsers: their push services in main.ts, a twin in tests. */
export interface Push {
  /** The public key under which browsers subscribe. */
  key: string;
  /** Whether this is an address of a push service. */
  isKnown: (endpoint: string) => boolean;
  /** 'gone': the browser takes no more. Rejects if this message was refused. */
  send: (notification: Notification) => Promise<'sent' | 'gone'>;
}

/**
 * What writing and sending need. When `mail` is null, no mail server is set and emails stay in the outbox (B113); when
 * `whatsApp` is null, no provider is set and short messages stay there (B115).
 */
export interface Post {
  mail: Mail | null;
  whatsApp: WhatsApp | null;
  push: Push;
  settings: {
    BASE_URL: string;
    PRODUCT_NAME: string;
    SUPPORT_EMAIL: string;
    MAIL_FROM: string;
    QUEUE_WARNING_MINUTES: number;
    MAIL_EVENTS_KEY?: string | undefined;
    WHATSAPP_REPLIES_KEY?: string | undefined;
  };
}
