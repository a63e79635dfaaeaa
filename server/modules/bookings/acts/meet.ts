import { found, Refusal, refuseIf } from '../../../platform/refusal.ts';
import type { Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { pairBetween, whyNotMeet } from '../../pairings/index.ts';
import { lockRunningShared } from '../../programmes/index.ts';
import { hasFinishedSession } from '../queries/pairs.ts';
import { personToMeet } from '../queries/people.ts';

/**
 * On the platform a member asks a mentor, or a mentor asks back one of their mentees (B30, BKG-65). That mentee may be
 * a mentor too: `asksMentee` tells the two apart.
 */
const onPlatform = async ({ tx, actor }: Work<Actor>, otherId: number, asksMentee: boolean) => {
  const other = await personToMeet(tx, otherId);
  if (!other) throw new Refusal('bookings.mentor_not_found', 404);
  if (other.isFlMentor && !asksMentee)
    return { mentorId: other.id, menteeId: actor.id, madeBy: 'mentee', programme: null } as const;
  if (!actor.isFlMentor) throw new Refusal('bookings.mentor_not_found', 404);
  if (!(await hasFinishedSession(tx, actor.id, other.id))) throw new Refusal('bookings.not_your_mentee');
  return { mentorId: actor.id, menteeId: other.id, madeBy: 'mentor', programme: null } as const;
};

/**
 * In a programme the two of a pair ask each other. Where mentees pick, a mentee asks any of its mentors (D12), and a
 * mentor asks a mentee they have met there (BKG-65). The locks keep the programme running and both people in it until
 * the request is written.
 */
const inProgramme = async ({ tx, actor }: Work<Actor>, programId: number, otherId: number, asksMentee: boolean) => {
  const programme = await lockRunningShared(tx, programId);
  const between = found(
    (await pairBetween(tx, programId, actor.id, otherId)) ?? undefined,
    'bookings.mentor_not_found',
  );
  const { pair, viewerIs } = between;
  refuseIf(asksMentee && viewerIs === 'mentee' ? 'bookings.not_your_mentee' : null);
  const haveMet = viewerIs === 'mentor' && (await hasFinishedSession(tx, pair.mentorId, pair.menteeId, programId));
  const whyNot = await whyNotMeet(tx, between, { method: programme.pairingMethod, haveMet });
  refuseIf(whyNot, whyNot === 'pairings.admins_pair' ? 403 : 422);
  return { mentorId: pair.mentorId, menteeId: pair.menteeId, madeBy: viewerIs, programme };
};

/** Works out who is the mentor, who the mentee, and which of them asks, on the platform (null) or in a programme. */
export const whoMeets = (
  work: Work<Actor>,
  programId: number | null,
  { requestee_id: otherId, requestee_type: type }: { requestee_id: number; requestee_type?: 'mentee' | undefined },
) => {
  const asksMentee = type === 'mentee';
  return programId === null ? onPlatform(work, otherId, asksMentee) : inProgramme(work, programId, otherId, asksMentee);
};
