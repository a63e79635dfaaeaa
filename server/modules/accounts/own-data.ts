import { strToU8, zipSync } from 'fflate';
import type { OwnData } from '../../platform/plug.ts';
import type { Change } from '../../platform/work.ts';
import { found } from '../../platform/refusal.ts';
import { ownPrompts } from './queries/prompts.ts';
import { ownAddressChanges, ownAttempts, ownAudit, ownSessions, personById } from './queries.ts';

/** Our own part: the account, where it is signed in, and what the logs say about it. */
export const ownData: OwnData = async (tx, userId) => {
  const person = found(await personById(tx, userId), 'accounts.not_found');
  return {
    account: {
      public_id: person.publicId,
      slug: person.slug,
      firstname: person.firstname,
      lastname: person.lastname,
      email: person.email,
      phone_no: person.phoneNo,
      user_type: person.userType,
      timezone: person.timezone,
      lang: person.lang,
      whatsapp_notification: person.whatsappNotification,
      created_at: person.createdAt,
      confirmed_at: person.confirmedAt,
      onboarded_at: person.onboardedAt,
      last_seen_at: person.lastSeenAt,
    },
    sessions: await ownSessions(tx, userId),
    sign_in_attempts: await ownAttempts(tx, person.email),
    address_changes: await ownAddressChanges(tx, userId),
    not_asked_again: await ownPrompts(tx, userId),
    audit_log: await ownAudit(tx, userId),
  };
};

/** Everything about a person: one JSON file per module, in a ZIP (ACC-72). */
export const packOwnData = async (
  { tx, now }: Pick<Change, 'tx' | 'now'>,
  userId: number,
  contributors: Readonly<Record<string, OwnData>>,
) => {
  const files: Record<string, Uint8Array> = {};
  for (const [name, collect] of Object.entries({ account: ownData, ...contributors })) {
    files[`${name}.json`] = strToU8(JSON.stringify(await collect(tx, userId, now), null, 2));
  }
  return zipSync(files);
};
