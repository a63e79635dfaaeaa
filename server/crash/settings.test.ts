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
  ['WHATSAPP_URL', { WHATSAPP_REPLIES_KEY: 'a-key-of-more-than-twenty-characters' }],
  [
    'WHATSAPP_REPLIES_KEY',
    { WHATSAPP_REPLIES_KEY: 'short', WHATSAPP_URL: 'https://phone.example', WHATSAPP_TOKEN: 'token' },
  ],
  ['ANALYTICS_TOKEN', { ANALYTICS_URL: 'https://figures.example/events' }],
  ['ANALYTICS_URL', { ANALYTICS_TOKEN: 'token' }],
  ['ANALYTICS_URL', { ANALYTICS_URL: 'https://me:secret@figures.example', ANALYTICS_TOKEN: 'token' }],
  ['SECRET_KEY', { ...production, SECRET_KEY: '' }],
  ['API_DOCS', { API_DOCS: 'yes' }],
  ['SECRET_KEY', { ...production, SECRET_KEY: 'only-for-development-and-tests-never-in-production' }],
  ['SECRET_KEY', { ...production, SECRET_KEY: 'x'.repeat(64) }],
  ['SECRET_KEY', { ...production, SECRET_KEY: 'abcdefg'.repeat(5) }],
  ['SECRET_KEY', { ...production, SECRET_KEY: 'change-me-now!'.repeat(3) }],
  ['SECRET_KEY', { ...production, SECRET_KEY: '0123456789abcdefghijklmnopqrstuvwxyz' }],
  ['SECRET_KEY', { ...production, SECRET_KEY: 'qwertyuiopasdfghjklzxcvbnm123456' }],
  ['SECRET_KEY', { ...production, SECRET_KEY: '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9' }],
  ['SECRET_KEY', { ...production, SECRET_KEY: 'AzertyUIOPqsdfghjklmWXCVBN0987654321' }],
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

test('production takes keys as "openssl rand" writes them, in hexadecimal or base 64', () => {
  const keys = [
    '9f3b0c5de1a47826b5d90f7e3c2a6148',
    'e4d909c290d0fb1ca068ffaddf22cbd0e4b7a1590f3c6d8821aa57c0f9e6b334',
    '2Q0y7mJc1nP5xVb8Zk3tRw6uHs9dLfGa4eYiOqTzXCU=',
  ];
  for (const SECRET_KEY of keys) expect(readSettings({ ...production, SECRET_KEY }).SECRET_KEY).toBe(SECRET_KEY);
});

test('the published key serves development, where nothing else is set', () => {
  expect(readSettings({}).SECRET_KEY).toBe('only-for-development-and-tests-never-in-production');
});

test('the calls are described in development; in production only where it is set', () => {
  expect(readSettings({}).apiDocs).toBe(true);
  expect(readSettings({ API_DOCS: 'off' }).apiDocs).toBe(false);
  expect(readSettings(production).apiDocs).toBe(false);
  expect(readSettings({ ...production, API_DOCS: 'on' }).apiDocs).toBe(true);
});
