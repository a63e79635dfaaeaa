import { expect, test } from 'vitest';
import { at, bookingWith, endAt } from './facts.fixture.ts';
import type { BookingFacts } from './facts.ts';
import { faceOf, type ViewerRole } from './labels.ts';

// C1 and A05–A08, written by hand. Each line: stored status | viewer | sent status | badge | readable | tab | colour.
const awaitingMentor = { status: 'pending', awaitingRole: 'mentor' } as const;
const awaitingMentee = { status: 'pending', awaitingRole: 'mentee' } as const;
const closing = at('2026-11-21T11:05:00Z');
const gone = at('2026-11-21T11:05:01Z');
const nextDay = at('2026-11-22T11:00:00Z');

const lookAs = (stored: Partial<BookingFacts>, viewer: ViewerRole, now = nextDay) => {
  const { status, label, readable, tab, tone } = faceOf(bookingWith({ completedAt: endAt, ...stored }), viewer, now);
  return [status, label, readable, tab, tone].join(' | ');
};

test('BKG-45 a request awaiting the other side is Pending to who asked, Pending Accept to admins', () => {
  const asking = 'pending | Pending | Pending accept | upcoming | orange';
  expect(lookAs(awaitingMentor, 'mentee')).toBe(asking);
  expect(lookAs(awaitingMentee, 'mentor')).toBe(asking);
  const toAdmins = 'pending | Pending Accept | Pending accept | upcoming | orange';
  expect(lookAs(awaitingMentor, 'admin')).toBe(toAdmins);
  expect(lookAs(awaitingMentee, 'admin')).toBe(toAdmins);
});

test('BKG-46 BKG-54 the side that must answer reads Pending Your Approval', () => {
  const awaited = 'pending_accept | Pending Your Approval | Pending your approval | upcoming | orange';
  expect(lookAs(awaitingMentor, 'mentor')).toBe(awaited);
  expect(lookAs(awaitingMentee, 'mentee')).toBe(awaited);
});

test('M26 a suggested time looks like a request to the two, and an admin sees the session confirmed', () => {
  const proposed = { startAt: at('2026-11-23T10:00:00Z'), endAt: at('2026-11-23T11:00:00Z') };
  const suggested = { awaitingRole: 'mentor', askedAt: at('2026-11-20T10:00:00Z'), proposed } as const;
  const now = at('2026-11-20T12:00:00Z');
  expect(lookAs(suggested, 'mentee', now)).toBe('pending | Pending | Pending accept | upcoming | orange');
  expect(lookAs(suggested, 'mentor', now)).toBe(
    'pending_accept | Pending Your Approval | Pending your approval | upcoming | orange',
  );
  const confirmed = 'upcoming | Confirmed | Confirmed | upcoming | blue';
  expect(lookAs(suggested, 'admin', now)).toBe(confirmed);
  // The clock may be late: from the moment it lapses, nothing is suggested any more.
  for (const viewer of ['mentee', 'mentor'] as const)
    expect(lookAs(suggested, viewer, at('2026-11-21T09:55:00Z'))).toBe(confirmed);
});

for (const viewer of ['mentee', 'mentor', 'admin'] as const) {
  test(`BKG-47 BKG-54 to a viewer (${viewer}) an accepted session is Confirmed until 5 minutes after its end`, () => {
    expect(lookAs({ status: 'upcoming' }, viewer, closing)).toBe('upcoming | Confirmed | Confirmed | upcoming | blue');
  });

  test(`BKG-48 BKG-54 to a viewer (${viewer}) it is Pending Completion from then on`, () => {
    expect(lookAs({ status: 'upcoming' }, viewer, gone)).toBe(
      'upcoming | Pending Completion | Pending Completion | upcoming | orange',
    );
  });

  test(`BKG-49 to a viewer (${viewer}) a reported session is Pending investigation`, () => {
    for (const status of ['reported', 'investigating'] as const)
      expect(lookAs({ status }, viewer)).toBe(
        `${status} | Pending investigation | Pending investigation | to_review | cyan`,
      );
  });

  test(`BKG-50 to a viewer (${viewer}) a fully rated session is Completed`, () => {
    expect(lookAs({ status: 'fully_rated', hasRated: true }, viewer)).toBe(
      'fully_rated | Completed | Completed | closed | green',
    );
    expect(lookAs({ status: 'fully_rated', hasRated: false }, viewer)).toBe(
      'fully_rated | Completed | Completed | closed | green',
    );
  });

  test(`BKG-52 to a viewer (${viewer}) both ways of being cancelled are Cancelled`, () => {
    for (const status of ['cancelled', 'system_cancelled'] as const)
      expect(lookAs({ status }, viewer)).toBe(`${status} | Cancelled | Cancelled | closed | red`);
  });

  test(`BKG-53 to a viewer (${viewer}) the admin outcomes are Missed and Refunded`, () => {
    expect(lookAs({ status: 'missed' }, viewer)).toBe('missed | Missed | Missed | closed | cyan');
    expect(lookAs({ status: 'refunded' }, viewer)).toBe('refunded | Refunded | Refunded | closed | cyan');
  });
}

test('BKG-48 who owes a review reads Pending Review; admins see what is stored', () => {
  const owing = 'pending_rating | Pending Review | Pending Review | to_review | green';
  expect(lookAs({ status: 'completed' }, 'mentee')).toBe(owing);
  expect(lookAs({ status: 'completed' }, 'mentor')).toBe(owing);
  expect(lookAs({ status: 'partially_rated' }, 'mentee')).toBe(owing);
  expect(lookAs({ status: 'partially_rated' }, 'mentor')).toBe(owing);
  expect(lookAs({ status: 'completed' }, 'admin')).toBe('completed | Pending Review | Pending Review |  | green');
});

test('A06 a partially rated session is Completed to who has rated, Partially Rated to admins', () => {
  const rated = { status: 'partially_rated', hasRated: true } as const;
  expect(lookAs(rated, 'mentee')).toBe('partially_rated | Completed | Completed | closed | green');
  expect(lookAs(rated, 'mentor')).toBe('partially_rated | Completed | Completed | closed | green');
  expect(lookAs({ status: 'partially_rated' }, 'admin')).toBe(
    'partially_rated | Partially Rated | Partially Rated |  | green',
  );
});

test('BKG-55 which status has which colour', () => {
  const toneOf = (status: BookingFacts['status']) => faceOf(bookingWith({ status }), 'admin', closing).tone;
  expect({
    green: (['completed', 'partially_rated', 'fully_rated'] as const).map(toneOf),
    blue: toneOf('upcoming'),
    orange: toneOf('pending'),
    red: (['cancelled', 'system_cancelled'] as const).map(toneOf),
    cyan: (['reported', 'investigating', 'missed', 'refunded'] as const).map(toneOf),
  }).toEqual({
    green: ['green', 'green', 'green'],
    blue: 'blue',
    orange: 'orange',
    red: ['red', 'red'],
    cyan: ['cyan', 'cyan', 'cyan', 'cyan'],
  });
});

test('D07 a session that the clock completed asks nobody for a review', () => {
  const auto = { status: 'completed', autoCompleted: true } as const;
  expect(lookAs(auto, 'mentee')).toBe('completed | Completed | Completed | closed | green');
  expect(lookAs(auto, 'mentor')).toBe('completed | Completed | Completed | closed | green');
  expect(lookAs(auto, 'admin')).toBe('completed | Completed | Completed |  | green');
});

test('B47 a group is asked for reviews for 14 days, a pair without end', () => {
  const lastSecond = at('2026-12-05T10:59:59Z');
  const over = at('2026-12-05T11:00:00Z');
  const group = { status: 'completed', kind: 'group' } as const;
  expect(lookAs(group, 'mentee', lastSecond)).toContain('pending_rating');
  expect(lookAs(group, 'mentee', over)).toBe('completed | Completed | Completed | closed | green');
  expect(lookAs({ status: 'completed' }, 'mentee', over)).toContain('pending_rating');
});
