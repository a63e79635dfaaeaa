import type { AnswerAwaited, BookingCompleted, BookingExpired, ReminderDue } from '../../../domain-events/bookings.ts';
import { eachApart } from '../../../platform/each-apart.ts';
import type { Job } from '../../../platform/jobs.ts';
import type { Change } from '../../../platform/work.ts';
import { eventOf } from '../announce.ts';
import { requestOf } from '../facts.ts';
import { loadForSystem } from '../load.ts';
import { type BookingRow, participantsOf } from '../queries/views.ts';
import {
  lapsedMoves,
  lapsedRequests,
  requestsToRemind,
  upcomingEndedBy,
  upcomingSince,
  upcomingWithin,
} from '../queries/by-the-clock.ts';
import { JOIN_MARGIN_MS } from '../rules/phases.ts';
import { returnsPoints } from '../rules/points.ts';
import { dueReminder, remindToConcludeAfter } from '../rules/reminders.ts';
import { autoCompleteAfter, awaitedReminderIsDue } from '../rules/requests.ts';
import { nextStatus, whyNot } from '../rules/states.ts';
import { settle } from '../settle.ts';
import { lapseMove } from './answer-move.ts';
import { noteOnce } from '../store/bookings.ts';

const expireOne = async (change: Change, id: number) => {
  const loaded = await loadForSystem(change, id);
  if (!loaded) return;
  const { booking, facts, role } = loaded;
  if (whyNot('expire', facts, role, change.now) !== null) return;
  const returns = returnsPoints('expire', facts, role, change.now);
  await settle<BookingExpired>(change, loaded, {
    act: 'expire',
    to: nextStatus('expire', facts, role, change.now),
    activity: 'canceled',
    event: (base) => ({
      name: 'booking.expired',
      ...base,
      requesterId: booking.requesterId,
      returnsPoints: returns,
    }),
  });
};

/**
 * M04, BKG-126: unanswered requests lapse. Each has its own transaction, so that one failure does not stop the others.
 */
export const expireRequests = async ({ now, transact }: Job) => {
  const lapsed = await transact(({ tx }) => lapsedRequests(tx, now));
  await eachApart(lapsed, ({ id }) => transact((change) => expireOne(change, id)));
};

const room = { opensBefore: JOIN_MARGIN_MS };

/** M26: suggested times that nobody answered are given up; the sessions stay as they are. */
export const lapseMoves = async ({ now, transact }: Job) => {
  const lapsed = await transact(({ tx }) => lapsedMoves(tx, now, room));
  await eachApart(lapsed, ({ id }) => transact((change) => lapseMove(change, id)));
};

const remindOne = async (change: Change, booking: BookingRow) => {
  const { tx, now, announce } = change;
  const { id, awaitingRole: awaiting, awaitingSince } = booking;
  if (awaiting === null || awaitingSince === null) return;
  const people = await participantsOf(tx, [id]);
  if (!awaitedReminderIsDue(requestOf(booking), now)) return;
  if (!(await noteOnce(tx, id, `answer_${awaiting}`, awaitingSince, now))) return;
  await announce<AnswerAwaited>({
    name: 'booking.answer_awaited',
    ...eventOf(booking, people, null, change),
    awaiting,
  });
};

/** BKG-128: reminds the awaited side once half of the time to answer is gone. */
export const remindAwaited = async ({ now, transact }: Job) => {
  const waiting = await transact(({ tx }) => requestsToRemind(tx, now, room));
  await eachApart(waiting, (booking) => transact((change) => remindOne(change, booking)));
};

export const remindOf = async (change: Change, booking: BookingRow, kind: ReminderDue['kind']) => {
  const { tx, now, announce } = change;
  if (!(await noteOnce(tx, booking.id, kind, booking.startAt, now))) return;
  const people = await participantsOf(tx, [booking.id]);
  await announce<ReminderDue>({ name: 'booking.reminder_due', ...eventOf(booking, people, null, change), kind });
};

const kinds = { day: { kind: 'day_before', hours: 24 }, hour: { kind: 'hour_before', hours: 1 } } as const;

/** NTF-17: reminds the participants 24 hours and 1 hour before the start. */
export const remindParticipants = async ({ now, transact }: Job) => {
  const dueOnes = async (due: keyof typeof kinds) => {
    const { kind, hours } = kinds[due];
    const untold = await transact(({ tx }) => upcomingWithin(tx, kind, hours, now));
    return untold.flatMap((booking) => {
      const standsSince = booking.acceptedAt ?? booking.createdAt;
      return dueReminder({ ...booking, standsSince }, now) === due ? [{ booking, kind }] : [];
    });
  };
  const reminders = [...(await dueOnes('hour')), ...(await dueOnes('day'))];
  await eachApart(reminders, ({ booking, kind }) => transact((change) => remindOf(change, booking, kind)));
};

/** B38: asks both sides to conclude a session a day after its end. */
export const remindToConclude = async ({ now, transact }: Job) => {
  const ended = now.subtract(remindToConcludeAfter);
  const open = await transact(({ tx }) => upcomingSince(tx, 'not_concluded', ended));
  await eachApart(open, (booking) => transact((change) => remindOf(change, booking, 'not_concluded')));
};

const autoCompleteOne = async (change: Change, id: number) => {
  const loaded = await loadForSystem(change, id);
  if (!loaded) return;
  const { facts, role } = loaded;
  if (whyNot('auto_complete', facts, role, change.now) !== null) return;
  await settle<BookingCompleted>(change, loaded, {
    act: 'auto_complete',
    to: nextStatus('auto_complete', facts, role, change.now),
    patch: { completedAt: change.now, autoCompleted: true },
    activity: 'completed',
    event: (base) => ({ name: 'booking.completed', ...base, auto: true, early: false }),
  });
};

/** B38, D07: 14 days after its end the clock completes a session; nobody is asked for a review. */
export const autoComplete = async ({ now, transact }: Job) => {
  const ended = await transact(({ tx }) => upcomingEndedBy(tx, now.subtract(autoCompleteAfter)));
  await eachApart(ended, ({ id }) => transact((change) => autoCompleteOne(change, id)));
};
