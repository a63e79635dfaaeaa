import type { EndpointInput } from '../../../contract/endpoint.ts';
import type { givePulse } from '../../../contract/surveys/index.ts';
import type { PulseGiven } from '../../domain-events/surveys.ts';
import { nothingLeft } from '../../platform/nothing-left.ts';
import { found, refuseIf } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { fullName, promptsMarked } from '../accounts/index.ts';
import { ownPair, type PairRow, pairsIn, peopleNamed, roundsGiven } from './queries/pulses.ts';
import { roundAt } from './rules/pulse.ts';
import { insertPulse } from './store/pulses.ts';

const otherIn = ({ mentorId, menteeId }: PairRow, userId: number) => (mentorId === userId ? menteeId : mentorId) ?? 0;

/** M16: the pairs about which they can answer now; nobody is asked who has skipped it lately, or is only viewed as (B11). */
export const showPulses = async ({ tx, actor, now }: Work<Actor>, programId: number) => {
  if (actor.adminBaseUserId !== null) return { pulses: [] };
  if ((await promptsMarked(tx, actor.id, 'pulse_skip', now)).size > 0) return { pulses: [] };
  const pairs = await pairsIn(tx, actor.id, programId);
  if (pairs.length === 0) return { pulses: [] };
  const given = await roundsGiven(
    tx,
    actor.id,
    pairs.map(({ id }) => id),
  );
  const due = pairs.filter(({ id, createdAt }) => {
    const round = roundAt(createdAt, now);
    return round !== null && !given.has(`${id} ${round}`);
  });
  const people = await peopleNamed(
    tx,
    due.map((pair) => otherIn(pair, actor.id)),
  );
  return {
    pulses: due.flatMap((pair) => {
      const other = people.find(({ id }) => id === otherIn(pair, actor.id));
      const side = pair.mentorId === actor.id ? ('mentor' as const) : ('mentee' as const);
      return other ? [{ pairing_id: pair.id, other_name: fullName(other), side }] : [];
    }),
  };
};

/** M16: once for each side and round. The pair’s health is looked at again. */
export const give = async (
  { tx, actor, now, announce }: Work<Actor>,
  body: EndpointInput<typeof givePulse>['body'],
) => {
  const { pairing_id: id, helpful, at_ease: atEase, ...rest } = body;
  nothingLeft(rest);
  const pair = found(await ownPair(tx, actor.id, id), 'surveys.pulse_not_due');
  const round = roundAt(pair.createdAt, now);
  refuseIf(round === null ? 'surveys.pulse_not_due' : null);
  const row = { pairingId: id, userId: actor.id, round: round ?? 0, helpful, atEase, answeredAt: now };
  refuseIf((await insertPulse(tx, row)) ? null : 'surveys.pulse_given');
  await announce<PulseGiven>({ name: 'pulse.given', pairingId: id, at: now.toString() });
  return { message: 'Thank you for your answers.' };
};
