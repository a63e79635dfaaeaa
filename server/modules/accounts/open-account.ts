import { randomBytes } from 'node:crypto';
import { takenAddress } from '../../../contract/accounts/index.ts';
import type { AccountSignedUp } from '../../domain-events/accounts.ts';
import { refuseField } from '../../platform/refusal.ts';
import type { Change } from '../../platform/work.ts';
import { isTaken } from './change-address.ts';
import type { Person } from './queries.ts';
import { slugOf } from './rules/people.ts';
import { insertPerson, setPassword } from './store/people.ts';
import { hashToken } from './tokens.ts';

/** What new users say about themselves; `secretHash` comes from `hashNewPassword`. */
export interface Applicant {
  firstname: string;
  lastname: string;
  email: string;
  phoneNo?: string;
  timezone: string | undefined;
  secretHash: string;
  /** The referral link that brought them here. */
  ref?: string | undefined;
  /** The token of the invitation that brought them here. */
  invite?: string | undefined;
}

export const homeZone = 'Asia/Kuala_Lumpur';

/**
 * Opens a member's or a company's account and announces it. An address belongs to one person only, ignoring case (B14).
 */
export const openAccount = async (
  change: Change,
  { secretHash, ref, invite, timezone, ...named }: Applicant,
  kind: 'member' | 'enterprise',
): Promise<Person> => {
  const { tx, now, announce } = change;
  if (await isTaken(change, named.email, null)) refuseField('email', takenAddress);
  const publicId = randomBytes(16).toString('hex');
  const slug = slugOf(named.firstname, named.lastname);
  const isEnterprise = kind === 'enterprise';
  // B138: a person who signs up as a mentor books as a mentee until they are approved.
  const userType = isEnterprise ? 'admin' : 'mentee';
  const values = {
    ...named,
    publicId,
    userType,
    isEnterprise,
    timezone: timezone ?? homeZone,
    createdAt: now,
  } as const;
  const person =
    (await insertPerson(tx, { ...values, slug })) ??
    (await insertPerson(tx, { ...values, slug: `${slug}-${publicId.slice(0, 8)}` }));
  // Someone else took the address at the same moment.
  if (!person) return refuseField('email', takenAddress);
  await setPassword(tx, person.id, secretHash, now);
  await announce<AccountSignedUp>({
    name: 'account.signed_up',
    userId: person.id,
    ref: ref ?? null,
    invite: invite === undefined ? null : hashToken(invite),
    at: now.toString(),
  });
  return person;
};
