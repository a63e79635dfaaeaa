import type { Temporal } from 'temporal-polyfill';
import { goalQuestions } from '../../../contract/objectives/index.ts';
import type { Tx } from '../../platform/work.ts';
import { type LearnerRow, menteesIn, mentorIdsOf } from './queries/people.ts';
import { objectivesIn } from './queries/sets.ts';
import type { Answers } from './rules/plan/answers.ts';
import { composePlan } from './rules/plan/compose.ts';
import { dayOf } from './rules/months.ts';
import { changeObjective, insertComment, insertPlan, insertSet, insertSuggestion } from './store.ts';

/** Of the mentees of a program so many have a plan, begun so many days ago. */
const most = 24;
const daysAgo = 44;

/** Different people want different things: each question turns at its own pace. */
const answersOf = (at: number) =>
  Object.fromEntries(
    goalQuestions.map(({ purpose, options }, place) => {
      const turn = at * (1 + 2 * (place % 3)) + place;
      return [purpose, options[turn % options.length] ?? ''];
    }),
  ) as Answers;

interface Begun {
  programId: number | null;
  at: number;
  startedAt: Temporal.Instant;
  now: Temporal.Instant;
}

const comments = [
  'Well done. Bring what you wrote to our next session.',
  'Start with the smaller half of it: I would rather see it done than perfect.',
  'I know somebody who can help with this. Ask me on Thursday.',
];

/** What they have done of it: most of what is due, a little late, and one of what is ahead. */
const workOn = async (tx: Tx, setId: number, { at, startedAt, now }: Begun, today: string) => {
  const rows = await objectivesIn(tx, setId);
  for (const [place, { id, dueDate }] of rows.entries()) {
    const isDone = dueDate < today ? (place + at) % 4 !== 3 : place === rows.length - 2 && at % 3 === 0;
    if (!isDone) continue;
    const doneAt = startedAt.add({ hours: 24 * (3 + 4 * place) });
    const then = doneAt.epochMilliseconds > now.epochMilliseconds ? now : doneAt;
    await changeObjective(tx, id, {
      status: 'done',
      doneAt: then,
      touchedAt: then,
      ...(place === 0 && { evidenceNote: 'Took longer than I thought, and was worth it.' }),
    });
  }
  return rows;
};

const begin = async (tx: Tx, { id: userId, timezone }: LearnerRow, begun: Begun) => {
  const { programId, at, startedAt, now } = begun;
  const start = dayOf(startedAt, timezone);
  const answers = answersOf(at);
  const plan = composePlan(answers, start);
  const setId = await insertSet(tx, {
    userId,
    programId,
    answers,
    provider: 'openai',
    status: 'ready',
    writtenBy: 'rules',
    description: plan.description,
    startsOn: start.toString(),
    createdAt: startedAt,
    askedAt: startedAt,
    readyAt: startedAt,
  });
  if (setId === null) return;
  await insertPlan(tx, setId, plan, startedAt);
  const rows = await workOn(tx, setId, begun, dayOf(now, timezone).toString());
  const [mentorId] = await mentorIdsOf(tx, { userId, programId });
  const [, second] = rows;
  if (mentorId === undefined || !second) return;
  const body = comments[at % comments.length] ?? '';
  await insertComment(tx, {
    objectiveId: second.id,
    authorId: mentorId,
    body,
    createdAt: startedAt.add({ hours: 200 }),
  });
  if (at % 4 !== 0) return;
  await insertSuggestion(tx, {
    setId,
    authorId: mentorId,
    monthNumber: Math.min(2, plan.months.length),
    title: 'Sit in on a session of mine',
    description: 'Come along on Monday, and tell me afterwards what you would have done differently.',
    dueDate: dayOf(now, timezone).add({ days: 12 }).toString(),
    createdAt: now.subtract({ hours: 20 }),
  });
};

/** Learning plans of the mentees of a program, and one of the platform for the mentee of the demonstration. */
export const writeDemoPlans = async (tx: Tx, { programId, now }: { programId: number; now: Temporal.Instant }) => {
  const startedAt = now.subtract({ hours: 24 * daysAgo });
  const mentees = await menteesIn(tx, programId, most);
  for (const [at, mentee] of mentees.entries()) {
    await begin(tx, mentee, { programId, at, startedAt, now });
    if (mentee.email === 'mentee@lantern.test') await begin(tx, mentee, { programId: null, at: 1, startedAt, now });
  }
};
