import type { CalendarProvider } from '../contract/calendars/values.ts';
import type { PlanProvider } from '../contract/objectives/values.ts';
import type { Mail, Push, WhatsApp } from './modules/notifications/index.ts';
import type { AnalyticsService } from './platform/analytics-service.ts';
import type { Machinery } from './platform/assemble.ts';
import type { CalendarService } from './platform/calendars.ts';
import type { Files, ReadAttachment } from './platform/files.ts';
import type { PaymentGateway } from './platform/gateway.ts';
import type { LanguageModel } from './platform/language.ts';
import type { Images } from './platform/pictures.ts';
import type { SoundReader } from './platform/sound.ts';
import type { SpeechService } from './platform/speech.ts';

/** What the outside world provides: adapters in main.ts, local twins in tests. */
export interface Vendors {
  files: Files;
  images: Images;
  readAttachment: ReadAttachment;
  /** Null: no mail server is configured, and emails stay in the outbox (B113). */
  mail: Mail | null;
  /** Null: no provider is configured, and short messages stay in the outbox (B115). */
  whatsApp: WhatsApp | null;
  /** Browsers that show notifications. */
  push: Push;
  /** Null: the installation has no keys; payments are tried out on a page of ours, and not taken in production (B101). */
  payments: PaymentGateway | null;
  /** Who can write learning plans (M13); null where the installation has no key. */
  writers: Record<PlanProvider, LanguageModel | null>;
  /** Null: transcription is not set up (M13). */
  speech: SpeechService | null;
  /** Null: only what providers take as it is can be transcribed. */
  sound: SoundReader | null;
  /** Null: nothing is told to anybody (CRD-24). */
  analytics: AnalyticsService | null;
  /** Null: the installation has no keys for it, and the page says what to fill in (B54). */
  calendars: Record<CalendarProvider, CalendarService | null>;
}

export interface Parts extends Machinery {
  vendors: Vendors;
}
