import type { Temporal } from 'temporal-polyfill';
import type { EndpointInput } from '../../../contract/endpoint.ts';
import type { changePairing as endpoint } from '../../../contract/pairings/index.ts';
import type { PairingEnded, PairingPaused, PairingResumed } from '../../domain-events/pairings.ts';
import { nothingLeft } from '../../platform/nothing-left.ts';
import { found, refuseIf } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { auditPairing, membersOf, lockManaged, sidesOf } from './manage.ts';
import { countMentees, livePair, membersAmong, type PairingRow, type PairRow } from './queries/pairs.ts';
import { isFull } from './rules/capacity.ts';
import { whyNot } from './rules/states.ts';
import { updatePairing } from './store.ts';

const isPair = (row: PairingRow): row is PairRow => row.type === 'pair';

/**
 * C10: an ended pair or group can resume when its people are still members. A pair must also have no other live pair
 * between the two, and its mentor must have room (M06).
 */
const reopen = async ({ tx }: Work<Actor>, row: PairingRow) => {
  const { programId } = row;
  if (programId !== null)
    await membersOf(
      tx,
      programId,
      (await sidesOf(tx, row.id)).map(({ userId }) => userId),
    );
  if (!isPair(row)) return;
  refuseIf((await livePair(tx, row)) ? 'pairings.paired_already' : null);
  const [mentor] = await membersAmong(tx, row.programId, [row.mentorId]);
  const { capacity } = found(mentor, 'programmes.member_not_found');
  refuseIf(isFull({ capacity, mentees: await countMentees(tx, row) }) ? 'pairings.mentor_full' : null);
};

const announceTurn = (
  { now, announce }: Work<Actor>,
  told: { pairingId: number; userIds: number[]; byId: number },
  status: 'active' | 'paused',
) => {
  const at = now.toString();
  return status === 'paused'
    ? announce<PairingPaused>({ name: 'pairing.paused', ...told, at })
    : announce<PairingResumed>({ name: 'pairing.resumed', ...told, at });
};

const turnedTo = (status: 'active' | 'paused', now: Temporal.Instant) => ({
  status,
  pausedAt: status === 'paused' ? now : null,
  endedAt: null,
  endReason: null,
});

type PairingChange = EndpointInput<typeof endpoint>['body'];

/** Pauses, resumes or renames. A repeated act returns the current state. */
export const changePairing = async (
  work: Work<Actor>,
  managed: PairingRow,
  { status, name, ...rest }: PairingChange,
) => {
  nothingLeft(rest);
  const { tx, now, actor, refresh } = work;
  const row = await lockManaged(tx, managed);
  const { id } = row;
  refuseIf(name !== undefined && row.type === 'pair' ? 'pairings.pairs_have_two' : null);
  const turns = status !== undefined && status !== row.status;
  if (turns) refuseIf(whyNot(status === 'paused' ? 'pause' : 'resume', row));
  if (turns && row.status === 'ended') await reopen(work, row);
  await updatePairing(tx, id, {
    name: name ?? row.name,
    ...(turns && turnedTo(status, now)),
  });
  await auditPairing(work, 'pairing.changed', row, { from: row.status, to: status ?? row.status });
  const userIds = (await sidesOf(tx, id)).map(({ userId }) => userId);
  if (turns) await announceTurn(work, { pairingId: id, userIds, byId: actor.id }, status);
  refresh({ people: [...userIds, actor.id], keys: ['pairings', 'groups'] });
};

/** B72: ends it; sessions already arranged are kept. */
export const endPairing = async (work: Work<Actor>, managed: PairingRow, reason: string) => {
  const { tx, now, actor, announce, refresh } = work;
  const row = await lockManaged(tx, managed);
  const { id } = row;
  if (row.status === 'ended') return; // a repeated act answers the present state
  refuseIf(whyNot('end', row));
  await updatePairing(tx, id, { status: 'ended', pausedAt: null, endedAt: now, endReason: reason });
  await auditPairing(work, 'pairing.ended', row);
  const userIds = (await sidesOf(tx, id)).map(({ userId }) => userId);
  await announce<PairingEnded>({ name: 'pairing.ended', pairingId: id, userIds, byId: actor.id, at: now.toString() });
  refresh({ people: [...userIds, actor.id], keys: ['pairings', 'groups', 'dashboard'] });
};
