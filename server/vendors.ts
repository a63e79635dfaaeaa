import { readAttachment } from './adapters/attachments.ts';
import { readImage } from './adapters/images.ts';
import { smtpMail } from './adapters/smtp.ts';
import { httpWhatsApp } from './adapters/whatsapp.ts';
import { openFiles } from './open-files.ts';
import type { Vendors } from './parts.ts';
import type { Settings } from './platform/config.ts';

/** The outside services that the settings name. */
export const openVendors = (settings: Settings): Vendors => ({
  files: openFiles(settings),
  images: { read: readImage },
  readAttachment,
  whatsApp:
    settings.WHATSAPP_URL && settings.WHATSAPP_TOKEN
      ? httpWhatsApp({ url: settings.WHATSAPP_URL, token: settings.WHATSAPP_TOKEN })
      : null,
  mail: settings.SMTP_URL ? smtpMail({ url: settings.SMTP_URL, from: settings.MAIL_FROM }) : null,
});
