import { pointsACredit } from '../../../contract/credits/index.ts';
import type { AccountConfirmed, AccountSignedUp } from '../../domain-events/accounts.ts';
import type { Change } from '../../platform/work.ts';
import { mailboxHash, personById } from '../accounts/index.ts';
import { welcomeExpiry } from './rules/lots.ts';
import { recordEntry } from './store/ledger.ts';
import { insertLot, insertOffer, takeOffer } from './store/lots.ts';

export interface WelcomeSettings {
  WELCOME_CREDITS: number;
}

/** M28: promised to people who sign up by themselves, not to a company's account nor to somebody it invited. */
export const offerWelcome =
  ({ WELCOME_CREDITS: credits }: WelcomeSettings) =>
  async ({ tx, now }: Change, { userId, invite }: AccountSignedUp) => {
    if (credits === 0 || invite !== null) return;
    const person = await personById(tx, userId);
    if (!person || person.isEnterprise) return;
    await insertOffer(tx, { userId, points: credits * pointsACredit, offeredAt: now });
  };

/**
 * M28: the address is confirmed, however that happened: what was promised is given, once, whatever the setting says by
 * now.
 */
export const giveWelcome = async ({ tx, now, refresh }: Change, { userId }: AccountConfirmed) => {
  const person = await personById(tx, userId);
  if (!person || person.userType !== 'mentee' || person.deletedAt !== null) return;
  const points = await takeOffer(tx, { userId, mailbox: mailboxHash(person.email), now });
  if (points === null) return;
  const entryId = await recordEntry(tx, { userId, bookingId: null, kind: 'welcome', points, createdAt: now });
  if (entryId === null) return;
  await insertLot(tx, { entryId, userId, points, expiresAt: welcomeExpiry(now) });
  refresh({ people: [userId], keys: ['me', 'slots'] });
};
