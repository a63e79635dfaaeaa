import { recordingDays } from '../../../contract/meetings/index.ts';
import type { RecordingsDropped, RecordingsEnding } from '../../domain-events/meetings.ts';
import type { Job, Schedule } from '../../platform/jobs.ts';
import { letGo } from './let-go.ts';
import { closedWithSeats } from './queries.ts';
import { silentSince } from './rules/attendance.ts';
import { dropSignals, endSeats } from './store.ts';
import { dropRecordingsBefore, stopRecordings, warnOfRecordingsBefore } from './store/recordings.ts';
import { tellRoom } from './tell.ts';

/** People who have been silent for long have left at their last heartbeat; when a room closes, everyone has left. */
const endSilent = ({ transact }: Job) =>
  transact(async (change) => {
    const { tx, now } = change;
    const ended = await endSeats(tx, { seenBefore: silentSince(now) });
    for (const meetingId of await closedWithSeats(tx, now)) ended.push(...(await endSeats(tx, { meetingId })));
    const seatIds = ended.map(({ id }) => id);
    if (seatIds.length > 0) await stopRecordings(tx, { seatIds }, now);
    for (const meetingId of new Set(ended.map((seat) => seat.meetingId))) await tellRoom(change, meetingId);
    await dropSignals(tx, now);
  });

/** B122; everyone in the session hears of it so many days before. */
const daysBefore = 14;

const forgetRecordings = ({ transact }: Job) =>
  transact(async (change) => {
    const before = change.now.subtract({ hours: 24 * recordingDays });
    const { keys, sessions } = await dropRecordingsBefore(change.tx, before);
    await letGo(change, keys);
    for (const session of sessions)
      await change.announce<RecordingsDropped>({
        name: 'meeting.recordings_dropped',
        ...session,
        at: change.now.toString(),
      });
  });

const warnOfEnd = ({ transact }: Job) =>
  transact(async (change) => {
    const { tx, now, announce } = change;
    const before = now.subtract({ hours: 24 * (recordingDays - daysBefore) });
    for (const session of await warnOfRecordingsBefore(tx, before, now))
      await announce<RecordingsEnding>({ name: 'meeting.recordings_ending', ...session, at: now.toString() });
  });

export const meetingSchedules: readonly Schedule[] = [
  { name: 'meetings.endSilent', run: endSilent },
  { name: 'meetings.warnOfEnd', run: warnOfEnd },
  { name: 'meetings.forgetRecordings', run: forgetRecordings },
];
