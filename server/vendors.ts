import { readAttachment } from './adapters/attachments.ts';
import { folderFiles, s3Files } from './adapters/files.ts';
import { readImage } from './adapters/images.ts';
import { smtpMail } from './adapters/smtp.ts';
import { httpWhatsApp } from './adapters/whatsapp.ts';
import type { Vendors } from './parts.ts';
import type { Settings } from './platform/config.ts';

/** Where uploads are kept, according to the settings. */
export const openFiles = (settings: Settings) => {
  const { FILES_S3_BUCKET: bucket, FILES_S3_KEY: accessKey = '', FILES_S3_SECRET: secretKey = '' } = settings;
  if (bucket === undefined) return folderFiles({ folder: settings.FILES_FOLDER });
  const { FILES_S3_ENDPOINT: endpoint, FILES_S3_REGION: region } = settings;
  return s3Files({ endpoint, region, bucket, accessKey, secretKey });
};

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
