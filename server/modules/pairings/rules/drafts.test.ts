import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { draftStatuses } from '../../../../contract/pairings/values.ts';
import { choosing, type FixedPair, locking, withoutChoice } from './choose.ts';
import { cohortOf, endedEarly } from './cohort.ts';
import { type DraftAct, whyNotDraft } from './drafts.ts';
import { thatFit } from './fixed.ts';
import { barIn, fitsAt, type MatrixRow, reweighed, whyAlone, widened } from './matrix.ts';
import { movesBetween } from './moves.ts';
import { staleness } from './stale.ts';

const now = Temporal.Instant.from('2026-11-20T10:00:00Z');

/** In which states each act may be done. */
const may: Record<DraftAct, string[]> = {
  change: ['ready'],
  publish: ['ready'],
  undo: ['published'],
  discard: ['ready', 'failed', 'cancelled'],
  cancel: ['running'],
};

test.each(Object.entries(may) as [DraftAct, string[]][])('PAR-31 a draft may be acted on by %s', (act, states) => {
  const allowed = draftStatuses.filter(
    (status) => whyNotDraft(act, { status, settledAt: now, toldAt: null }, now) === null,
  );
  expect(allowed.toSorted()).toEqual(states.toSorted());
});

test.each([
  [9, null],
  [10, 'pairings.undo_too_late'],
])('PAR-31 %s minutes after it was published', (minutes, expected) => {
  const draft = { status: 'published' as const, settledAt: now, toldAt: null };
  expect(whyNotDraft('undo', draft, now.add({ minutes }))).toBe(expected);
  expect(whyNotDraft('undo', { ...draft, toldAt: now }, now)).toBe('pairings.undo_too_late');
});

const member = (userId: number, userType: 'mentee' | 'mentor' | 'admin', capacity: number | null = null) => ({
  userId,
  userType,
  capacity,
});
const pair = (menteeId: number, mentorId: number, endReason?: string | null) => ({
  menteeId,
  mentorId,
  isLive: endReason === undefined,
  endReason: endReason ?? null,
});

test('PAR-31 PAR-34 the cohort: mentees who want mentors, mentors with room', () => {
  const members = [
    member(4, 'mentee'),
    member(3, 'mentee'),
    member(9, 'admin'),
    member(12, 'mentor'),
    member(11, 'mentor', 1),
    member(10, 'mentor', 3),
  ];
  const pairs = [pair(3, 10), pair(4, 11), pair(3, 12, 'moved'), pair(3, 12)];
  expect(cohortOf(members, pairs, { mentorsPerMentee: 2, menteesPerMentor: 5 })).toEqual({
    // 3 has two mentors, 4 has one.
    mentees: [{ id: 4, wants: 1 }],
    // 11 is full; 12 has no capacity of their own.
    mentors: [
      { id: 10, seats: 2, load: 1 },
      { id: 12, seats: 4, load: 1 },
    ],
  });
});

test.each([
  ['They moved abroad', true],
  ['Completed', false],
  [' completed: all goals reached', false],
  ['Not completed', true],
  [null, false],
])('PAR-31 a pair that ended with %j is a rule: %s', (reason, expected) => {
  expect(endedEarly(pair(1, 2, reason))).toBe(expected);
  expect(endedEarly(pair(1, 2))).toBe(false);
});

const fixed: FixedPair[] = [
  { menteeId: 1, mentorId: 10, score: 100, kind: 'lock' },
  { menteeId: 2, mentorId: 11, score: 200, kind: 'named_together' },
];

describe('PAR-31 an admin’s choice', () => {
  const choice = { fixed, score: 50, wants: 1, seats: 1 };

  test('takes the place of what was fixed for the mentee', () => {
    expect(choosing({ menteeId: 1, mentorId: 12 }, choice).fixed).toEqual([
      fixed[1],
      { menteeId: 1, mentorId: 12, score: 50, kind: 'override' },
    ]);
  });

  test('stands beside it while the mentee wants another one', () => {
    expect(choosing({ menteeId: 1, mentorId: 12 }, { ...choice, wants: 2 }).fixed).toHaveLength(3);
  });

  test.each([
    ['somebody unknown', { menteeId: 1, mentorId: 99 }, { score: undefined }, 'pairings.not_in_draft'],
    ['two who are kept apart', { menteeId: 1, mentorId: 12 }, { score: -1 }, 'pairings.pair_barred'],
    ['who was named with somebody else', { menteeId: 2, mentorId: 12 }, {}, 'pairings.pair_barred'],
    ['a mentor whose place is locked', { menteeId: 3, mentorId: 10 }, {}, 'pairings.no_seat_left'],
  ] as const)('is refused for %s', (_what, two, changes, refusal) => {
    expect(choosing(two, { ...choice, ...changes })).toEqual({ fixed: null, refusal });
  });

  test('is taken back; a lock or a name is none', () => {
    const chosen = [...fixed, { menteeId: 3, mentorId: 12, score: 1, kind: 'override' as const }];
    expect(withoutChoice({ menteeId: 3, mentorId: 12 }, chosen)).toEqual(fixed);
    expect(withoutChoice({ menteeId: 1, mentorId: 10 }, chosen)).toBe(null);
  });

  test('locks are added to free pairs alone, and only locks are taken away', () => {
    const twos = [
      { menteeId: 2, mentorId: 11, score: 200 },
      { menteeId: 3, mentorId: 12, score: 7 },
    ];
    const locked = [...fixed, { menteeId: 3, mentorId: 12, score: 7, kind: 'lock' as const }];
    expect(locking(twos, true, fixed)).toEqual(locked);
    expect(locking(twos, false, locked)).toEqual(fixed);
  });
});

test('PAR-31 what is to stand fits into the cohort, in its order', () => {
  const cohort = {
    mentees: [
      { id: 1, wants: 1 },
      { id: 2, wants: 2 },
    ],
    mentors: [
      { id: 10, seats: 1, load: 0 },
      { id: 11, seats: 2, load: 0 },
    ],
  };
  const wished = [
    [1, 10],
    [1, 11], // wants one only
    [2, 10], // no place left
    [2, 11],
    [2, 11], // twice
    [3, 11], // not in the cohort
  ].map(([menteeId = 0, mentorId = 0]) => ({ menteeId, mentorId, kind: 'lock' as const }));
  expect(thatFit(wished, cohort)).toEqual([wished[0], wished[3]]);
});

test('PAR-31 of a row from before a criterion was added, nothing is known in the new one', () => {
  const before = Int16Array.from({ length: 18 }, (_none, at) => (at < 9 ? 7000 : 1));
  const row2 = { fits: widened(before, 2) };
  expect(fitsAt(row2, 0)).toEqual([7000, 7000, 7000, 7000, 7000, 7000, 7000, 7000, 7000, -1]);
  expect(fitsAt(row2, 1)).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1, -1]);
  const wide = new Int16Array(40);
  expect(widened(wide, 4)).toBe(wide);
  expect(widened(new Int16Array(), 2)).toHaveLength(0);
});

describe('PAR-31 what is kept of a mentee and all mentors', () => {
  const row: MatrixRow = {
    menteeId: 1,
    wants: 1,
    // Allowed, kept apart by history, by a must, by a low score.
    scores: new Int16Array([7000, -3, -8, -9]),
    fits: Int16Array.from({ length: 40 }, (_none, at) => (at < 10 ? 7000 : 0)),
  };

  test('rules are told from scores', () => {
    expect([...row.scores].map(barIn)).toEqual([null, 'ended_before', 'must_missed', 'score_too_low']);
  });

  test('the values of two stand together', () => {
    expect(fitsAt(row, 0)).toEqual(Array.from({ length: 10 }, () => 7000));
    expect(fitsAt(row, 1)).toEqual(Array.from({ length: 10 }, () => 0));
  });

  test('by other weights, history stands and the rest is judged anew', () => {
    const weights = {
      wants: 1,
      goals: 0,
      industry: 0,
      career: 0,
      language: 0,
      shared_time: 0,
      time_zone: 0,
      place: 0,
      background: 0,
      answers: 0,
    };
    const rules = {
      lowestScore: 0,
      differentLine: true,
      differentTeam: true,
      sharedLanguage: true,
      leastSharedMinutes: 0,
    };
    expect([...reweighed(row, { rules, weights }).scores]).toEqual([7000, -3, 0, 0]);
    const must = { ...weights, wants: 10 };
    expect([...reweighed(row, { rules, weights: must }).scores]).toEqual([7000, -3, -8, -8]);
    expect([...reweighed(row, { rules: { ...rules, lowestScore: 1 }, weights }).scores]).toEqual([7000, -3, -9, -9]);
  });

  test.each([
    [[-3, -3, -9], { reason: 'ended_before', mentors: 2, possible: 0 }],
    [[-9, -3], { reason: 'ended_before', mentors: 1, possible: 0 }],
    [[-3, 5000, 10], { reason: 'no_room', mentors: 2, possible: 2 }],
    [[], { reason: 'no_mentors', mentors: 0, possible: 0 }],
  ])('why a mentee with %j has no mentor', (scores, expected) => {
    expect(whyAlone({ scores: new Int16Array(scores) })).toEqual(expected);
  });
});

test('PAR-31 who moves, the one who was chosen for first', () => {
  const before = [
    { menteeId: 1, mentorId: 10 },
    { menteeId: 2, mentorId: 11 },
    { menteeId: 3, mentorId: 12 },
    { menteeId: 4, mentorId: 13 },
  ];
  const after = [
    { menteeId: 1, mentorId: 11 },
    { menteeId: 2, mentorId: 10 },
    { menteeId: 4, mentorId: 13 },
  ];
  expect(movesBetween(before, after, 2)).toEqual([
    { menteeId: 2, from: [11], to: [10] },
    { menteeId: 1, from: [10], to: [11] },
    { menteeId: 3, from: [12], to: [] },
  ]);
  expect(movesBetween(before, before)).toEqual([]);
});

test('PAR-31 a draft is out of date when its people, their room or the rules have changed', () => {
  const then = { mentees: [{ id: 1, wants: 1 }], mentors: [{ id: 10, seats: 2, load: 0 }], basis: { a: [1] } };
  expect(staleness(then, { ...then, basis: { a: [1] } })).toBe(null);
  expect(
    staleness(then, {
      mentees: [
        { id: 2, wants: 1 },
        { id: 3, wants: 1 },
      ],
      mentors: [{ id: 10, seats: 1, load: 1 }],
      basis: { a: [2] },
    }),
  ).toEqual({
    mentees_new: 2,
    mentees_gone: 1,
    mentors_new: 0,
    mentors_gone: 0,
    room_changed: 1,
    settings_changed: true,
  });
});
