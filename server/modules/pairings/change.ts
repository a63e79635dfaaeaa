import type { Temporal } from 'temporal-polyfill';
import type { EndpointInput } from '../../../contract/endpoint.ts';
import type { changePairing as endpoint } from '../../../contract/pairings/index.ts';
import type { PairingEnded, PairingParted, PairingPaused, PairingResumed } from '../../domain-events/pairings.ts';
import { nothingLeft } from '../../platform/nothing-left.ts';
import { found, refuseIf } from '../../platform/refusal.ts';
import type { Change, Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import type { ClockPorts } from './clock-ports.ts';
import { auditPairing, membersOf, lockManaged, sidesOf } from './manage.ts';
import { countMentees, livePair, membersAmong, type PairingRow, type PairRow } from './queries/pairs.ts';
import { isFull } from './rules/capacity.ts';
import { whyNot, whyNotAnotherPartner } from './rules/states.ts';
import { lockPairing, updatePairing } from './store.ts';

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

/** Ended: by this person, or by the system. */
const end = async (
  { tx, now, announce }: Change,
  id: number,
  { reason, byId }: { reason: string; byId: number | null },
) => {
  await updatePairing(tx, id, { status: 'ended', pausedAt: null, endedAt: now, endReason: reason });
  const userIds = (await sidesOf(tx, id)).map(({ userId }) => userId);
  await announce<PairingEnded>({ name: 'pairing.ended', pairingId: id, userIds, byId, at: now.toString() });
  return userIds;
};

/**
 * M16: ends a pair or group that is active, without anybody asking for it; false when it is not active any more. Sessions
 * already arranged are kept.
 */
export const endSilentPairing = async (change: Change, id: number, reason: string) => {
  const row = await lockPairing(change.tx, id);
  if (row?.status !== 'active') return false;
  const people = await end(change, id, { reason, byId: null });
  change.refresh({ people, keys: ['pairings', 'groups', 'dashboard'] });
  return true;
};

/** B72: ends it; sessions already arranged are kept. */
export const endPairing = async (work: Work<Actor>, managed: PairingRow, reason: string) => {
  const { tx, actor, refresh } = work;
  const row = await lockManaged(tx, managed);
  const { id } = row;
  if (row.status === 'ended') return; // a repeated act answers the present state
  refuseIf(whyNot('end', row));
  await auditPairing(work, 'pairing.ended', row);
  const userIds = await end(work, id, { reason, byId: actor.id });
  refresh({ people: [...userIds, actor.id], keys: ['pairings', 'groups', 'dashboard'] });
};

/**
 * M15: one of a pair asks for another partner. The pair ends, its sessions ahead are cancelled, the two are not matched
 * again, and the mentee is matched with the next cohort. Only admins read the reason.
 */
export const askAnotherPartner = async (work: Work<Actor>, asked: PairRow, reason: string, { ageOf }: ClockPorts) => {
  const { tx, now, actor, announce, refresh } = work;
  const row = await lockManaged(tx, asked);
  if (row.status === 'ended') return; // a repeated act answers the present state
  refuseIf(whyNotAnotherPartner(row, await ageOf(tx, row, now)));
  const { id: pairingId, programId, mentorId, menteeId } = asked;
  const [at, byId] = [now.toString(), actor.id];
  await updatePairing(tx, pairingId, { status: 'ended', pausedAt: null, endedAt: now, endReason: reason });
  // Nobody is told that the pair has ended: the other one is told that the two have parted.
  await announce<PairingEnded>({ name: 'pairing.ended', pairingId, userIds: [], byId, at });
  await announce<PairingParted>({ name: 'pairing.parted', pairingId, programId, mentorId, menteeId, byId, at });
  refresh({ people: [mentorId, menteeId], keys: ['pairings', 'groups', 'dashboard', 'bookings'] });
};
