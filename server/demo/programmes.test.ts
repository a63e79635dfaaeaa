import { readFileSync } from 'node:fs';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { dateProblems } from '../modules/programmes/rules/dates.ts';
import { joining, spanOf } from './calendar.ts';
import { employeesOf } from './exchange.ts';
import { castHistory } from './history.ts';
import { demoPeople } from './people.ts';
import { writtenProgrammes } from './written-programmes.ts';

const now = Temporal.Instant.from('2026-11-20T03:12:00Z');
const people = demoPeople(now);
const members = people.filter(({ memberships }) => memberships.length > 0);
const inProgrammes = castHistory(now, people).filter(({ programme }) => programme !== null);
const time = (instant: Temporal.Instant) => instant.epochMilliseconds;

const membershipIn = (key: string, programme: string | null) => {
  const found = people.find((one) => one.key === key)?.memberships.find((one) => one.programme === programme);
  if (!found) throw new Error(`${key} is not in ${programme}`);
  return found;
};

test('four programs: one for each pairing method, of which the last is over, and one that waits for its pairs', () => {
  expect(writtenProgrammes.map(({ pairingMethod }) => pairingMethod)).toEqual([
    'mentee_picks',
    'admin_pairs',
    'mentor_picks',
    'admin_pairs',
  ]);
  expect(new Set(writtenProgrammes.map(({ primary }) => primary)).size).toBe(4);
  expect(writtenProgrammes.map(({ isActive }) => isActive)).toEqual([true, true, false, true]);
  // B68: a programme is switched off thirty days after its end at the latest.
  for (const { begins, ends, isActive } of writtenProgrammes) {
    expect(begins).toBeLessThan(0);
    expect(ends > -30).toBe(isActive);
  }
});

test('modules lie within their programme and apart from one another, and one of each running programme is on', () => {
  const today = Temporal.PlainDate.from('2026-11-20');
  const day = (days: number) => today.add({ days }).toString();
  for (const { begins, ends, modules, isActive } of writtenProgrammes) {
    const stretches = modules.map(({ days: [from, until] }) => ({ startDate: day(from), endDate: day(until) }));
    const range = { startDate: day(begins), endDate: day(ends) };
    expect(dateProblems(stretches, range)).toEqual(modules.map(() => null));
    expect(modules.some(({ days: [from, until] }) => from <= 0 && until >= 0)).toBe(isActive);
  }
});

test('four hundred people, everybody once in a programme and never before they had an account', () => {
  expect(members.length).toBeGreaterThanOrEqual(400);
  for (const { key, memberships, joinedAt, mentorSince } of members) {
    const programmes = memberships.map(({ programme }) => programme);
    expect(new Set(programmes).size, key).toBe(programmes.length);
    for (const { since, role } of memberships) {
      expect(time(since), key).toBeGreaterThan(time(mentorSince ?? joinedAt));
      expect(time(since), key).toBeLessThan(time(now));
      if (role === 'Mentor') expect(mentorSince, key).not.toBeNull();
    }
  }
});

test('the accounts of M25 are what their names say, in the first programme', () => {
  expect(membershipIn('owner', 'graduates').role).toBe('Portal Owner');
  expect(membershipIn('admin', 'graduates').role).toBe('Admin');
  expect(membershipIn('mentor', 'graduates').role).toBe('Mentor');
  expect(membershipIn('mentee', 'graduates').role).toBe('Mentee');
  for (const { key } of writtenProgrammes) expect(membershipIn('enterprise', key).role).toBe('Portal Owner');
  for (const outsider of ['platform', 'pending-mentor'])
    expect(people.find(({ key }) => key === outsider)?.memberships).toEqual([]);
});

test('a session of a programme is between a mentor and a mentee of it, in its time and theirs', () => {
  expect(new Set(inProgrammes.map(({ programme }) => programme))).toEqual(
    new Set(['graduates', 'leaders', 'founders']),
  );
  for (const { key, programme, mentor, mentee, requestedAt, startAt } of inProgrammes) {
    const both = [membershipIn(mentor, programme), membershipIn(mentee, programme)];
    expect(both.map(({ role }) => role)).toEqual(['Mentor', 'Mentee']);
    for (const { since } of both) expect(time(requestedAt), key).toBeGreaterThan(time(since));
    const until = programme && spanOf(programme, now).until;
    expect(time(startAt), key).toBeLessThan(time(until ?? now));
  }
});

test.each(['mentee', 'mentor'] as const)(
  'the %s of the cast has sessions before and behind in the programme',
  (key) => {
    const own = inProgrammes.filter((booking) => booking[key] === key);
    expect(new Set(own.map(({ status }) => status))).toEqual(
      new Set(['pending', 'upcoming', 'cancelled', 'fully_rated']),
    );
    expect(own.some(({ startAt }) => time(startAt) > time(now))).toBe(true);
  },
);

test('the company’s own people are in its programmes only', () => {
  const colleagues = people.filter(({ key }) => key.startsWith('colleague-'));
  expect(colleagues.length).toBeGreaterThanOrEqual(270);
  for (const { key, mentorship, company, memberships } of colleagues) {
    expect(mentorship, key).not.toBe('approved');
    expect(company).toBe('Selatan Telekom');
    expect(memberships.length).toBeGreaterThan(0);
  }
  const keys = new Set(colleagues.map(({ key }) => key));
  const outside = castHistory(now, people).filter(({ programme }) => programme === null);
  expect(outside.filter(({ mentor, mentee }) => keys.has(mentor) || keys.has(mentee))).toEqual([]);
});

test('PAR-31 more mentees wait to be matched than there is room for, nobody has met, and the file says where all of them sit', () => {
  const waiting = members.filter(
    ({ key, memberships }) => key !== 'enterprise' && memberships.some(({ programme }) => programme === 'exchange'),
  );
  const mentees = waiting.filter(({ userType }) => userType === 'mentee');
  const mentors = waiting.filter(({ userType }) => userType === 'mentor');
  expect([mentees.length, mentors.length]).toEqual([120, 50]);
  expect(inProgrammes.filter(({ programme }) => programme === 'exchange')).toEqual([]);
  const employees = employeesOf(waiting);
  const numbers = employees.map(({ employeeId }) => employeeId);
  expect(new Set(numbers).size).toBe(170);
  for (const { key, department, team, location, manager } of employees) {
    expect([department, team, location], key).not.toContain('');
    if (manager !== '') expect(numbers, key).toContain(manager);
  }
});

test('the same person joins at the same time, whenever asked', () => {
  const [one] = members;
  if (!one) throw new Error('no members');
  expect(joining(one, 'leaders', 'Mentee', now).since.equals(joining(one, 'leaders', 'Mentee', now).since)).toBe(true);
});

test('every handout is a PDF that is there', () => {
  const files = writtenProgrammes.flatMap(({ resources }) => resources.flatMap(({ file }) => file ?? []));
  expect(files.length).toBe(3);
  for (const file of files) {
    const text = readFileSync(new URL(`../../db/demo/programmes/${file}`, import.meta.url), 'latin1');
    expect(text.startsWith('%PDF-') && text.endsWith('%%EOF\n')).toBe(true);
  }
});
