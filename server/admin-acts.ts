import type { Connection } from './connect.ts';
import {
  grantAdmin,
  listAdmins,
  makeFirstAdmin,
  mintToken,
  resetHours,
  resetPasswordOf,
  revokeAdmin,
  type WhyNotAdmin,
} from './modules/accounts/index.ts';
import { actOnProduct } from './open.ts';
import type { Settings } from './platform/config.ts';
import type { Change } from './platform/work.ts';
import { pages } from './telling/addresses.ts';

export type AdminCommand =
  | { verb: 'list' }
  | { verb: 'first'; email: string; name: string | undefined }
  | { verb: 'grant' | 'revoke' | 'reset-password'; email: string };

interface Ground {
  settings: Settings;
  connection: Connection;
  onFault: (fault: unknown) => void;
}

interface Said {
  lines: string[];
  wasRefused: boolean;
}

const whyNotTexts: Record<WhyNotAdmin, (email: string) => string> = {
  not_an_address: (email) => `“${email}” is not an email address.`,
  there_is_one: () => 'There is a platform admin already: "list" says who. Make somebody else one with "grant".',
  unknown: (email) =>
    `Nobody has an account with the address ${email}. Check the spelling, or ask them to sign up first.`,
  closed: (email) => `The account of ${email} is closed. A platform admin can restore it within 30 days, under Users.`,
  not_confirmed: (email) =>
    `${email} is not confirmed yet, so it may not belong to whoever opened the account. Ask them to open the link in their confirmation email first.`,
  already: (email) => `${email} is a platform admin already.`,
  not_one: (email) => `${email} is not a platform admin.`,
  only_one: (email) => `${email} is the only platform admin. Make somebody else one first, with "grant".`,
};

const refused = (whyNot: WhyNotAdmin, email: string): Said => ({
  lines: [whyNotTexts[whyNot](email)],
  wasRefused: whyNot !== 'already', // it is as they want it
});

/**
 * The link goes out by email. Without a mail server it would reach nobody, so it is printed: who runs this command may
 * read the database too.
 */
const linkLines = async ({ tx, now }: Change, userId: number, { settings, connection }: Ground) => {
  if (settings.SMTP_URL !== undefined) {
    const sends =
      connection.database.kind === 'embedded' ? 'as soon as the server is started' : 'by the running server';
    return [`A link to choose a password is sent by email, ${sends}. It works once, for ${resetHours} hours.`];
  }
  const token = await mintToken(tx, userId, 'reset', now);
  return [
    'No mail server is set (SMTP_URL), so no email goes out.',
    `Open this link to choose a password. It works once, for ${resetHours} hours:`,
    settings.BASE_URL + pages.resetPassword(token),
  ];
};

const nameFrom = (name: string | undefined) => {
  const [firstname = '', ...rest] = (name ?? '').trim().split(/\s+/);
  return firstname === '' ? { firstname: 'Platform', lastname: 'Admin' } : { firstname, lastname: rest.join(' ') };
};

const first = async (change: Change, { email, name }: AdminCommand & { verb: 'first' }, ground: Ground) => {
  const outcome = await makeFirstAdmin(change, { email, ...nameFrom(name) });
  if ('whyNot' in outcome) return refused(outcome.whyNot, email);
  const { person, isNew } = outcome;
  const opened = isNew ? 'An account was opened for this address.' : 'The account with this address was raised.';
  const lines = [`${person.email} is now a platform admin. ${opened}`];
  return { lines: [...lines, ...(await linkLines(change, person.id, ground))], wasRefused: false };
};

const list = async (change: Change): Promise<Said> => {
  const admins = await listAdmins(change);
  if (admins.length === 0)
    return { lines: ['There is no platform admin yet. Make one with "first".'], wasRefused: false };
  const lines = admins.map(({ email, firstname, lastname, confirmedAt, lastSeenAt }) => {
    const seen =
      lastSeenAt === null ? 'never signed in' : `last seen ${lastSeenAt.toString({ smallestUnit: 'second' })}`;
    return [email, `${firstname} ${lastname}`.trim(), confirmedAt === null ? 'address not confirmed' : seen].join(', ');
  });
  return { lines, wasRefused: false };
};

const verbs = {
  grant: { act: grantAdmin, said: (email: string) => `${email} is now a platform admin.` },
  revoke: { act: revokeAdmin, said: (email: string) => `${email} is no longer a platform admin.` },
  'reset-password': { act: resetPasswordOf, said: null },
} as const;

const changeOne = async (
  work: Change,
  { verb, email }: AdminCommand & { verb: keyof typeof verbs },
  ground: Ground,
): Promise<Said> => {
  const { act, said } = verbs[verb];
  const outcome = await act(work, email);
  if ('whyNot' in outcome) return refused(outcome.whyNot, email);
  const lines = said ? [said(outcome.person.email)] : await linkLines(work, outcome.person.id, ground);
  return { lines, wasRefused: false };
};

const actOf = (command: AdminCommand, ground: Ground) => (work: Change) => {
  if (command.verb === 'list') return list(work);
  return command.verb === 'first' ? first(work, command, ground) : changeOne(work, command, ground);
};

/** Does what the command says in one transaction, and returns what to tell whoever gave it. */
export const carryOut = (command: AdminCommand, ground: Ground): Promise<Said> =>
  actOnProduct(ground.settings, ground.connection, ground.onFault, actOf(command, ground));
