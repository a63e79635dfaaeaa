import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readAttachment } from '../adapters/attachments.ts';
import { folderFiles } from '../adapters/files.ts';
import { readImage } from '../adapters/images.ts';
import { smtpMail } from '../adapters/smtp.ts';
import { startSmtpTwin } from '../adapters/smtp.twin.ts';
import { httpWhatsApp } from '../adapters/whatsapp.ts';
import { startWhatsAppTwin } from '../adapters/whatsapp.twin.ts';
import type { Vendors } from '../parts.ts';

/** Local twins of the outside services. `forget` empties what they keep. */
export const testVendors = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-files-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const mailServer = await startSmtpTwin();
  const token = 'only-for-tests';
  const provider = await startWhatsAppTwin(token);
  const vendors: Vendors = {
    files: folderFiles({ folder }),
    images: { read: readImage },
    readAttachment,
    mail: smtpMail({ url: mailServer.url, from: 'no-reply@lantern.test' }),
    whatsApp: httpWhatsApp({ url: provider.url, token }),
  };
  return {
    ...vendors,
    /** The names of all stored files, including those of every earlier test. */
    stored: () => readdirSync(folder, { recursive: true }).map(String).toSorted(),
    /** What the mail server received. */
    letters: mailServer.letters,
    /** Addresses that the mail server rejects. */
    refused: mailServer.refused,
    /** What the WhatsApp provider received. */
    messages: provider.messages,
    /** Phone numbers that the provider rejects. */
    refusedNumbers: provider.refused,
    forget: () => {
      mailServer.letters.length = 0;
      mailServer.refused.clear();
      provider.messages.length = 0;
      provider.refused.clear();
    },
  };
};
