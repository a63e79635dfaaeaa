import type { PairingMethod } from '../../contract/programmes/index.ts';
import type { RefusalCode } from '../../contract/messages.ts';
import type { Actor } from './actor.ts';
import { administers, type ProgrammeRef, standingIn } from './programmes.ts';

interface Pair {
  mentorId: number;
  menteeId: number;
}

interface PairingProgramme extends ProgrammeRef {
  pairingMethod: PairingMethod;
}

/** DIS-35: who picks whom; under admin_pairs neither side does. */
const pickers = { mentee_picks: 'mentee', mentor_picks: 'mentor', admin_pairs: null } as const;

/** Permissions table, Pairings: admins always; a mentee or a mentor for themselves, where their side picks (B70). */
export const mayNotPair = (actor: Actor, programme: PairingProgramme, pair: Pair): RefusalCode | null => {
  const standing = standingIn(actor, programme);
  if (administers(standing)) return null;
  const side = pickers[programme.pairingMethod];
  const own = side === 'mentee' ? pair.menteeId : pair.mentorId;
  return side !== null && standing === side && own === actor.id ? null : 'pairings.admins_pair';
};

/**
 * Permissions table, Pairings and groups, and D11: pairings of a programme are managed by its admins; a mentor's own
 * group (no programme) is managed by that mentor and by the platform. `absent`: it does not exist for this actor.
 */
export const mayManagePairing = (
  actor: Actor,
  programme: ProgrammeRef | null,
  side: 'mentor' | 'mentee' | undefined,
): 'yes' | 'no' | 'absent' => {
  if (programme !== null) {
    const standing = standingIn(actor, programme);
    if (standing === null) return 'absent';
    return administers(standing) ? 'yes' : 'no';
  }
  if (actor.isPlatformAdmin || side === 'mentor') return 'yes';
  return side === undefined ? 'absent' : 'no';
};

/** DIS-35: whether mentees of a programme choose their own mentor. */
export const menteesPick = (method: PairingMethod) => pickers[method] === 'mentee';

/** DIS-35: whether mentors of a programme choose their own mentees. */
export const mentorsPick = (method: PairingMethod) => pickers[method] === 'mentor';

/**
 * Someone asking for a session in a programme without being paired: a mentee, or a mentor who has met that mentee
 * there.
 */
interface Unpaired {
  asks: 'mentor' | 'mentee';
  haveMet: boolean;
}

/**
 * D12: people who are not paired may ask for a session only where mentees pick: a mentee with any mentor, a mentor only
 * with someone they already had a session with, even a cancelled one (BKG-65).
 */
export const mayNotBookUnpaired = ({ asks, haveMet }: Unpaired, method: PairingMethod): RefusalCode | null =>
  menteesPick(method) && (asks === 'mentee' || haveMet) ? null : 'pairings.admins_pair';
