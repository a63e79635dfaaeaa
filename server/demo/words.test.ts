import { expect, test } from 'vitest';
import { diceFor } from './dice.ts';
import { about, allWords, reviewWriter, subjects } from './words.ts';

const repeated = <T>(list: readonly T[]) => list.filter((one, i) => list.indexOf(one) !== i);

test('there are enough words, and none twice', () => {
  const reviews = allWords.reviews.map(({ text }) => text);
  expect(allWords.topics.length).toBeGreaterThanOrEqual(60);
  expect(allWords.objectives.length).toBeGreaterThanOrEqual(80);
  expect(reviews.length).toBeGreaterThanOrEqual(120);
  expect(allWords.thankYous.length).toBeGreaterThanOrEqual(40);
  const { mentee, mentor, admin } = allWords.cancelReasons;
  const thanks = allWords.thankYous.map(({ text }) => text);
  const { rescheduleReasons, notesBefore, notesAfter, briefs, discussionPoints, links } = allWords;
  for (const list of [reviews, allWords.topics, allWords.objectives, thanks, mentee, mentor, admin])
    expect(repeated(list)).toEqual([]);
  for (const list of [rescheduleReasons.mentee, rescheduleReasons.mentor, notesBefore.mentee, notesBefore.mentor])
    expect(repeated(list)).toEqual([]);
  for (const list of [notesAfter, briefs, discussionPoints, links]) expect(repeated(list)).toEqual([]);
});

test('what is written keeps the limits of B45 and B50', () => {
  const longest = (list: readonly string[]) => Math.max(...list.map((text) => text.length));
  expect(longest(allWords.topics)).toBeLessThanOrEqual(500);
  expect(longest(allWords.objectives)).toBeLessThanOrEqual(150);
  expect(longest(allWords.discussionPoints)).toBeLessThanOrEqual(150);
  expect(longest(allWords.briefs)).toBeLessThanOrEqual(1000);
  expect(longest(Object.values(allWords.rescheduleReasons).flat())).toBeLessThanOrEqual(500);
  for (const link of allWords.links) expect(link).toMatch(/^https:\/\/www\.example\.com\//);
});

test('reviews carry two to five stars, mostly four or five', () => {
  const stars = allWords.reviews.map((review) => review.stars);
  expect(new Set(stars)).toEqual(new Set([2, 3, 4, 5]));
  expect(stars.filter((star) => star >= 4).length / stars.length).toBeGreaterThan(0.85);
  const known = new Set<string | null>([null, ...subjects]);
  for (const review of allWords.reviews) expect(known.has(review.about), review.text).toBe(true);
  for (const { about: list, text } of allWords.thankYous)
    expect(
      list.filter((one) => !known.has(one)),
      text,
    ).toEqual([]);
});

test('a text speaks of a woman or a man by name', () => {
  const text = '{name} said what {they} thinks. {Their} notes helped {them} and {themselves}.';
  expect(about(text, { firstname: 'Mei', gender: 'female' })).toBe(
    'Mei said what she thinks. Her notes helped her and herself.',
  );
  expect(about(text, { firstname: 'Arjun', gender: 'male' })).toBe(
    'Arjun said what he thinks. His notes helped him and himself.',
  );
});

test('the writer repeats nothing to one person and then falls silent', () => {
  const write = reviewWriter(diceFor('test'));
  const person = { key: 'mentor-1', firstname: 'Mei', gender: 'female' } as const;
  const texts = Array.from({ length: 40 }, () =>
    write.review({ by: 'mentee', stars: 2, subject: 'cv', earlier: 0, person }),
  );
  const said = texts.filter((text) => text !== null);
  expect(said.length).toBeGreaterThanOrEqual(2);
  expect(repeated(said)).toEqual([]);
  expect(texts.at(-1)).toBeNull();
});
