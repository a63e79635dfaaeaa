import type { PairNudged, PairWarned } from '../../domain-events/health.ts';
import { eachApart } from '../../platform/each-apart.ts';
import type { Job } from '../../platform/jobs.ts';
import type { Change } from '../../platform/work.ts';
import { endSilentPairing } from '../pairings/index.ts';
import { factsOf, type HealthPorts, type PairingFacts } from './facts.ts';
import { doneAbout, maybeSilent } from './queries/acts.ts';
import { daysToAnswer, dueActs } from './rules/acts.ts';
import { clocksOf } from './rules/clock.ts';
import { dayMs } from './rules/facts.ts';
import { lockHealth } from './store/judged.ts';
import { noteAct } from './store/told.ts';
import { settingsOf } from './terms.ts';

/** What ends a pair that was warned and did not meet. */
export const silentReason = 'No sessions';

/** Of a group what is due is due for all of it: whoever met last speaks for it. */
const latest = ({ mentees }: PairingFacts, clocks: Parameters<typeof clocksOf>[1]) =>
  mentees
    .map(({ facts }) => ({ facts, silence: clocksOf(facts, clocks).silence }))
    .toSorted((a, b) => a.silence - b.silence)[0];

const actOn = async (change: Change, pairingId: number, ports: HealthPorts) => {
  const { tx, now, announce } = change;
  await lockHealth(tx, [pairingId]);
  const [known] = await factsOf(tx, [pairingId], now, ports);
  if (!known) return;
  const { programId } = known;
  const { rhythmDays, endsSilent } = (await settingsOf(tx, [programId]))(programId);
  const terms = { now: now.epochMilliseconds, rhythmDays };
  const speaker = latest(known, terms);
  if (!speaker) return;
  const silentDays = Math.floor(speaker.silence / dayMs);
  const told = { pairingId, programId, silentDays, at: now.toString() };
  for (const act of dueActs(speaker.facts, { ...terms, endsSilent }, await doneAbout(tx, pairingId))) {
    if (act === 'nudge') {
      await noteAct(tx, pairingId, { nudgedAt: now });
      await announce<PairNudged>({ name: 'pairing.nudged', ...told });
    } else if (act === 'warn') {
      await noteAct(tx, pairingId, { nudgedAt: now, warnedAt: now });
      await announce<PairWarned>({ name: 'pairing.warned', ...told, endsInDays: daysToAnswer });
    } else await endSilentPairing(change, pairingId, silentReason);
  }
};

/**
 * M16: what is due for pairs that have not met: a nudge, and where the program wants it a warning and the end. Each pair
 * has its own transaction and is looked at again in it.
 */
export const actOnSilence = (ports: HealthPorts) => async (job: Job) => {
  const { now, transact } = job;
  const due = await transact(({ tx }) => maybeSilent(tx, now));
  await eachApart(due, (pairingId) => transact((change) => actOn(change, pairingId, ports)));
};
