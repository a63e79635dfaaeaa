import type { Mail, WhatsApp } from './modules/notifications/index.ts';
import type { Machinery } from './platform/assemble.ts';
import type { Files, ReadAttachment } from './platform/files.ts';
import type { Images } from './platform/pictures.ts';

/** What the outside gives us: adapters in main.ts, local twins in tests. */
export interface Vendors {
  files: Files;
  images: Images;
  readAttachment: ReadAttachment;
  /** Null: no mail server is set, and letters stay in the outbox (B113). */
  mail: Mail | null;
  /** Null: no provider is set, and short messages stay in the outbox (B115). */
  whatsApp: WhatsApp | null;
}

export interface Parts extends Machinery {
  vendors: Vendors;
}
