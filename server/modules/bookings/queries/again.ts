import type { Tx } from '../../../platform/work.ts';
import { mentorsToArrange, pairsToMeetAgain } from '../../pairings/index.ts';
import type { BookingRow, ParticipantRow } from './views.ts';

interface SessionToRepeat {
  booking: BookingRow;
  programme: { program: Parameters<typeof pairsToMeetAgain>[1] & { isActive: boolean } } | null;
  participants: readonly ParticipantRow[];
}

/** C3: the statuses under which Book New SessionToRepeat can stand. */
const over: readonly string[] = ['fully_rated', 'cancelled', 'system_cancelled'];

/** On the platform its mentor asks back a mentee who is still there. */
const onPlatform = ({ booking, participants }: SessionToRepeat) => {
  const { mentorId } = booking;
  const mentee = participants.find(({ userType }) => userType === 'mentee');
  const mentor = participants.find(({ userId }) => userId === mentorId);
  return mentor?.isFlMentor && mentee?.deletedAt === null ? [mentorId] : [];
};

const pairsOf = (sessions: readonly SessionToRepeat[], programId: number) =>
  sessions.flatMap(({ booking: { id, mentorId, programId: place }, participants }) => {
    const mentee = participants.find(({ userType }) => userType === 'mentee');
    return place === programId && mentee ? [{ id, programId, mentorId, menteeId: mentee.userId }] : [];
  });

/**
 * BKG-65: for each of these sessions the mentors whose call for another one would not be refused as things stand; the
 * button stands for nobody else. One statement a table, however many sessions there are of a programme.
 */
export const mayBookAgain = async (tx: Tx, sessions: readonly SessionToRepeat[]) => {
  const open = sessions.filter(({ booking, programme }) => {
    const isRunning = booking.programId === null || programme?.program.isActive === true;
    return isRunning && over.includes(booking.status);
  });
  const ofGroups = open.flatMap(({ booking: { id, groupId } }) => (groupId === null ? [] : [{ id, groupId }]));
  const arranging = await mentorsToArrange(tx, [...new Set(ofGroups.map(({ groupId }) => groupId))]);
  const mentors = new Map(ofGroups.map(({ id, groupId }) => [id, arranging.get(groupId) ?? []]));

  const ofTwo = open.filter(({ booking }) => booking.groupId === null);
  for (const one of ofTwo.filter(({ programme }) => programme === null)) mentors.set(one.booking.id, onPlatform(one));
  const programmes = new Map(ofTwo.flatMap(({ programme }) => (programme ? [[programme.program.id, programme]] : [])));
  for (const { program } of programmes.values())
    for (const { id, mentorId } of await pairsToMeetAgain(tx, program, pairsOf(ofTwo, program.id)))
      mentors.set(id, [mentorId]);
  return mentors;
};
