import { expect, test } from 'vitest';
import { readSettings, WrongSettings } from '../platform/config.ts';

const production = {
  NODE_ENV: 'production',
  SECRET_KEY: 'a-secret-of-more-than-thirty-two-characters',
  BASE_URL: 'https://lantern.example',
};

test.each<[string, Record<string, string>]>([
  ['NODE_ENV', { NODE_ENV: 'staging' }],
  ['PORT', { PORT: 'eighty' }],
  ['PORT', { PORT: '65536' }],
  ['PORT', { PORT: '-1' }],
  ['BASE_URL', { BASE_URL: 'lantern.example' }],
  ['BASE_URL', { BASE_URL: 'ftp://lantern.example' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/lantern' }],
  ['SECRET_KEY', { SECRET_KEY: 'x'.repeat(31) }],
  ['SMTP_URL', { SMTP_URL: 'https://mail.example' }],
  ['MAIL_FROM', { MAIL_FROM: 'nobody' }],
  ['SUPPORT_EMAIL', { SUPPORT_EMAIL: 'nobody' }],
  ['DEMO', { DEMO: 'yes' }],
  ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
  ['PRODUCT_NAME', { PRODUCT_NAME: 'x'.repeat(41) }],
  ['RATE_LIMIT_FACTOR', { RATE_LIMIT_FACTOR: '0' }],
  ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '11' }],
  ['FILES_S3_KEY', { FILES_S3_BUCKET: 'files', FILES_S3_SECRET: 'secret' }],
  ['FILES_S3_SECRET', { FILES_S3_BUCKET: 'files', FILES_S3_KEY: 'key' }],
  ['WHATSAPP_TOKEN', { WHATSAPP_URL: 'https://phone.example/messages' }],
  ['WHATSAPP_URL', { WHATSAPP_TOKEN: 'token' }],
  ['WHATSAPP_URL', { WHATSAPP_URL: 'https://me:secret@phone.example', WHATSAPP_TOKEN: 'token' }],
  ['WHATSAPP_TOKEN', { WHATSAPP_URL: 'https://phone.example', WHATSAPP_TOKEN: 'two words' }],
  ['SECRET_KEY', { ...production, SECRET_KEY: '' }],
  ['BASE_URL', { ...production, BASE_URL: '' }],
  ['DEMO', { ...production, DEMO: 'on' }],
])('%s is named when it is wrong: %o', (name, environment) => {
  const read = () => readSettings(environment);
  expect(read).toThrow(WrongSettings);
  expect(read).toThrow(new RegExp(`^The setting ${name} is wrong: [^\\n]+\\.$`));
});

test('SYS-24 the demonstration is for development, unless it is switched off; in production never', () => {
  expect(readSettings({}).demo).toBe(true);
  expect(readSettings({ DEMO: 'off' }).demo).toBe(false);
  expect(readSettings(production)).toMatchObject({ demo: false, production: true });
});
