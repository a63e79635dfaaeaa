import { Temporal } from 'temporal-polyfill';
import type { MoveGivenUp, MoveProposed } from '../../../domain-events/bookings.ts';
import type { Change } from '../../../platform/work.ts';
import type { Telling } from '../../../telling/telling.ts';
import { bookingMoveGivenUp, bookingMoveProposed } from '../emails/moves.ts';
import { answerBy, proposedOf } from '../facts.ts';
import type { BookingGround } from './ground.ts';
import { say } from './lines.ts';
import { type Meeting, meetingOf, sessionOf, type Side, stillStands, tellSide } from './meeting.ts';

const suggestedIn = ({ proposedStartAt, proposedEndAt }: MoveProposed | MoveGivenUp) => ({
  start: Temporal.Instant.from(proposedStartAt),
  end: Temporal.Instant.from(proposedEndAt),
});

/** Whether this is still what is suggested; if not, the later suggestion or its end is told on its own. */
const isStillSuggested = ({ view }: Meeting, event: MoveProposed) => {
  const now = proposedOf(view.booking);
  return now !== null && now.startAt.equals(Temporal.Instant.from(event.proposedStartAt));
};

/** M26: tells the side that is asked; the session stays in both calendars as it is. */
export const ofProposal = async (change: Change, event: MoveProposed, ground: BookingGround): Promise<Telling[]> => {
  const meeting = await meetingOf(change, event.bookingId);
  const stands = isStillSuggested(meeting, event);
  const reason = meeting.view.booking.proposedReason;
  return meeting.sides
    .filter(({ role }) => role === event.awaiting)
    .map((side) => {
      const session = { ...sessionOf(meeting, side, ground), suggested: suggestedIn(event) };
      const data = { ...session, answerBy: answerBy(meeting.view), ...(reason !== null && { reason }) };
      const letter = stands ? bookingMoveProposed(data) : null;
      return tellSide(meeting, side, { line: say('booking.new_time_asked', { other: side.named }), letter }, ground);
    });
};

const lineOf = ({ how, awaited }: MoveGivenUp, { named: other, role }: Side) => {
  if (how === 'kept') return say('booking.move_kept', { other });
  if (how === 'withdrawn') return say('booking.move_withdrawn', { other });
  return role === awaited ? say('booking.move_lapsed', { other }) : say('booking.move_unanswered', { other });
};

/** M26: who kept the time or took the suggestion back knows; when nobody answered, both are told. */
export const ofGivingUp = async (change: Change, event: MoveGivenUp, ground: BookingGround): Promise<Telling[]> => {
  const meeting = await meetingOf(change, event.bookingId);
  const stands = stillStands(meeting, event, 'upcoming');
  const { how, awaited } = event;
  return meeting.sides
    .filter(({ role }) => how === 'lapsed' || (how === 'kept') === (role !== awaited))
    .map((side) => {
      const data = { ...sessionOf(meeting, side, ground), suggested: suggestedIn(event), how };
      const letter = stands ? bookingMoveGivenUp({ ...data, youAsked: side.role !== awaited }) : null;
      return tellSide(meeting, side, { line: lineOf(event, side), letter }, ground);
    });
};
