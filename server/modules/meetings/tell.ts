import type { Change } from '../../platform/work.ts';
import { everIn } from './queries.ts';

/** What the streams of a room listen for; pages elsewhere know nothing by these names. */
export const roomKey = (meetingId: number) => `meeting ${meetingId}` as const;
export const signalKey = (seatId: number) => `seat ${seatId}` as const;

/** After the commit, everybody in the room learns how it stands. */
export const tellRoom = async ({ tx, refresh }: Pick<Change, 'tx' | 'refresh'>, meetingId: number) =>
  refresh({ people: await everIn(tx, meetingId), keys: [roomKey(meetingId)] });
