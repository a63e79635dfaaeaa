import type { OwnRecord } from '../../../contract/records/index.ts';
import { found } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { fullName, personById } from '../accounts/index.ts';
import { planOf } from '../objectives/index.ts';
import { showReceived } from '../reviews/index.ts';
import { whyNotIssue } from './certify.ts';
import type { PlaceOfRecord } from './permissions.ts';
import { presentCertificate, presentSession } from './present.ts';
import { sessionsOf, standingIn, standingOf, type Sum, sumOf } from './queries.ts';

/** Whoever left a program has its plan no longer; it comes back with them. */
const goalsIn = async ({ tx, actor, now }: Work<Actor>, programId: number | null): Promise<OwnRecord['goals']> => {
  const isThere = programId === null || actor.memberships.some((one) => one.programId === programId);
  return isThere ? planOf(tx, { userId: actor.id, programId }, now) : null;
};

/** None of its sessions was held, as it turned out: nobody finds it by its number either. */
const stillCounts = ({ minutes }: { minutes: number }) => minutes > 0;

const certificatesIn = async ({ tx, actor, now }: Work<Actor>, place: PlaceOfRecord | null, sum: Sum) => {
  const viewed = actor.adminBaseUserId === null ? null : ('accounts.not_while_viewing' as const);
  if (place === null)
    return {
      certificate: null,
      certificates: (await standingOf(tx, actor.id)).filter(stillCounts).map(presentCertificate),
      why_not: { certificate: 'records.programs_only' as const, withdraw: viewed },
    };
  const given = await standingIn(tx, actor.id, place.programme.program.id);
  const standing = given && stillCounts(given) ? given : null;
  return {
    certificate: standing ? presentCertificate(standing) : null,
    certificates: [],
    why_not: { certificate: viewed ?? (standing ? null : whyNotIssue(place, sum, now)), withdraw: viewed },
  };
};

/** Everything that a mentee did in a program, or on the platform (null). */
export const showRecord = async (work: Work<Actor>, place: PlaceOfRecord | null): Promise<OwnRecord> => {
  const { tx, actor } = work;
  const program = place?.programme.program ?? null;
  const whose = { userId: actor.id, programId: program?.id ?? null };
  const person = found(await personById(tx, actor.id), 'accounts.not_found');
  const sum = await sumOf(tx, whose);
  const { received, waiting, private: kept } = await showReceived(work, whose.programId);
  return {
    name: fullName(person),
    program: program && { id: program.id, name: program.name },
    goals: await goalsIn(work, whose.programId),
    sessions: (await sessionsOf(tx, whose)).map(presentSession),
    session_count: sum.sessions,
    minutes: sum.minutes,
    reflections: received,
    reflections_waiting: waiting,
    reflections_private: kept,
    ...(await certificatesIn(work, place, sum)),
  };
};
