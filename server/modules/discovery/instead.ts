import type { PairingMethod } from '../../../contract/programmes/index.ts';
import type { Change } from '../../platform/work.ts';
import { menteesPick } from '../../policies/pairings.ts';
import { bookableSlotsOf } from '../bookings/index.ts';
import { mentorsToMeet } from '../pairings/index.ts';
import { wishesOf } from './queries/cards.ts';
import { mostAlike } from './queries/alike.ts';
import { matchingMentors } from './queries/matching.ts';

interface Lapsed {
  mentorId: number;
  menteeId: number;
  /** Null on the platform. */
  programme: { id: number; pairingMethod: PairingMethod } | null;
}

/** BKG-128 */
const mostOffered = 3;
/** In a big programme, only this many of the most similar mentors are checked for free slots. */
const mostLookedAt = 30;

/** The programme's mentors whom this mentee may ask and who have a free slot, most similar first. */
const instead = async (
  { tx, now }: Change,
  { mentorId, menteeId }: Lapsed,
  programme: NonNullable<Lapsed['programme']>,
) => {
  const asked = await mentorsToMeet(tx, programme.id, menteeId, menteesPick(programme.pairingMethod));
  const others = asked.filter((id) => id !== mentorId);
  const ids = await mostAlike(tx, mentorId, others, mostLookedAt);
  const open = await bookableSlotsOf(tx, ids, { now, programId: programme.id });
  return ids.filter((id) => (open.get(id) ?? []).length > 0).slice(0, mostOffered);
};

/** M04, D20: whom a mentee can ask instead when a request has lapsed: three similar mentors with a free slot. */
export const mentorsInstead = async (change: Change, lapsed: Lapsed) => {
  const { tx, now } = change;
  const { mentorId, menteeId, programme } = lapsed;
  if (programme !== null) return instead(change, lapsed, programme);
  const { goals, industries } = await wishesOf(tx, mentorId);
  const alike = { goals, industries, languages: [], companies: [], countryId: null, workingExperience: null };
  return matchingMentors(tx, alike, { without: [mentorId, menteeId], limit: mostOffered, now });
};
