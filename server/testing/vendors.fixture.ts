import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readAttachment } from '../adapters/attachments.ts';
import { folderFiles } from '../adapters/files.ts';
import { googleCalendar } from '../adapters/calendars/google.ts';
import { startGoogleTwin } from '../adapters/calendars/google.twin.ts';
import { microsoftCalendar } from '../adapters/calendars/microsoft.ts';
import { startMicrosoftTwin } from '../adapters/calendars/microsoft.twin.ts';
import { twinClient } from '../adapters/calendars/provider.twin.ts';
import { readImage } from '../adapters/images.ts';
import { smtpMail } from '../adapters/smtp.ts';
import { startSmtpTwin } from '../adapters/smtp.twin.ts';
import { webPushService } from '../adapters/web-push.ts';
import { startPushTwin } from '../adapters/web-push.twin.ts';
import { httpWhatsApp } from '../adapters/whatsapp.ts';
import { startWhatsAppTwin } from '../adapters/whatsapp.twin.ts';
import type { Vendors } from '../parts.ts';
import type { AnalyticsEvent } from '../platform/analytics-service.ts';

const token = 'only-for-tests';

/** Nobody takes payments or transcribes, until a test says who does. */
const nobody = { payments: null, speech: null, sound: null };

/** The local servers behind the adapters. */
const startTwins = async () => ({
  mailServer: await startSmtpTwin(),
  provider: await startWhatsAppTwin(token),
  pushService: await startPushTwin(),
  google: await startGoogleTwin(),
  microsoft: await startMicrosoftTwin(),
});

/** Local twins of the outside services. `forget` empties what they keep. */
export const testVendors = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-files-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const { mailServer, provider, pushService, google, microsoft } = await startTwins();
  const vendors: Vendors = {
    files: folderFiles({ folder }),
    images: { read: readImage },
    readAttachment,
    mail: smtpMail({ url: mailServer.url, from: 'no-reply@lantern.test' }),
    whatsApp: httpWhatsApp({ url: provider.url, token }),
    push: webPushService({ secret: token, contact: 'support@lantern.test', url: pushService.url }),
    analytics: {
      send: async (event) => {
        if (twins.analyticsIsDown) throw new Error('The analytics service answered 503.');
        twins.reported.push(event);
      },
    },
    writers: { openai: null, claude: null },
    ...nobody,
    calendars: {
      google: googleCalendar({ ...twinClient, url: google.url }),
      microsoft: microsoftCalendar({ ...twinClient, tenant: 'common', url: microsoft.url }),
    },
  };
  const twins = {
    ...vendors,
    /** The names of all stored files, including those of every earlier test. */
    stored: () => readdirSync(folder, { recursive: true }).map(String).toSorted(),
    /** What the mail server received. */
    letters: mailServer.letters,
    /** Addresses that the mail server rejects. */
    refused: mailServer.refused,
    /** What the WhatsApp provider received. */
    messages: provider.messages,
    /** The push service of the browsers, and what they were shown. */
    pushService,
    /** Phone numbers that the provider rejects, and whether it tells the ids of its messages. */
    refusedNumbers: provider.refused,
    says: provider.says,
    /** What the analytics service was told, and whether it is out of reach. */
    reported: [] as AnalyticsEvent[],
    analyticsIsDown: false,
    /** The local servers behind linked calendars. */
    google,
    microsoft,
    forget: () => {
      Object.assign(twins, nobody);
      Object.assign(twins.writers, { openai: null, claude: null });
      twins.reported.length = 0;
      twins.analyticsIsDown = false;
      pushService.forget();
      google.forget();
      microsoft.forget();
      mailServer.letters.length = 0;
      mailServer.refused.clear();
      provider.forget();
    },
  };
  return twins;
};
