import type { Temporal } from 'temporal-polyfill';
import { transcribeLimits } from '../../../contract/transcription/index.ts';
import type { WriteDemo } from '../../platform/plug.ts';
import type { Tx } from '../../platform/work.ts';
import { personByEmail } from '../accounts/index.ts';
import { cuesOf, textOf } from './rules/cues.ts';
import { summarise } from './rules/summary.ts';
import { insertParts, insertRecording, keepPart } from './store.ts';

/** What was said, sentence by sentence, as a speech synthesiser would read it. */
const talks = [
  {
    filename: 'Interview practice with Daniel.mp3',
    minutes: 6,
    daysAgo: 9,
    said: `Good to see you, Aina. How did the first interview go? It went well, thank you. They asked a lot about the project with the hospital.
Did you tell them what you did yourself, and what the team did? Not clearly enough, I think. I always say we.
That is common. Interviewers want to know your own part. Prepare three stories, each with the problem, what you did and what came of it.
I have the hospital project, and the time when the database was lost on a Friday night. That second story is excellent. You stayed calm and told everyone what was happening.
I will write down three stories by Thursday and send them to you. Great. Keep each story under two minutes, and say one number in each.
What about the salary? They will ask what I expect. Find out what the position pays before you answer. I know somebody in the same company who can tell you.
That would help a lot. I am a little worried about that question. You do not have to be. Say a range, and why you think it is fair.
Let's practise the whole interview next Tuesday at eight. I will book the session tonight. Good. You are better prepared than you think.`,
  },
  {
    filename: 'Voice memo, what I want from this year.m4a',
    minutes: 2,
    daysAgo: 21,
    said: `This is for myself. At the end of the year I want to lead a small project, not only write code for one.
For that I need to learn how to plan the work of three people, and how to say no to a manager without making anybody angry.
Daniel said that planning is mostly listening. I will ask him to show me how he plans a month.
I am also going to read one book about teams before June. The presentation in May is a good chance to practise speaking in front of people.
What went well so far: reading the code of others, and the new colleague whom I help every Wednesday. I enjoyed explaining things more than I expected.`,
  },
];

const writeTalk = async (tx: Tx, userId: number, talk: (typeof talks)[number], now: Temporal.Instant) => {
  const durationMs = talk.minutes * 60_000;
  const text = talk.said.replaceAll('\n', ' ');
  const parts = [{ fromMs: 0, toMs: durationMs, text, segments: [] }];
  const { summary, key_points, action_items, topics, sentiment, word_clouds } = summarise(cuesOf(parts));
  const createdAt = now.subtract({ hours: 24 * talk.daysAgo });
  const size = talk.minutes * 960_000;
  const { id } = await insertRecording(tx, {
    userId,
    filename: talk.filename,
    model: 'gpt-4o-transcribe',
    size,
    received: size,
    status: 'completed',
    progress: 100,
    durationMs,
    transcript: textOf(parts),
    summary,
    keyPoints: key_points,
    actionItems: action_items,
    topics,
    sentiment,
    wordClouds: word_clouds,
    createdAt,
    changedAt: createdAt.add({ minutes: talk.minutes }),
    expiresAt: createdAt.add({ hours: 24 * transcribeLimits.keptDays }),
  });
  await insertParts(tx, [{ recordingId: id, position: 0, fromMs: 0, toMs: durationMs }]);
  await keepPart(tx, { recordingId: id, position: 0 }, { text, segments: [] });
};

/** Two transcripts of the mentee of the demonstration. */
export const writeDemo: WriteDemo = async (tx, { key, now }) => {
  if (key !== 'graduates') return;
  const person = await personByEmail(tx, 'mentee@lantern.test');
  if (person) for (const talk of talks.toReversed()) await writeTalk(tx, person.id, talk, now);
};
