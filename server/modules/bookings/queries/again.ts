import type { Tx } from '../../../platform/work.ts';
import { mentorsToArrange, pairsToMeetAgain } from '../../pairings/index.ts';
import type { BookingRow, ParticipantRow } from './views.ts';

interface SessionToRepeat {
  booking: BookingRow;
  programme: { program: Parameters<typeof pairsToMeetAgain>[1] & { isActive: boolean } } | null;
  participants: readonly ParticipantRow[];
}

/** C3: the statuses in which a card can have Book New Session. */
const over: readonly string[] = ['fully_rated', 'cancelled', 'system_cancelled'];

/** On the platform, the session's mentor can ask again a mentee whose account still exists. */
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
 * BKG-65: for each session, the mentors who could ask for another one now without being refused; only they see the
 * button. It takes one statement per table for each programme, however many sessions there are.
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
