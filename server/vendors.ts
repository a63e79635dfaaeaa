import { httpAnalytics } from './adapters/analytics.ts';
import { readAttachment } from './adapters/attachments.ts';
import { googleCalendar } from './adapters/calendars/google.ts';
import { microsoftCalendar } from './adapters/calendars/microsoft.ts';
import { readImage } from './adapters/images.ts';
import { claudeModel } from './adapters/language/claude.ts';
import { openAiModel } from './adapters/language/openai.ts';
import { stripeGateway } from './adapters/payments/stripe.ts';
import { smtpMail } from './adapters/smtp.ts';
import { ffmpegSound, findFfmpeg } from './adapters/sound.ts';
import { openAiSpeech } from './adapters/speech/openai.ts';
import { webPushService } from './adapters/web-push.ts';
import { httpWhatsApp } from './adapters/whatsapp.ts';
import { openFiles } from './open-files.ts';
import type { Vendors } from './parts.ts';
import type { Settings } from './platform/config.ts';

const withoutSlash = (url: string | undefined) => url?.replace(/\/$/, '');

/** B54: the calendars for which there are keys. */
const openCalendars = (settings: Settings): Vendors['calendars'] => {
  const { GOOGLE_CLIENT_ID: google, GOOGLE_CLIENT_SECRET: googleSecret, GOOGLE_CALENDAR_URL: googleUrl } = settings;
  const {
    MICROSOFT_CLIENT_ID: microsoft,
    MICROSOFT_CLIENT_SECRET: microsoftSecret,
    MICROSOFT_TENANT: tenant,
  } = settings;
  return {
    google:
      google && googleSecret
        ? googleCalendar({ id: google, secret: googleSecret, url: withoutSlash(googleUrl) })
        : null,
    microsoft:
      microsoft && microsoftSecret
        ? microsoftCalendar({
            id: microsoft,
            secret: microsoftSecret,
            tenant,
            url: withoutSlash(settings.MICROSOFT_CALENDAR_URL),
          })
        : null,
  };
};

/** M13: the language models for which there are keys. */
const openWriters = (settings: Settings): Vendors['writers'] => {
  const { OPENAI_API_KEY: openai, ANTHROPIC_API_KEY: claude } = settings;
  return {
    openai: openai
      ? openAiModel({ key: openai, model: settings.OPENAI_MODEL, url: withoutSlash(settings.OPENAI_URL) ?? '' })
      : null,
    claude: claude
      ? claudeModel({ key: claude, model: settings.ANTHROPIC_MODEL, url: withoutSlash(settings.ANTHROPIC_URL) ?? '' })
      : null,
  };
};

/** M13: who transcribes recordings, and what reads them. */
const openSpeech = async (settings: Settings): Promise<Pick<Vendors, 'speech' | 'sound'>> => {
  const { TRANSCRIPTION_API_KEY: key, TRANSCRIPTION_URL: url } = settings;
  if (!key) return { speech: null, sound: null };
  const path = await findFfmpeg(settings.FFMPEG_PATH);
  return {
    speech: openAiSpeech({ key, url: withoutSlash(url) ?? '' }),
    sound: path === null ? null : ffmpegSound({ path }),
  };
};

/** The outside services that the settings name. */
export const openVendors = async (settings: Settings): Promise<Vendors> => ({
  files: openFiles(settings),
  images: { read: readImage },
  readAttachment,
  whatsApp:
    settings.WHATSAPP_URL && settings.WHATSAPP_TOKEN
      ? httpWhatsApp({ url: settings.WHATSAPP_URL, token: settings.WHATSAPP_TOKEN })
      : null,
  push: webPushService({ secret: settings.SECRET_KEY, contact: settings.SUPPORT_EMAIL, url: settings.PUSH_URL }),
  analytics:
    settings.ANALYTICS_URL && settings.ANALYTICS_TOKEN
      ? httpAnalytics({ url: settings.ANALYTICS_URL, token: settings.ANALYTICS_TOKEN })
      : null,
  payments:
    settings.STRIPE_SECRET_KEY && settings.STRIPE_WEBHOOK_SECRET
      ? stripeGateway({
          secretKey: settings.STRIPE_SECRET_KEY,
          webhookSecret: settings.STRIPE_WEBHOOK_SECRET,
          url: withoutSlash(settings.STRIPE_URL),
        })
      : null,
  writers: openWriters(settings),
  ...(await openSpeech(settings)),
  calendars: openCalendars(settings),
  mail: settings.SMTP_URL ? smtpMail({ url: settings.SMTP_URL, from: settings.MAIL_FROM }) : null,
});
