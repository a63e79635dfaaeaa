import { expect, test } from 'vitest';
import type { PairingStatus } from '../../../../contract/pairings/index.ts';
import { isTooSmall, whyNot, whyNotMeetAsGroup, type PairingAct } from './states.ts';

const no = 'pairings.not_allowed_now';
// Written by hand from C10: what may be done to a group in each state.
const cells: readonly [PairingAct, Record<PairingStatus, string | null>][] = [
  ['pause', { active: null, paused: no, ended: no }],
  ['resume', { active: no, paused: null, ended: null }],
  ['end', { active: null, paused: null, ended: no }],
  ['change_people', { active: null, paused: null, ended: 'pairings.ended' }],
];

test.each(cells)('PAR-29 %s, by the state of a group', (act, expected) => {
  for (const [status, reason] of Object.entries(expected) as [PairingStatus, string | null][])
    expect([status, whyNot(act, { status, type: 'group' })]).toEqual([status, reason]);
});

test('PAR-29 the two of a pair stay the two', () => {
  expect(whyNot('change_people', { status: 'active', type: 'pair' })).toBe('pairings.pairs_have_two');
});

const people = (mentors: number, mentees: number) => [
  ...Array.from({ length: mentors }, () => ({ userType: 'mentor' as const })),
  ...Array.from({ length: mentees }, () => ({ userType: 'mentee' as const })),
];

test('BKG-121 a group of one mentor and two mentees meets; a smaller one, one at rest and one that ended do not', () => {
  const small = [people(0, 3), people(1, 1), people(2, 0)];
  expect(small.map(isTooSmall)).toEqual([true, true, true]);
  const whole = people(1, 2);
  expect(whyNotMeetAsGroup({ status: 'active' }, whole)).toBeNull();
  expect(whyNotMeetAsGroup({ status: 'active' }, people(1, 1))).toBe('pairings.group_too_small');
  expect(whyNotMeetAsGroup({ status: 'paused' }, whole)).toBe('pairings.paused');
  expect(whyNotMeetAsGroup({ status: 'ended' }, whole)).toBe('pairings.ended');
});
