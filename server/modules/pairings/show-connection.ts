import type { Connection } from '../../../contract/pairings/index.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { mayNotPair } from '../../policies/pairings.ts';
import type { ProgrammeRow } from '../programmes/index.ts';
import type { ClockPorts } from './clock-ports.ts';
import { hasRoom, pairBetween, whyNotMeet } from './meeting.ts';
import { livePair } from './queries/pairs.ts';
import { whyNotAnotherPartner } from './rules/states.ts';

/** PRO-16, PRO-19, PRO-34: how the viewer and another member are connected; null when they cannot be. */
export const presentConnection = async (
  { tx, actor, now }: Pick<Work<Actor>, 'tx' | 'actor' | 'now'>,
  { program }: ProgrammeRow,
  userId: number,
  { ageOf }: ClockPorts,
): Promise<Connection | null> => {
  const between = await pairBetween(tx, program.id, actor.id, userId);
  if (between === null) return null;
  const { pair, viewerIs } = between;
  const live = await livePair(tx, pair);
  const paired = live !== undefined;
  const whyNotConnect = async () =>
    paired
      ? null
      : (mayNotPair(actor, program, pair) ?? ((await hasRoom(tx, between)) ? null : 'pairings.mentor_full'));
  const mayPart = live !== undefined && whyNotAnotherPartner(live, await ageOf(tx, live, now)) === null;
  return {
    mentor_id: pair.mentorId,
    mentee_id: pair.menteeId,
    viewer_is: viewerIs,
    paired,
    pairing_id: live?.id ?? null,
    why_not: {
      ...(program.isActive
        ? { connect: await whyNotConnect(), book: await whyNotMeet(tx, between, { method: program.pairingMethod }) }
        : { connect: 'programmes.inactive', book: 'programmes.inactive' }),
      ...(mayPart && { another_partner: program.isActive ? null : ('programmes.inactive' as const) }),
    },
  };
};
