import type { Change } from '../../platform/work.ts';
import { everIn } from './queries.ts';

/** The key that a room's streams listen for; no other page uses it. */
export const roomKey = (meetingId: number) => `meeting ${meetingId}` as const;
export const signalKey = (seatId: number) => `seat ${seatId}` as const;

/** After the commit, tells everyone who was ever in the room that its state has changed. */
export const tellRoom = async ({ tx, refresh }: Pick<Change, 'tx' | 'refresh'>, meetingId: number) =>
  refresh({ people: await everIn(tx, meetingId), keys: [roomKey(meetingId)] });
