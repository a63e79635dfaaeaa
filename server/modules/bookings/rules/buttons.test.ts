import { expect, test } from 'vitest';
import type { BookingSide, MemberButton } from '../../../../contract/bookings/index.ts';
import { memberButtons } from './buttons.ts';
import { at, bookingWith, endAt, startAt } from './facts.fixture.ts';
import type { CardFacts } from './facts.ts';

const before = at('2026-11-21T09:54:59Z');
const canJoin = at('2026-11-21T09:55:00Z');
const lastJoin = at('2026-11-21T11:05:00Z');
const after = at('2026-11-21T11:05:01Z');
const nextDay = at('2026-11-22T11:00:00Z');

/** As C3 prints them. */
const labels: Record<MemberButton, string> = {
  accept: 'Accept Booking',
  add_to_calendar: 'Add to Calendar',
  book_new_session: 'Book New Session',
  cancel: 'Cancel',
  complete: 'Complete Booking',
  confirm_held: 'Confirm',
  delete_logged: 'Delete',
  deny_held: 'It did not happen',
  join: 'Join Meeting',
  keep_time: 'Keep the current time',
  mark_absent: 'Mark as Absent',
  rate: 'Rate Now',
  read_review: 'Read Review',
  reschedule: 'Reschedule',
  withdraw_move: 'Withdraw',
};

/** The buttons shown, in order; a disabled button carries its reason. */
const shown = (changes: Partial<CardFacts>, viewer: BookingSide, now = nextDay) =>
  memberButtons(bookingWith(changes), viewer, now).map(({ button, whyNot }) =>
    whyNot === null ? labels[button] : `${labels[button]} (${whyNot})`,
  );
const bothSee = (changes: Partial<CardFacts>, expected: string[], now = nextDay) => {
  for (const viewer of ['mentee', 'mentor'] as const) expect(shown(changes, viewer, now), viewer).toEqual(expected);
};
const askedOfMentor = { status: 'pending', awaitingRole: 'mentor' } as const;
const askedOfMentee = { status: 'pending', awaitingRole: 'mentee' } as const;
const dayBefore = at('2026-11-20T10:00:00Z');

test('BKG-56 who asked may move or cancel the request', () => {
  expect(shown(askedOfMentor, 'mentee', dayBefore)).toEqual(['Reschedule', 'Cancel']);
  expect(shown(askedOfMentee, 'mentor', dayBefore)).toEqual(['Reschedule', 'Cancel']);
});

test('BKG-57 who is asked may accept it as well', () => {
  expect(shown(askedOfMentor, 'mentor', dayBefore)).toEqual(['Reschedule', 'Accept Booking', 'Cancel']);
  expect(shown(askedOfMentee, 'mentee', dayBefore)).toEqual(['Reschedule', 'Accept Booking', 'Cancel']);
});

const suggested = {
  awaitingRole: 'mentor',
  askedAt: dayBefore,
  proposed: { startAt: at('2026-11-23T10:00:00Z'), endAt: at('2026-11-23T11:00:00Z') },
} as const;

test('M26 while another time is suggested, the awaited side accepts, keeps the time or suggests another; who suggested it may withdraw', () => {
  expect(shown(suggested, 'mentor', dayBefore)).toEqual([
    'Reschedule',
    'Accept Booking',
    'Keep the current time',
    'Cancel',
  ]);
  expect(shown(suggested, 'mentee', dayBefore)).toEqual(['Withdraw', 'Reschedule', 'Cancel']);
});

test('M26 once the room opens, a suggestion of before is over, and a session is joined at its standing time', () => {
  bothSee(suggested, ['Reschedule', 'Join Meeting'], canJoin);
  const inTheLobby = { ...suggested, askedAt: canJoin };
  expect(shown(inTheLobby, 'mentor', canJoin)).toEqual([
    'Reschedule',
    'Accept Booking',
    'Keep the current time',
    'Cancel',
    'Join Meeting',
  ]);
  expect(shown(inTheLobby, 'mentee', canJoin)).toEqual(['Withdraw', 'Reschedule', 'Cancel', 'Join Meeting']);
});

test('BKG-58 a confirmed session, before: Join Meeting is there and waits', () => {
  bothSee({}, ['Add to Calendar', 'Join Meeting (bookings.join_too_early)', 'Reschedule', 'Cancel'], before);
});

test('BKG-59 a confirmed session, from 5 minutes before the start to 5 minutes after the end', () => {
  bothSee({}, ['Reschedule', 'Join Meeting'], canJoin);
  bothSee({}, ['Reschedule', 'Join Meeting'], lastJoin);
});

test('BKG-110 a session by phone or in person is not joined', () => {
  for (const contactMethod of ['phone', 'in_person'] as const) {
    bothSee({ contactMethod }, ['Add to Calendar', 'Reschedule', 'Cancel'], before);
    bothSee({ contactMethod }, ['Reschedule'], canJoin);
    bothSee({ contactMethod }, ['Mark as Absent', 'Complete Booking'], after);
  }
});

test('BKG-60 a confirmed session, after', () => {
  bothSee({}, ['Mark as Absent', 'Complete Booking'], after);
});

test('BKG-61 BKG-68 a session to be reviewed offers the absence and the review, and nothing that manages it', () => {
  bothSee({ status: 'completed', completedAt: endAt }, ['Mark as Absent', 'Rate Now']);
  bothSee({ status: 'partially_rated', completedAt: endAt, reviewsGiven: 1 }, ['Mark as Absent', 'Rate Now']);
});

test('BKG-62 BKG-64 a fully rated session offers its review, and a new session to the mentor', () => {
  expect(shown({ status: 'fully_rated', hasRated: true }, 'mentee')).toEqual(['Read Review']);
  expect(shown({ status: 'fully_rated', hasRated: true }, 'mentor')).toEqual(['Read Review', 'Book New Session']);
});

test('BKG-63 BKG-64 a cancelled session offers a new one to the mentor', () => {
  for (const status of ['cancelled', 'system_cancelled'] as const) {
    expect(shown({ status }, 'mentee')).toEqual([]);
    expect(shown({ status }, 'mentor')).toEqual(['Book New Session']);
  }
});

test('BKG-65 where another session would be refused, nobody is offered one', () => {
  expect(shown({ status: 'fully_rated', hasRated: true, mayBookAgain: false }, 'mentor')).toEqual(['Read Review']);
  for (const status of ['cancelled', 'system_cancelled'] as const)
    expect(shown({ status, mayBookAgain: false }, 'mentor')).toEqual([]);
});

test('C3 who has rated reads the review; a session under review, missed or refunded offers nothing', () => {
  bothSee({ status: 'partially_rated', hasRated: true, completedAt: endAt, reviewsGiven: 1 }, ['Read Review']);
  for (const status of ['reported', 'investigating', 'missed', 'refunded'] as const) bothSee({ status }, []);
});

test('A10 Mark as Absent goes 14 days after completion, Rate Now stays', () => {
  const completed = { status: 'completed', completedAt: endAt } as const;
  bothSee(completed, ['Mark as Absent', 'Rate Now'], at('2026-12-05T11:00:00Z'));
  bothSee(completed, ['Rate Now'], at('2026-12-05T11:00:01Z'));
});

test('M07 the absence at a session that was completed early is reported from its start on; until then the button says why', () => {
  const early = { status: 'completed', completedAt: dayBefore } as const;
  bothSee(early, ['Mark as Absent (bookings.report_too_early)', 'Rate Now'], before);
  bothSee(early, ['Mark as Absent', 'Rate Now'], startAt);
});

test('D07 a session that the clock completed asks for no review, its absence can still be reported', () => {
  bothSee({ status: 'completed', completedAt: endAt, autoCompleted: true }, ['Mark as Absent']);
});

test('C3 a session that was held cannot be moved, and the button says so', () => {
  bothSee({ meetingHeld: true }, ['Reschedule (bookings.meeting_held)', 'Join Meeting'], canJoin);
});

test('M04 a request whose time has run out can only be cancelled', () => {
  expect(shown(askedOfMentor, 'mentor', startAt)).toEqual([
    'Reschedule (bookings.request_expired)',
    'Accept Booking (bookings.request_expired)',
    'Cancel',
  ]);
});

test('C2 a confirmed group session is moved by its mentor alone', () => {
  const group = { kind: 'group', participants: 4 } as const;
  expect(shown(group, 'mentor', canJoin)).toEqual(['Reschedule', 'Join Meeting']);
  expect(shown(group, 'mentee', canJoin)).toEqual(['Join Meeting']);
});

test('M35 a group session is completed by any of its mentors; its mentees have no button for it', () => {
  const group = { kind: 'group', participants: 4 } as const;
  expect(shown(group, 'mentor', after)).toEqual(['Mark as Absent', 'Complete Booking']);
  expect(shown(group, 'mentee', after)).toEqual(['Mark as Absent']);
});
