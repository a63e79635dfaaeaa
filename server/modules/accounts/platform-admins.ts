import { randomBytes } from 'node:crypto';
import { Email } from '../../../contract/accounts/index.ts';
import type { AccountWonBack, ResetRequested } from '../../domain-events/accounts.ts';
import type { Change } from '../../platform/work.ts';
import { homeZone } from './open-account.ts';
import { livingPlatformAdmins, type Person, personByEmail } from './queries.ts';
import { type Audited, recordAudit } from './record-audit.ts';
import { slugOf } from './rules/people.ts';
import * as rules from './rules/platform-admins.ts';
import { holdPlatformAdmins, insertPerson, lockPerson, removeIdentities, updatePerson } from './store/people.ts';
import { signOutEverywhere } from './sign-out.ts';
import { endViewsBy } from './store/sessions.ts';
import { removeTokensOf } from './store/tokens.ts';

// What the command line of an installation does with its platform admins. Whoever may run it may read the database
// too, so it asks for no permission; the audit log says that it was done there.

export type WhyNotAdmin = rules.WhyNotAdmin;

/** Done, to whom; or why not. */
type Outcome = { person: Person; isNew?: boolean } | { whyNot: WhyNotAdmin };

interface Named {
  email: string;
  firstname: string;
  lastname: string;
}

const record = ({ tx, now }: Change, act: Omit<Audited, 'objectType'> & { objectType?: string }) =>
  recordAudit({ tx, now, actor: null, source: 'command_line' }, { objectType: 'user', ...act });

const isAddress = (email: string) => Email.safeParse(email).success;

const known = async ({ tx }: Change, email: string) => {
  const person = await personByEmail(tx, email);
  return person && lockPerson(tx, person.id);
};

const sendLink = ({ announce, now }: Change, userId: number) =>
  announce<ResetRequested>({ name: 'account.reset_requested', userId, at: now.toString() });

const openAdmin = async ({ tx, now }: Change, named: Named) => {
  const publicId = randomBytes(16).toString('hex');
  const slug = `${slugOf(named.firstname, named.lastname)}-${publicId.slice(0, 8)}`;
  const values = { ...named, publicId, slug, userType: 'mentee', isPlatformAdmin: true } as const;
  const person = await insertPerson(tx, { ...values, timezone: homeZone, createdAt: now });
  if (!person) throw new Error('the account was not written'); // taken at this very moment: the next try finds it
  return person;
};

/**
 * Raises an account that exists. Whoever opened it may not be the owner of the address as long as it is not confirmed:
 * then its password and its sessions end, and the emailed link is the only way in.
 */
const raise = async (change: Change, person: Person) => {
  const { tx, now } = change;
  if (person.confirmedAt === null) {
    await removeIdentities(tx, person.id);
    await removeTokensOf(tx, person.id);
    await signOutEverywhere(change, person.id);
    await change.announce<AccountWonBack>({ name: 'account.won_back', userId: person.id, at: now.toString() });
  }
  await updatePerson(tx, person.id, { isPlatformAdmin: true });
};

/** Makes the first platform admin: opens an account or raises the one with this address, and sends a link. */
export const makeFirstAdmin = async (change: Change, named: Named): Promise<Outcome> => {
  if (!isAddress(named.email)) return { whyNot: 'not_an_address' };
  const admins = await holdPlatformAdmins(change.tx);
  const existing = await known(change, named.email);
  const whyNot = rules.whyNotFirst(existing, admins.length);
  if (whyNot) return { whyNot };
  if (existing) await raise(change, existing);
  const person = existing ?? (await openAdmin(change, named));
  await record(change, { action: 'platform_admin.first', objectId: person.id });
  await sendLink(change, person.id);
  return { person, isNew: !existing };
};

export const grantAdmin = async (change: Change, email: string): Promise<Outcome> => {
  if (!isAddress(email)) return { whyNot: 'not_an_address' };
  await holdPlatformAdmins(change.tx);
  const person = await known(change, email);
  const whyNot = rules.whyNotGrant(person);
  if (whyNot || !person) return { whyNot: whyNot ?? 'unknown' };
  await raise(change, person);
  await record(change, { action: 'platform_admin.granted', objectId: person.id });
  return { person };
};

/**
 * The role is read with every call, so it ends immediately; the views that the admin has open as other people end too
 * (B11).
 */
export const revokeAdmin = async (change: Change, email: string): Promise<Outcome> => {
  if (!isAddress(email)) return { whyNot: 'not_an_address' };
  const { tx } = change;
  const admins = await holdPlatformAdmins(tx);
  const person = await known(change, email);
  const whyNot = rules.whyNotRevoke(person, admins.length);
  if (whyNot || !person) return { whyNot: whyNot ?? 'unknown' };
  await updatePerson(tx, person.id, { isPlatformAdmin: false });
  await endViewsBy(tx, person.id);
  await record(change, { action: 'platform_admin.revoked', objectId: person.id });
  change.refresh({ people: [person.id], keys: ['me'] });
  return { person };
};

/** Sends a link to choose a new password to anybody who has an account, without the limits of the page (B09). */
export const resetPasswordOf = async (change: Change, email: string): Promise<Outcome> => {
  if (!isAddress(email)) return { whyNot: 'not_an_address' };
  const person = await known(change, email);
  const whyNot = rules.whyNotReset(person);
  if (whyNot || !person) return { whyNot: whyNot ?? 'unknown' };
  await record(change, { action: 'account.reset_sent', objectId: person.id });
  await sendLink(change, person.id);
  return { person };
};

export const listAdmins = async (change: Change) => {
  await record(change, { action: 'platform_admin.listed', objectType: 'platform' });
  return livingPlatformAdmins(change.tx);
};
