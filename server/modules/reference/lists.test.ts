import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import * as values from '../../../contract/reference/index.ts';
import * as lists from './lists.ts';

const { countries, industries, languages, timeZonesAt } = lists;

const named = {
  countries,
  languages,
  industries,
  skills: lists.skills,
  services: lists.services,
  goals: lists.goals.map((g) => ({ id: g.id, name: g.mentor_label })),
  companies: lists.companies,
  universities: lists.universities,
  badges: lists.badges,
  job_roles: lists.jobRoles,
};

test.each([
  ['countries', 249, 249],
  ['languages', 63, 200],
  ['industries', 25, 60],
  ['skills', 150, 400],
  ['services', 6, 30],
  ['goals', 12, 40],
  ['companies', 300, 1000],
  ['universities', 300, 1000],
  ['badges', 8, 8],
  ['job_roles', 80, 300],
] as const)(
  'PRO-79 the list of %s is whole: %d to %d rows, ids from 1 without a gap, no name twice',
  (list, least, most) => {
    const rows = named[list];
    expect(rows.length).toBeGreaterThanOrEqual(least);
    expect(rows.length).toBeLessThanOrEqual(most);
    expect(rows.map((r) => r.id)).toEqual(rows.map((_, i) => i + 1));
    const names = rows.map((r) => r.name.toLowerCase());
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
    expect(rows.filter((r) => r.name === '' || r.name !== r.name.trim().replaceAll(/\s+/g, ' '))).toEqual([]);
  },
);

const assigned = `AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV
  BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM
  FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM
  JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR
  MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS
  RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ
  UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW`;

test('PRO-79 every country of ISO 3166-1 is there once, numbered in order of its name', () => {
  expect(countries.map((c) => c.iso).toSorted()).toEqual(assigned.split(/\s+/));
  const names = countries.map((c) => c.name);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
});

test.each([
  ['MY', 'Malaysia', '60'],
  ['SG', 'Singapore', '65'],
  ['ID', 'Indonesia', '62'],
  ['TH', 'Thailand', '66'],
  ['VN', 'Vietnam', '84'],
  ['PH', 'Philippines', '63'],
  ['BN', 'Brunei', '673'],
  ['KH', 'Cambodia', '855'],
  ['LA', 'Laos', '856'],
  ['MM', 'Myanmar', '95'],
  ['TL', 'Timor-Leste', '670'],
  ['US', 'United States', '1'],
  ['CA', 'Canada', '1'],
  ['GB', 'United Kingdom', '44'],
  ['IE', 'Ireland', '353'],
  ['AU', 'Australia', '61'],
  ['IN', 'India', '91'],
  ['CN', 'China', '86'],
  ['HK', 'Hong Kong', '852'],
  ['TW', 'Taiwan', '886'],
  ['JP', 'Japan', '81'],
  ['KR', 'South Korea', '82'],
  ['AE', 'United Arab Emirates', '971'],
  ['DE', 'Germany', '49'],
  ['BS', 'Bahamas', '1242'],
  ['JM', 'Jamaica', '1'],
  ['KZ', 'Kazakhstan', '7'],
])('PRO-79 %s is %s and is dialled with %s', (iso, name, dialCode) => {
  expect(countries.find((c) => c.iso === iso)).toMatchObject({ name, dial_code: dialCode });
});

test('PRO-79 a dial code is digits only and no longer than a country code with an area code', () => {
  expect(countries.filter((c) => !/^[1-9]\d{0,3}$/.test(c.dial_code))).toEqual([]);
});

test('PRO-79 languages have codes of their own', () => {
  const codes = languages.map((l) => l.code);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.filter((code) => !/^[a-z]{2,3}$/.test(code))).toEqual([]);
});

const homes = { companies: lists.companies, universities: lists.universities };
const southEastAsia = ['BN', 'ID', 'KH', 'LA', 'MM', 'MY', 'PH', 'SG', 'TH', 'TL', 'VN'];

test.each(['companies', 'universities'] as const)('PRO-79 %s come from all of South-East Asia', (list) => {
  expect([...new Set(homes[list].map((row) => row.country))].toSorted()).toEqual(southEastAsia);
});

test.each([
  ['companies', 'Petronas', 'MY'],
  ['companies', 'DBS Bank', 'SG'],
  ['companies', 'Telkom Indonesia', 'ID'],
  ['companies', 'Jollibee Foods Corporation', 'PH'],
  ['universities', 'Universiti Malaya', 'MY'],
  ['universities', 'National University of Singapore', 'SG'],
  ['universities', 'Universitas Gadjah Mada', 'ID'],
  ['universities', 'Chulalongkorn University', 'TH'],
] as const)('PRO-79 %s hold %s of %s', (list, name, country) => {
  expect(homes[list].filter((row) => row.name === name).map((row) => row.country)).toEqual([country]);
});

test('every listed university passes the rule for university names', () => {
  const refused = lists.universities.filter((u) => u.name.length >= 60 || /www|http/i.test(u.name));
  expect(refused).toEqual([]);
});

test('service 2, the one bookings take by default, is the one-to-one session', () => {
  expect(lists.services.find((s) => s.id === 2)?.name).toBe('One-to-one Mentoring Session');
});

test('the goals hold every goal that a programme template starts with', () => {
  const labels = lists.goals.map((g) => g.mentor_label);
  expect(labels).toEqual(
    expect.arrayContaining(['Career Guidance', 'CV Reviews', 'Mock Interview', 'Business Mentoring', 'Leadership']),
  );
  expect(labels).toEqual(expect.arrayContaining(['Career Growth', 'Communication', 'Well-being', 'Business Model']));
  expect(labels).toEqual(expect.arrayContaining(['Fundraising', 'Marketing', 'Networking', 'Career Exploration']));
  expect(labels).toContain('Soft Skills');
});

test('the badges are the eight of the decisions, each with an image', () => {
  expect(lists.badges.map((b) => b.name)).toEqual([
    'Great Listener',
    'Inspiring',
    'Knowledgeable',
    'Problem Solver',
    'Supportive',
    'Motivator',
    'Clear Communicator',
    'Career Guide',
  ]);
  expect(new Set(lists.badges.map((b) => b.image)).size).toBe(8);
});

test('PRO-65 education levels', () => {
  expect(values.educationLevels.map((l) => l.value)).toEqual(
    'not_specified high_school pre_university diploma bachelors masters phd postdoctarate other'.split(' '),
  );
});

test('three genders are kept, two are filtered by', () => {
  expect(values.genders.map((g) => g.value)).toEqual(['male', 'female', 'others']);
  expect(values.genders.filter((g) => g.in_discover).map((g) => g.value)).toEqual(['male', 'female']);
});

test('who to mentor: value 4 alone is hidden', () => {
  expect(values.whoToMentor.filter((w) => !w.hidden).map((w) => [w.value, w.label])).toEqual([
    [1, 'Students'],
    [2, 'Fresh graduates'],
    [3, 'Early career'],
    [5, 'Mid career'],
    [6, 'Entrepreneurs'],
  ]);
  expect(values.whoToMentor.filter((w) => w.hidden).map((w) => w.value)).toEqual([4]);
});

test('DIS-13 DIS-15 years of experience and career levels', () => {
  const years = ['Less than 3 years', '3-5 years', '5-10 years', 'More than 10 years'];
  expect(values.workingExperience).toEqual(years);
  expect(values.careerLevels.map((l) => l.value)).toEqual(['entry', 'middle', 'senior', 'director', 'chief']);
});

const nameOf = (rows: readonly { id: number; name: string }[]) => (id: number) => rows.find((r) => r.id === id)?.name;

test('DIS-11 DIS-12 languages and countries of the discovery filter', () => {
  expect(lists.discoverLanguages.map(nameOf(languages))).toEqual(['English', 'Bahasa Malaysia', 'Mandarin']);
  expect(lists.discoverCountries.map(nameOf(countries))).toEqual([
    'Malaysia',
    'Singapore',
    'Indonesia',
    'United States',
    'United Kingdom',
  ]);
});

// Ids 1 to 11 in order of name; 10 is Retail & E-commerce, 11 Government & Public Sector (left out of matching).
test('DIS-09 eleven industries to discover by, ten to match by, both sorted by name', () => {
  expect(lists.discoverIndustries).toEqual([3, 7, 5, 6, 9, 2, 11, 4, 8, 10, 1]);
  expect(lists.matchingIndustries).toEqual([3, 7, 5, 6, 9, 2, 4, 8, 10, 1]);
  expect(lists.discoverIndustries.map(nameOf(industries))).toEqual([
    'Consulting',
    'Consumer Goods',
    'Education',
    'Energy',
    'Engineering & Manufacturing',
    'Finance & Banking',
    'Government & Public Sector',
    'Healthcare',
    'Media & Creative',
    'Retail & E-commerce',
    'Technology',
  ]);
});

const zoneAt = (instant: string, name: string) =>
  timeZonesAt(Temporal.Instant.from(instant)).find((zone) => zone.name === name);

test.each([
  // 2026: London switches to summer time on 29 March at 01:00 UTC.
  ['Europe/London', '2026-03-29T00:59:59Z', 'UTC+00:00', 0],
  ['Europe/London', '2026-03-29T01:00:00Z', 'UTC+01:00', 60],
  // New York switches back on 1 November at 06:00 UTC.
  ['America/New_York', '2026-11-01T05:59:59Z', 'UTC-04:00', -240],
  ['America/New_York', '2026-11-01T06:00:00Z', 'UTC-05:00', -300],
  // Lord Howe moves by half an hour, in the middle of a UTC hour: 3 October 15:30.
  ['Australia/Lord_Howe', '2026-10-03T15:29:59Z', 'UTC+10:30', 630],
  ['Australia/Lord_Howe', '2026-10-03T15:30:00Z', 'UTC+11:00', 660],
  // No clock changes.
  ['Asia/Kuala_Lumpur', '2026-01-15T00:00:00Z', 'UTC+08:00', 480],
  ['Asia/Kuala_Lumpur', '2026-07-15T00:00:00Z', 'UTC+08:00', 480],
  ['UTC', '2026-07-15T00:00:00Z', 'UTC+00:00', 0],
  // A negative offset combined with a half hour.
  ['America/St_Johns', '2026-01-15T00:00:00Z', 'UTC-03:30', -210],
])('PRO-79 %s at %s is %s', (name, instant, offset, minutes) => {
  expect(zoneAt(instant, name)).toEqual({ name, offset, offset_minutes: minutes });
});

test('PRO-79 time zones: all of the platform and UTC, once each, by offset and then by name', () => {
  const zones = timeZonesAt(Temporal.Instant.from('2026-07-15T00:00:00Z'));
  expect(zones.length).toBeGreaterThan(400);
  const wanted = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC']);
  expect(zones.map((z) => z.name).toSorted()).toEqual([...wanted].toSorted());
  for (const [i, zone] of zones.entries()) {
    const next = zones[i + 1];
    if (!next) continue;
    const inOrder =
      zone.offset_minutes < next.offset_minutes ||
      (zone.offset_minutes === next.offset_minutes && zone.name < next.name);
    expect(inOrder, `${zone.name} before ${next.name}`).toBe(true);
  }
});
