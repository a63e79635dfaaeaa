import type { Settings } from '../platform/config.ts';
import { fault, type Finding, ok, warning } from './finding.ts';

const local = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|\/|$)/;

const mode = ({ production }: Settings) =>
  production
    ? ok('mode', 'NODE_ENV is production.')
    : warning(
        'mode',
        'NODE_ENV is not production: the /dev pages are open to everyone, and the demonstration is loaded unless DEMO is off.',
        'Set NODE_ENV=production where real people use it.',
      );

const address = ({ production, BASE_URL: url }: Settings) => {
  if (!production || url.startsWith('https://')) return ok('address', `People reach it at ${url}.`);
  if (local.test(url))
    return warning(
      'address',
      `BASE_URL is ${url}, which works on this machine only: the links in emails lead nowhere.`,
      'Set BASE_URL to the public address, with https.',
    );
  return fault(
    'address',
    `BASE_URL is ${url}, without TLS: browsers do not keep the session cookie, so nobody stays signed in.`,
    'Put a proxy that speaks TLS in front, and set BASE_URL to its https address.',
  );
};

/** How many bits the letters of a text carry, judged by how often each occurs. */
const bitsOf = (text: string) => {
  const times = new Map<string, number>();
  for (const letter of text) times.set(letter, (times.get(letter) ?? 0) + 1);
  const shares = [...times.values()].map((count) => count / text.length);
  return -text.length * shares.reduce((sum, share) => sum + share * Math.log2(share), 0);
};

const fewestBits = 96;
const guessable = /change.?me|secret.?key|your.?secret|password|example|lantern/i;
const makeOne =
  'Set SECRET_KEY to the output of: openssl rand -base64 48. Invitation links that were shared before stop working.';

const secret = ({ production, SECRET_KEY: key }: Settings) => {
  if (!production) return ok('secret_key', 'Outside production the key of development will do.');
  if (guessable.test(key) || bitsOf(key) < fewestBits)
    return warning('secret_key', 'SECRET_KEY looks like something that was typed, so it can be guessed.', makeOne);
  return ok('secret_key', 'SECRET_KEY is long and looks random.');
};

const proxies = ({ production, BASE_URL: url, TRUSTED_PROXIES: trusted }: Settings) =>
  production && trusted === 0 && url.startsWith('https://')
    ? warning(
        'proxies',
        'A proxy must speak TLS for us, but TRUSTED_PROXIES is 0: everyone seems to come from the address of the proxy and shares its limits.',
        'Set TRUSTED_PROXIES to the number of proxies in front, usually 1.',
      )
    : ok('proxies', trusted === 0 ? 'No proxy in front is trusted.' : `${trusted} in front trusted (TRUSTED_PROXIES).`);

const limits = ({ production, RATE_LIMIT_FACTOR: factor }: Settings): Finding[] =>
  production && factor > 1
    ? [
        warning(
          'limits',
          `RATE_LIMIT_FACTOR multiplies every limit by ${factor}, also the one on guessing passwords.`,
          'Leave it out, unless you are measuring.',
        ),
      ]
    : [];

const unset = /@lantern\.test$/;

const senders = ({ production, MAIL_FROM: from, SUPPORT_EMAIL: support }: Settings): Finding[] => {
  const names = [...(unset.test(from) ? ['MAIL_FROM'] : []), ...(unset.test(support) ? ['SUPPORT_EMAIL'] : [])];
  if (!production || names.length === 0) return [];
  return [
    warning(
      'senders',
      `${names.join(' and ')}: still an address that does not exist, so replies are lost and emails may count as spam.`,
      `Set ${names.join(' and ')} to an address of yours.`,
    ),
  ];
};

/** What the settings alone say about an installation. */
export const judgeSettings = (settings: Settings): Finding[] => [
  mode(settings),
  address(settings),
  secret(settings),
  proxies(settings),
  ...limits(settings),
  ...senders(settings),
];

/** What the log says at once when the server starts: with such an address nobody stays signed in. Null if it is well. */
export const warningAtStart = (settings: Settings): string | null => {
  const { level, says, advice } = address(settings);
  return level === 'ok' ? null : `Warning: ${says} ${advice}`;
};
