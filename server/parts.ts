import type { Mail, WhatsApp } from './modules/notifications/index.ts';
import type { Machinery } from './platform/assemble.ts';
import type { Files, ReadAttachment } from './platform/files.ts';
import type { Images } from './platform/pictures.ts';

/** What the outside world provides: adapters in main.ts, local twins in tests. */
export interface Vendors {
  files: Files;
  images: Images;
  readAttachment: ReadAttachment;
  /** Null: no mail server is configured, and emails stay in the outbox (B113). */
  mail: Mail | null;
  /** Null: no provider is configured, and short messages stay in the outbox (B115). */
  whatsApp: WhatsApp | null;
}

export interface Parts extends Machinery {
  vendors: Vendors;
}
