import { writeDemoPairs } from '../modules/pairings/demo.ts';
import type { Tx } from '../platform/work.ts';
import type { DemoBooking, DemoPerson, ProgrammeKey, Written } from './types.ts';

const notAgreed: readonly DemoBooking['status'][] = ['pending', 'cancelled', 'system_cancelled'];

const placesOf = (people: readonly DemoPerson[], mentor: string, programme: ProgrammeKey) =>
  people.find(({ key }) => key === mentor)?.memberships.find((one) => one.programme === programme)?.capacity ?? null;

/**
 * B70: people who agreed on a session in a programme are a pair there, since their first one was requested. If a mentor
 * has a limit (M06), the pairs that met most recently are active, and the others have ended.
 */
export const writePairings = async (tx: Tx, plan: readonly DemoBooking[], { people, ids, programmes }: Written) => {
  const pairs = new Map<string, { first: DemoBooking; last: DemoBooking }>();
  const inOrder = plan.toSorted((a, b) => a.requestedAt.epochMilliseconds - b.requestedAt.epochMilliseconds);
  for (const booking of inOrder) {
    const key = `${booking.programme} ${booking.mentor} ${booking.mentee}`;
    if (booking.programme && !notAgreed.includes(booking.status))
      pairs.set(key, { first: pairs.get(key)?.first ?? booking, last: booking });
  }
  const active = new Map<string, number>();
  const rows = [...pairs.values()]
    .toSorted((a, b) => b.last.requestedAt.epochMilliseconds - a.last.requestedAt.epochMilliseconds)
    .flatMap(({ first: { programme, mentor, mentee, requestedAt }, last }) => {
      const programId = programme && programmes.get(programme)?.programId;
      const [mentorId, menteeId] = [ids.get(mentor), ids.get(mentee)];
      if (!programme || !programId || mentorId === undefined || menteeId === undefined) return [];
      const key = `${programme} ${mentor}`;
      const taken = active.get(key) ?? 0;
      const ended = taken >= (placesOf(people, mentor, programme) ?? Infinity);
      if (!ended) active.set(key, taken + 1);
      const endedAt = ended ? last.requestedAt : null;
      return [{ programId, mentorId, menteeId, createdAt: requestedAt, endedAt }];
    });
  await writeDemoPairs(tx, rows.toReversed());
};
