import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import sitters from '../../db/demo/portraits.json' with { type: 'json' };
import { DEMO_PASSWORD } from './cast.ts';
import { demoPeople } from './people.ts';
import { goalIds } from './reference.ts';

const now = Temporal.Instant.from('2026-11-20T03:12:00Z');
const people = demoPeople(now);
const mentors = people.filter(({ mentorship }) => mentorship !== null);
const mentees = people.filter(({ key }) => key.startsWith('mentee-'));

const repeated = <T>(list: readonly T[]) => list.filter((one, i) => list.indexOf(one) !== i);

test('the cast has the addresses and the password of M25', () => {
  const cast = people.filter(({ email }) => email.endsWith('@lantern.test')).map(({ email }) => email);
  expect(cast.toSorted()).toEqual([
    'admin@lantern.test',
    'enterprise@lantern.test',
    'mentee@lantern.test',
    'mentor@lantern.test',
    'owner@lantern.test',
    'pending-mentor@lantern.test',
    'platform@lantern.test',
  ]);
  expect(DEMO_PASSWORD).toBe('Lantern#2026');
});

test('there are as many people as a busy platform has', () => {
  expect(mentors.filter(({ mentorship }) => mentorship === 'approved').length).toBeGreaterThanOrEqual(60);
  expect(mentors.filter(({ mentorship }) => mentorship === 'pending').map(({ key }) => key)).toEqual([
    'pending-mentor',
  ]);
  expect(mentees.length).toBeGreaterThanOrEqual(200);
  expect(mentors.filter(({ availability }) => availability?.dnd).length).toBe(2);
});

test('nobody shares a key, a slug, an address, a name or an introduction', () => {
  expect(repeated(people.map(({ key }) => key))).toEqual([]);
  expect(repeated(people.map(({ slug }) => slug))).toEqual([]);
  expect(repeated(people.map(({ email }) => email))).toEqual([]);
  expect(repeated(people.map(({ firstname, lastname }) => `${firstname} ${lastname}`))).toEqual([]);
  expect(repeated(people.map(({ intro }) => intro))).toEqual([]);
  for (const { slug, email } of people) {
    expect(slug).toMatch(/^[a-z]+(-[a-z]+)*(-\d+)?$/);
    expect(email).toMatch(/^([a-z]+\.[a-z]+\d+@demo\.)?([a-z-]+@)?lantern\.test$/);
  }
});

test('every mentor of the platform has a face of their own, and equal faces are far apart', () => {
  const ofPlatform = mentors.filter(({ key }) => !key.startsWith('colleague-'));
  expect(repeated(ofPlatform.map(({ portrait }) => portrait))).toEqual([]);
  for (let i = 0; i + 24 <= people.length; i += 1)
    expect(repeated(people.slice(i, i + 24).map(({ portrait }) => portrait))).toEqual([]);
  for (const { gender, portrait } of people)
    expect(sitters.find(({ number }) => number === portrait)?.gender).toBe(gender);
});

test('the zones are those of their countries, some with clock changes and some without', () => {
  const zones = new Set(mentors.map(({ timeZone }) => timeZone));
  for (const zone of [
    'Asia/Kuala_Lumpur',
    'Asia/Singapore',
    'Asia/Jakarta',
    'Asia/Bangkok',
    'Asia/Ho_Chi_Minh',
    'Asia/Manila',
    'America/New_York',
    'Europe/London',
    'Australia/Sydney',
  ])
    expect(zones).toContain(zone);
});

test('profiles are filled in as the forms allow', () => {
  const experience = ['Less than 3 years', '3-5 years', '5-10 years', 'More than 10 years'];
  const levels = ['entry', 'middle', 'senior', 'director', 'chief'];
  for (const mentor of mentors) {
    expect(mentor.skillIds.length).toBeGreaterThanOrEqual(3);
    expect(mentor.skillIds.length).toBeLessThanOrEqual(7);
    expect(mentor.goalIds.length).toBeGreaterThanOrEqual(2);
    expect(mentor.goalIds.length).toBeLessThanOrEqual(4);
    expect(mentor.languageIds.length).toBeGreaterThanOrEqual(1);
    expect(mentor.jobs.length).toBeGreaterThanOrEqual(1);
    expect(mentor.jobs.length).toBeLessThanOrEqual(4);
    expect(mentor.education.length).toBeGreaterThanOrEqual(1);
    expect(mentor.impact).not.toBeNull();
    expect([1, 2, 3, 5, 6]).toEqual(expect.arrayContaining([...mentor.whoToMentor]));
    expect(mentor.jobs[0]).toMatchObject({ title: mentor.jobTitle, company: mentor.company, endDate: null });
  }
  for (const person of people) {
    expect(experience).toContain(person.workingExperience);
    expect(levels).toContain(person.careerLevel);
    expect(person.linkedinUrl).toMatch(/^https:\/\/www\.linkedin\.com\/in\/[a-z0-9-]+$/);
    expect(person.jobRoles.length).toBeLessThanOrEqual(3);
    expect(person.interestedCompanyIds.length).toBeLessThanOrEqual(3);
    expect(person.intro).not.toMatch(/[{}]|undefined|null/);
    for (const ids of [person.skillIds, person.goalIds, person.languageIds, person.interestedIndustryIds])
      expect(repeated(ids)).toEqual([]);
    for (const { title, company, startDate, endDate } of person.jobs) {
      expect(title).not.toBe('');
      expect(company.length).toBeLessThanOrEqual(60);
      expect(startDate < (endDate ?? '2026-11-20')).toBe(true);
    }
    for (const { university, startDate, endDate } of person.education) {
      expect(university.length).toBeLessThanOrEqual(60);
      expect(startDate < (endDate ?? '2026-11-20')).toBe(true);
    }
  }
});

test('introductions have two to five sentences', () => {
  for (const { key, intro } of people.filter(({ office }) => office === null)) {
    const sentences = intro.split(/[.!?](?= |$)/).filter((sentence) => sentence !== '');
    expect(sentences.length, key).toBeGreaterThanOrEqual(2);
    expect(sentences.length, key).toBeLessThanOrEqual(5);
  }
});

test('weekly hours are whole, do not overlap, and overrides name a day once', () => {
  for (const { key, availability } of mentors) {
    if (!availability) continue;
    const { hours, overrides } = availability;
    expect(hours.length, key).toBeGreaterThan(0);
    for (const { weekday, from, to } of hours) {
      expect([0, 1, 2, 3, 4, 5, 6]).toContain(weekday);
      expect(from).toMatch(/^\d\d:[03]0$/);
      expect(from < to).toBe(true);
      const others = hours.filter((other) => other.weekday === weekday && other.from !== from);
      expect(
        others.some((other) => from < other.to && other.from < to),
        key,
      ).toBe(false);
    }
    expect(repeated(overrides.map(({ day }) => day))).toEqual([]);
    for (const { day } of overrides) expect(day >= '2026-11-20' && day < '2027-01-01').toBe(true);
  }
});

test('the same instant gives the same people, another seed others', () => {
  const asText = (list: unknown) => JSON.stringify(list);
  expect(asText(demoPeople(now))).toBe(asText(people));
  expect(asText(demoPeople(now, 'another'))).not.toBe(asText(people));
});

test('a name that is in no list stops the data', () => {
  expect(() => goalIds(['Career Guidance', 'Time Travel'])).toThrow("db/reference/goals.json has no 'Time Travel'");
});
