import type { Temporal } from 'temporal-polyfill';
import type { Tx } from '../../platform/work.ts';
import { personByEmail } from '../accounts/index.ts';
import { sessionsWith } from './queries.ts';
import { changeNotes, insertItem, lockMinutes } from './store.ts';

type Session = Awaited<ReturnType<typeof sessionsWith>>[number];

const points = [
  ['How the interview went', 'What to answer when they ask about pay'],
  ['The draft of my presentation', 'A book about leading a small team'],
  ['My part in the hospital project', 'When to ask for the next review'],
];

const kept = [
  {
    notes:
      'Three stories for interviews, each with the problem, your own part and one number.\nSalary: a range, and why it is fair.',
    actions: [
      { body: 'Write down three stories, each under two minutes', ofMentor: false, done: true },
      { body: 'Ask a friend at the company what the position pays', ofMentor: true, done: true },
      { body: 'Practise one story in front of somebody', ofMentor: false, done: false },
    ],
  },
  {
    notes: 'Planning is mostly listening: ask the three what they need before you draw a plan.',
    actions: [
      { body: 'Draw the plan of one month for the three of you', ofMentor: false, done: false },
      { body: 'Send my notes on saying no to a manager', ofMentor: true, done: false },
    ],
  },
];

const writeHeld = async (tx: Tx, { id, mentorId, endAt }: Session, menteeId: number, at: number) => {
  const { notes, actions } = kept[at % kept.length] ?? { notes: '', actions: [] };
  const later = endAt.add({ minutes: 10 });
  await lockMinutes(tx, id);
  await changeNotes(tx, id, { notes, version: 1, changedBy: mentorId, changedAt: later });
  for (const { body, ofMentor, done } of actions)
    await insertItem(tx, {
      bookingId: id,
      kind: 'action',
      body,
      authorId: mentorId,
      ownerId: ofMentor ? mentorId : menteeId,
      dueDate: endAt.toZonedDateTimeISO('UTC').toPlainDate().add({ days: 14 }).toString(),
      createdAt: later,
      doneAt: done ? later : null,
    });
};

const writeAhead = async (
  tx: Tx,
  { id }: Session,
  menteeId: number,
  { at, now }: { at: number; now: Temporal.Instant },
) => {
  await lockMinutes(tx, id);
  for (const body of points[at % points.length] ?? [])
    await insertItem(tx, {
      bookingId: id,
      kind: 'agenda',
      body,
      authorId: menteeId,
      createdAt: now.subtract({ hours: 3 }),
    });
};

/** The sessions of the mentee of the demonstration: those to come are prepared, the last ones have left something. */
export const writeDemoMinutes = async (tx: Tx, now: Temporal.Instant) => {
  const mentee = await personByEmail(tx, 'mentee@lantern.test');
  if (!mentee) return;
  const sessions = await sessionsWith(tx, mentee.id);
  const isOver = ({ endAt }: Session) => endAt.add({ minutes: 10 }).epochMilliseconds < now.epochMilliseconds;
  for (const [at, session] of sessions.filter(isOver).slice(0, 3).entries())
    await writeHeld(tx, session, mentee.id, at);
  const toCome = sessions.filter((one) => one.status === 'upcoming' && !isOver(one));
  for (const [at, session] of toCome.entries()) await writeAhead(tx, session, mentee.id, { at, now });
};
