import { z } from 'zod';

const number = (least: number, most: number) => {
  const error = `must be a whole number from ${least} to ${most}`;
  return z.coerce.number(error).int(error).min(least, error).max(most, error);
};
/** A comma-separated list. */
const addresses = (form: RegExp) =>
  z
    .string()
    .transform((text) => text.split(',').map((one) => one.trim()))
    .pipe(z.array(z.string().regex(form, 'names an address of another kind')));
const secretForDevelopment = 'only-for-development-and-tests-never-in-production';

const fewestCharacters = 8;
/** The rows of keyboards (English, French, German), and the columns of the English one. */
const keyboards = [
  'qwertyuiop asdfghjkl zxcvbnm azertyuiop qsdfghjklm wxcvbn qwertzuiop yxcvbnm 1234567890',
  '1qaz 2wsx 3edc 4rfv 5tgb 6yhn 7ujm 8ik 9ol',
].flatMap((rows) => rows.split(' '));
const nextKeys = new Set(keyboards.flatMap((row) => [...row].slice(1).map((key, at) => `${row.charAt(at)}${key}`)));

/** Steps from one character to the next that somebody types rather than draws: the same again, or its neighbour. */
const isStep = (from: string, to: string) =>
  Math.abs((from.codePointAt(0) ?? 0) - (to.codePointAt(0) ?? 0)) <= 1 ||
  [`${from}${to}`, `${to}${from}`].some((pair) => nextKeys.has(pair.toLowerCase()));

/** A key that a person typed: few different characters, one piece again and again, or walks through the alphabet or over the keyboard. */
const isTyped = (key: string) => {
  const letters = [...key];
  const isRepeated = letters.some(
    (_letter, at) => at > 0 && at <= key.length / 2 && key.startsWith(key.slice(at)) && at < key.length,
  );
  const steps = letters.filter((one, at) => isStep(letters[at - 1] ?? '', one)).length;
  return new Set(letters).size < fewestCharacters || isRepeated || steps > letters.length / 2;
};

/** Why a key would not keep anybody out, if so. */
const weaknessOf = (key: string) => {
  if (key === secretForDevelopment) return 'is the published one for development; make one with "openssl rand -hex 32"';
  if (isTyped(key)) return 'is easy to guess; make one with "openssl rand -hex 32"';
  return undefined;
};

/** Settings of which one is nothing without the other. */
const together = [
  ['WHATSAPP_URL', 'WHATSAPP_TOKEN'],
  ['WHATSAPP_TOKEN', 'WHATSAPP_URL'],
  ['WHATSAPP_REPLIES_KEY', 'WHATSAPP_URL'],
  ['ANALYTICS_URL', 'ANALYTICS_TOKEN'],
  ['ANALYTICS_TOKEN', 'ANALYTICS_URL'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID'],
  ['MICROSOFT_CLIENT_ID', 'MICROSOFT_CLIENT_SECRET'],
  ['MICROSOFT_CLIENT_SECRET', 'MICROSOFT_CLIENT_ID'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['STRIPE_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY'],
] as const;

const addressWithoutPassword = (token: string) =>
  z
    .url({ protocol: /^https?$/ })
    .refine((url) => new URL(url).username === '' && new URL(url).password === '', `holds a password; see ${token}`);
const bearerToken = z.string().regex(/^[\x21-\x7e]+$/, 'is no bearer token');

const Settings = z
  .object({
    NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
    PORT: number(0, 65_535).default(3000),
    HOST: z.string().min(1).default('127.0.0.1'),
    BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
    DATA_DIR: z.string().min(1).default('./data'),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    SECRET_KEY: z.string().min(32, 'needs at least 32 characters').optional(),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    /** The key by which Mailgun signs what it says of emails: refused for good, or called unwanted. */
    MAIL_EVENTS_KEY: z.string().min(1).optional(),
    MAIL_FROM: z.email().default('no-reply@lantern.test'),
    SUPPORT_EMAIL: z.email().default('support@lantern.test'),
    /**
     * Takes short messages as POST { to, text }. The address must not contain a password, since it would end up in
     * error messages.
     */
    WHATSAPP_URL: addressWithoutPassword('WHATSAPP_TOKEN').optional(),
    WHATSAPP_TOKEN: bearerToken.optional(),
    /** The key by which the provider signs what people answer to short messages. */
    WHATSAPP_REPLIES_KEY: z.string().min(20, 'needs at least 20 characters').optional(),
    /** A server that speaks the same as the push services of browsers, for trying it out. */
    PUSH_URL: z.url({ protocol: /^https?$/ }).optional(),
    /** Is told of checkouts as POST { id, event, at, properties } (CRD-24), without a word of who it was. */
    ANALYTICS_URL: addressWithoutPassword('ANALYTICS_TOKEN').optional(),
    ANALYTICS_TOKEN: bearerToken.optional(),
    FILES_FOLDER: z.string().min(1).optional(),
    FILES_S3_ENDPOINT: z.url().optional(),
    FILES_S3_REGION: z.string().min(1).default('auto'),
    FILES_S3_BUCKET: z.string().min(1).optional(),
    FILES_S3_KEY: z.string().min(1).optional(),
    FILES_S3_SECRET: z.string().min(1).optional(),
    DEMO: z.enum(['on', 'off']).optional(),
    /** Whether every call is described at /api/docs; off in production unless set. */
    API_DOCS: z.enum(['on', 'off']).optional(),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
    /** A line in the log and an email to the platform admins when an email or a job has waited for longer than this. */
    QUEUE_WARNING_MINUTES: number(1, 1440).default(15),
    /** Figures for Prometheus, on a port of their own; without a token it answers this machine only. */
    METRICS_PORT: number(1, 65_535).optional(),
    /** Who shows this token as bearer reads the figures; without METRICS_PORT at /metrics of the public port. */
    METRICS_TOKEN: z
      .string()
      .regex(/^[\x21-\x7e]+$/, 'is no bearer token')
      .min(20, 'needs at least 20 characters')
      .optional(),
    PRODUCT_NAME: z.string().min(1).max(40).default('Lantern'),
    /** Multiplies every limit of B09; tests that are not about limits raise it. */
    RATE_LIMIT_FACTOR: number(1, 1_000_000).default(1),
    /** All calls from one source in a minute: 300 people behind one address (D02) with a call a second each. */
    SOURCE_CALLS_A_MINUTE: number(1, 10_000_000).default(18_000),
    /** B09: emails to many in 24 hours, for each program and each company, and for a company in its first week. */
    EMAILS_A_DAY_PROGRAM: number(0, 10_000_000).default(2000),
    EMAILS_A_DAY_COMPANY: number(0, 10_000_000).default(5000),
    EMAILS_A_DAY_NEW_COMPANY: number(0, 10_000_000).default(200),
    /** M28: what a member who signs up by themselves gets on confirming the address; 0 gives nothing. */
    WELCOME_CREDITS: number(0, 100).default(1),
    /** B111: the videos of MentorClass, addresses of players that can be embedded, separated by commas. */
    MENTOR_CLASS_VIDEOS: addresses(/^https:\/\//).default([]),
    /**
     * Servers through which the browsers in a meeting find each other; none by default, so that nothing leaves the
     * machine.
     */
    STUN_URLS: addresses(/^stuns?:/).default([]),
    TURN_URLS: addresses(/^turns?:/).default([]),
    /**
     * Shared with the relay (coturn: static-auth-secret): every participant gets a password of their own, valid for a
     * few hours.
     */
    TURN_SECRET: z.string().min(20, 'needs at least 20 characters').optional(),
    /** Meetings are held there instead of in our own room: {url}/{token of the booking} (B52). */
    MEETING_PROVIDER_URL: z.url({ protocol: /^https?$/ }).optional(),
    /** B54: what Google and Microsoft gave out for this installation; without them calendars cannot be linked. */
    GOOGLE_CLIENT_ID: z.string().min(1).optional(),
    GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
    MICROSOFT_CLIENT_ID: z.string().min(1).optional(),
    MICROSOFT_CLIENT_SECRET: z.string().min(1).optional(),
    /** Whose accounts may be linked: everybody's, or those of one organisation. */
    MICROSOFT_TENANT: z
      .string()
      .regex(/^[\w.-]+$/, 'is no tenant')
      .default('common'),
    /** Servers that speak the same as Google and Microsoft, for trying it out. */
    GOOGLE_CALENDAR_URL: z.url({ protocol: /^https?$/ }).optional(),
    MICROSOFT_CALENDAR_URL: z.url({ protocol: /^https?$/ }).optional(),
    /** B101: what Stripe gave out for this installation; without them nobody pays in production. */
    STRIPE_SECRET_KEY: z.string().min(1).optional(),
    STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
    /** A server that speaks the same as Stripe, for trying it out. */
    STRIPE_URL: z.url({ protocol: /^https?$/ }).optional(),
    /** M13: who may write learning plans; without a key they are made by rules of our own. */
    OPENAI_API_KEY: z.string().min(1).optional(),
    OPENAI_MODEL: z.string().min(1).default('gpt-4o-mini'),
    /** Another server that speaks the same protocol, such as one of your own. */
    OPENAI_URL: z.url({ protocol: /^https?$/ }).default('https://api.openai.com/v1'),
    ANTHROPIC_API_KEY: z.string().min(1).optional(),
    ANTHROPIC_MODEL: z.string().min(1).default('claude-3-5-haiku-latest'),
    ANTHROPIC_URL: z.url({ protocol: /^https?$/ }).default('https://api.anthropic.com'),
    /** M13: who transcribes recordings; without a key nobody does, and the page says so. */
    TRANSCRIPTION_API_KEY: z.string().min(1).optional(),
    /** Another server that speaks the same protocol, such as one of your own. */
    TRANSCRIPTION_URL: z.url({ protocol: /^https?$/ }).default('https://api.openai.com/v1'),
    /** The program that reads sound and videos; by default the one that is installed with the product. */
    FFMPEG_PATH: z.string().min(1).optional(),
    /** D17: another chat app, which the pages of messages lead to with the program as origin; by default our own. */
    CHAT_APP_URL: z.url({ protocol: /^https?$/ }).optional(),
    /** How many proxies in front of the server have a trusted X-Forwarded-For. */
    TRUSTED_PROXIES: number(0, 10).default(0),
  })
  .superRefine((given, context) => {
    const need = (name: keyof typeof given, message: string) =>
      given[name] === undefined && context.addIssue({ code: 'custom', path: [name], message });
    if (given.NODE_ENV === 'production') {
      need('SECRET_KEY', 'is required in production');
      need('BASE_URL', 'is required in production');
      const weakness = given.SECRET_KEY === undefined ? undefined : weaknessOf(given.SECRET_KEY);
      if (weakness !== undefined) context.addIssue({ code: 'custom', path: ['SECRET_KEY'], message: weakness });
      if (given.DEMO === 'on')
        context.addIssue({ code: 'custom', path: ['DEMO'], message: 'is never loaded in production' });
    }
    if (given.METRICS_PORT !== undefined && given.METRICS_PORT === given.PORT)
      context.addIssue({ code: 'custom', path: ['METRICS_PORT'], message: 'is the public port; choose another' });
    for (const [one, other] of together) if (given[one] !== undefined) need(other, `is required with ${one}`);
    if (given.TURN_URLS.length > 0) need('TURN_SECRET', 'is required with TURN_URLS');
    if (given.FILES_S3_BUCKET !== undefined) {
      need('FILES_S3_KEY', 'is required with FILES_S3_BUCKET');
      need('FILES_S3_SECRET', 'is required with FILES_S3_BUCKET');
    }
  });

/** The names of all settings. */
export const settingNames = Object.keys(Settings.shape) as readonly (keyof typeof Settings.shape)[];

/** A setting is wrong: the start-up stops with a sentence that names the setting. */
export class WrongSettings extends Error {}

type Environment = Record<string, string | undefined>;

const parse = (environment: Environment) =>
  Settings.safeParse(Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== '')));

/** A sentence for each setting that is wrong. It names the setting and never says its value, which may be a secret. */
export const wrongSettings = (environment: Environment) =>
  (parse(environment).error?.issues ?? []).map(
    ({ path, message }) => `The setting ${path.join('.')} is wrong: ${message}.`,
  );

/** Reads the settings from the environment; the README lists them in a table. */
export const readSettings = (environment: Environment) => {
  const { data, error } = parse(environment);
  if (error) throw new WrongSettings(wrongSettings(environment)[0]);
  const production = data.NODE_ENV === 'production';
  return {
    ...data,
    production,
    BASE_URL: (data.BASE_URL ?? `http://localhost:${data.PORT}`).replace(/\/$/, ''),
    SECRET_KEY: data.SECRET_KEY ?? secretForDevelopment,
    FILES_FOLDER: data.FILES_FOLDER ?? `${data.DATA_DIR}/files`,
    demo: !production && data.DEMO !== 'off',
    apiDocs: (data.API_DOCS ?? (production ? 'off' : 'on')) === 'on',
  };
};
export type Settings = ReturnType<typeof readSettings>;
