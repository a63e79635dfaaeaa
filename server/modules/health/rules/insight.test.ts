import { expect, test } from 'vitest';
import { type InsightFacts, writeInsight } from './insight.ts';

const facts = (changes: Partial<InsightFacts> = {}): InsightFacts => ({
  program: 'Langkah',
  mentors: ['Daniel Lim'],
  mentees: ['Nur Aisyah'],
  group: null,
  pairedOn: '3 August 2026',
  sessions: [
    { id: 41, on: '12 September 2026', minutes: 60, topic: 'First weeks', objectives: ['Know the team'] },
    { id: 57, on: '10 October 2026', minutes: 45, topic: 'Speaking up', objectives: ['Ask one question a meeting'] },
  ],
  lost: 1,
  ahead: [{ id: 63, on: '30 November 2026', topic: 'Looking ahead' }],
  said: { points: [], agreed: [] },
  digest: null,
  plans: null,
  feedback: [
    { id: 41, on: '12 September 2026', by: 'Nur Aisyah', stars: 5, text: 'He listens.' },
    { id: 57, on: '10 October 2026', by: 'Daniel Lim', stars: 4, text: null },
  ],
  ...changes,
});

test('B64 the summary says who, what, how far, how it was and what is next', () => {
  expect(writeInsight(facts())).toBe(`## Overview

Nur Aisyah is mentored by Daniel Lim in Langkah since 3 August 2026. They have held 2 sessions, 1 hour 45 minutes in all. The last one was on 10 October 2026.

## Topics

- **Speaking up** ([10 October 2026](session:57))
- **First weeks** ([12 September 2026](session:41))

## Progress

- 2 of 3 arranged sessions were held
- Worked on: Know the team ([12 September 2026](session:41))
- Worked on: Ask one question a meeting ([10 October 2026](session:57))

## Feedback

- 4.5 of 5 stars on average
- Nur Aisyah: “He listens.” ([12 September 2026](session:41))

## Next steps

- Next session: Looking ahead ([30 November 2026](session:63))
- Look back at: Ask one question a meeting ([10 October 2026](session:57))`);
});

test('PAR-21 without a session there is no summary', () => {
  expect(writeInsight(facts({ sessions: [] }))).toBe('');
});

test('B64 REV-22 nothing is quoted where reviews are for the team alone', () => {
  const summary = writeInsight(facts({ feedback: null, ahead: [] }));
  expect(summary).toContain('Feedback in this program is for its team only.');
  expect(summary).toContain('- Book the next session');
  expect(writeInsight(facts({ feedback: [] }))).toContain('No feedback has been shared yet.');
});

test('B64 what people write stays text: no link, heading or list of theirs', () => {
  const topic = '# Prices\n- [pay](https://evil.test) **now** <b>';
  const summary = writeInsight(facts({ sessions: [{ id: 1, on: '1 May 2026', minutes: 30, topic, objectives: [] }] }));
  expect(summary).toContain(
    String.raw`- **\# Prices - \[pay\](https://evil.test) \*\*now\*\* \<b\>** ([1 May 2026](session:1))`,
  );
  expect(summary.match(/^#/gm)).toHaveLength(5);
});

test('B64 a group is named, with all its people', () => {
  const summary = writeInsight(facts({ group: 'Data Circle', mentees: ['Nur Aisyah', 'Mei Tan', 'Ravi Nair'] }));
  expect(summary).toContain(
    'The group Data Circle brings Nur Aisyah, Mei Tan and Ravi Nair together with Daniel Lim in',
  );
});

test('B64 long histories and long words are cut short', () => {
  const session = (at: number) => ({ id: at, on: `day ${at}`, minutes: 30, topic: `Topic ${at}`, objectives: [] });
  const sessions = Array.from({ length: 20 }, (_, at) => session(at));
  const summary = writeInsight(
    facts({ sessions, feedback: [{ id: 1, on: 'day 1', by: 'Mei', stars: null, text: 'x'.repeat(400) }] }),
  );
  expect(summary).toContain('- and 12 earlier sessions');
  expect(summary).toContain(`“${'x'.repeat(300)}…”`);
  expect(summary).not.toContain('on average');
});

const quote = (at: number, text: string) => ({ id: 57, on: '10 October 2026', clock: `${at}:05`, text });

test('B64 what was said is quoted with its session and minute, the newest of it; what was agreed is a next step', () => {
  const points = [1, 2, 3, 4, 5].map((at) => quote(at, `Point ${at}`));
  const summary = writeInsight(facts({ said: { points, agreed: [quote(31, 'I will ask *one* question')] } }));
  expect(summary.split('\n').filter((line) => line.includes('“Point'))).toEqual([
    '- “Point 2” ([10 October 2026, 2:05](session:57))',
    '- “Point 3” ([10 October 2026, 3:05](session:57))',
    '- “Point 4” ([10 October 2026, 4:05](session:57))',
    '- “Point 5” ([10 October 2026, 5:05](session:57))',
  ]);
  expect(summary).toContain(String.raw`- Said: “I will ask \*one\* question” ([10 October 2026, 31:05](session:57))`);
});

test('B64 what a model wrote stands in place of the quotes, says who wrote it, and each sentence leads to its minutes', () => {
  const points = [quote(3, 'Point three'), quote(7, 'Point seven')];
  const digest = {
    writer: 'OpenAI',
    topics: [{ text: 'They moved from *plans* to practice.', from: points }],
    nextSteps: [{ text: 'Nur will ask one question.', from: [quote(31, 'I will ask')] }],
  };
  const summary = writeInsight(facts({ said: { points: [], agreed: [] }, digest }));
  expect(summary).toContain(`OpenAI wrote about their transcripts:
${String.raw`- They moved from \*plans\* to practice.`} ([10 October 2026, 3:05](session:57)) ([10 October 2026, 7:05](session:57))`);
  expect(summary).toContain('- Nur will ask one question. ([10 October 2026, 31:05](session:57))');
  for (const quoted of ['“Point', 'Said:']) expect(summary).not.toContain(quoted);
});

test('B64 nobody makes a link of ours by what they write', () => {
  const topic = 'Look [here](session:999)';
  const summary = writeInsight(facts({ sessions: [{ id: 1, on: '1 May 2026', minutes: 30, topic, objectives: [] }] }));
  expect(summary).toContain(String.raw`- **Look \[here\](session:999)** ([1 May 2026](session:1))`);
});

test('B59 B64 of the learning plans only how far they are', () => {
  expect(writeInsight(facts({ plans: { done: 3, total: 9 } }))).toContain('- 3 of 9 learning objectives done');
  expect(writeInsight(facts({ plans: { done: 0, total: 1 } }))).toContain('- 0 of 1 learning objective done');
});
