import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { areasOf, bandOf, categoryOf, standardBandOf } from '../../../../contract/surveys/index.ts';
import { npsDueOf, npsScore, type Reached } from './nps.ts';

const scale = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const [low, middle, high] = ['detractor', 'passive', 'promoter'] as const;

test('NPS-06 NPS-18 A59 the bands of the documents and of the standard differ at 6, and 0 is a score', () => {
  expect(scale.map(bandOf)).toEqual([low, low, low, low, low, low, middle, middle, middle, high, high]);
  expect(scale.map(standardBandOf)).toEqual([low, low, low, low, low, low, low, middle, middle, high, high]);
});

test('NPS-11 up to 5 stars it is an issue, from 6 on general feedback', () => {
  expect(scale.map(categoryOf)).toEqual([
    ...Array.from({ length: 6 }, () => 'Platform Issue'),
    ...Array.from({ length: 5 }, () => 'General Feedback'),
  ]);
});

test('NPS-09 B119 portals have no area for buying credits', () => {
  expect(areasOf('first_booking')).toHaveLength(8);
  expect(areasOf('portal_first_booking_nps')).toEqual([
    'Finding a Mentor',
    'Booking a Session',
    'Video Call',
    'Goal Setting',
    'Events',
    'Customer Support',
    'Others',
  ]);
});

test('NPS-14 NPS-18 B93 both scores are promoters less detractors, in percent of everybody', () => {
  // Of eight: four promoters; 8 is in the middle of both, 6 of the documents’ bands alone, and 0 of neither.
  const answers = [
    { stars: 10, people: 1 },
    { stars: 9, people: 3 },
    { stars: 8, people: 1 },
    { stars: 6, people: 2 },
    { stars: 0, people: 1 },
  ];
  expect(npsScore(answers)).toEqual({
    total_respondents: 8,
    satisfaction_score: 38,
    bands: { detractor: 1, passive: 3, promoter: 4 },
    standard_nps: 13,
    standard_bands: { detractor: 3, passive: 1, promoter: 4 },
  });
});

test('NPS-14 there is no score of nobody, and a score of 0 counts', () => {
  expect(npsScore([])).toMatchObject({ total_respondents: 0, satisfaction_score: null, standard_nps: null });
  expect(npsScore([{ stars: 0, people: 2 }])).toMatchObject({ satisfaction_score: -100, standard_nps: -100 });
  expect(npsScore([{ stars: 6, people: 2 }])).toMatchObject({ satisfaction_score: 0, standard_nps: -100 });
});

const at = Temporal.Instant.from('2026-11-01T10:00:00Z');
const after = (hours: number) => at.add({ hours });
const none = new Set<string>();
const reached = (context: Reached['context']): Reached => ({ context, programId: null, at });

test.each([
  ['sign_up', 0, true],
  ['sign_up', 719, true],
  ['sign_up', 720, false],
  ['first_booking', 719, true],
  ['portal_first_booking_nps', 720, false],
  ['program_application', 23, true],
  ['program_application', 24, false],
] as const)('B118 %s is asked about for a while: %i hours later %s', (context, hours, isDue) => {
  expect(npsDueOf([reached(context)], { given: none, skipped: none }, after(hours)) !== null).toBe(isDue);
});

test('NPS-03 NPS-15 what was answered or skipped is passed over; skipping an application is not remembered', () => {
  const [signUp, booking] = [reached('sign_up'), reached('first_booking')];
  const due = (given: string[], skipped: string[]) =>
    npsDueOf([signUp, booking], { given: new Set(given), skipped: new Set(skipped) }, after(1))?.context;
  expect(due([], [])).toBe('sign_up');
  expect(due(['sign_up'], [])).toBe('first_booking');
  expect(due([], ['sign_up'])).toBe('first_booking');
  expect(due(['sign_up'], ['first_booking'])).toBeUndefined();
  const application = reached('program_application');
  const skipped = { given: none, skipped: new Set(['program_application']) };
  expect(npsDueOf([application], skipped, after(1))).toBe(application);
});
