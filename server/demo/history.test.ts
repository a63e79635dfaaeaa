import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { castHistory } from './history.ts';
import { demoPeople } from './people.ts';
import type { DemoBooking, DemoPerson } from './types.ts';

const now = Temporal.Instant.from('2026-11-20T03:12:00Z');
const people = demoPeople(now);
const bookings = castHistory(now, people);
const past = bookings.filter(({ key }) => key.startsWith('past-'));
const next = bookings.filter(({ key }) => key.startsWith('next-'));

const personOf = (list: readonly DemoPerson[], wanted: string) => {
  const person = list.find(({ key }) => key === wanted);
  if (!person) throw new Error(`no ${wanted}`);
  return person;
};
const time = (instant: Temporal.Instant) => instant.epochMilliseconds;
const hoursUntil = (instant: Temporal.Instant) => now.until(instant).total('hours');

const allStatuses = [
  'pending',
  'upcoming',
  'completed',
  'partially_rated',
  'fully_rated',
  'reported',
  'investigating',
  'missed',
  'refunded',
  'cancelled',
  'system_cancelled',
];

test.each(['mentee', 'mentor'] as const)('the %s of the cast has bookings in every status', (key) => {
  const own = bookings.filter((booking) => booking[key] === key);
  expect([...new Set(own.map(({ status }) => status))].toSorted()).toEqual(allStatuses.toSorted());
  const pending = own.filter(({ status }) => status === 'pending');
  expect(new Set(pending.map(({ awaiting }) => awaiting))).toEqual(new Set(['mentee', 'mentor']));

  const upcoming = own.filter(({ status }) => status === 'upcoming').map(({ startAt }) => hoursUntil(startAt));
  expect(upcoming.some((hours) => hours > 0.6 && hours < 0.75)).toBe(true);
  expect(upcoming.some((hours) => hours > 4 && hours < 48)).toBe(true);
  expect(upcoming.some((hours) => hours > 48 && hours < 96)).toBe(true);
  expect(upcoming.some((hours) => hours > 144 && hours < 240)).toBe(true);
  expect(upcoming.some((hours) => hours < -1 && hours > -48)).toBe(true);

  const cancelledBy = own.flatMap(({ cancellation }) => (cancellation ? [cancellation.by] : []));
  expect(new Set(cancelledBy)).toEqual(new Set(['mentee', 'mentor', 'admin', 'system']));
  expect(own.some(({ autoCompleted }) => autoCompleted)).toBe(true);
  expect(own.some(({ reschedules }) => reschedules.length === 2)).toBe(true);
  expect(own.some(({ notes }) => notes.length > 0)).toBe(true);
  expect(own.some(({ links }) => links.length > 0)).toBe(true);
  const raters = own
    .filter(({ status }) => status === 'partially_rated')
    .flatMap(({ reviews }) => reviews.map(({ by }) => by));
  expect(new Set(raters)).toEqual(new Set(['mentee', 'mentor']));
});

test('the others have a long past and three busy weeks ahead', () => {
  expect(past.length).toBeGreaterThanOrEqual(900);
  const share = past.filter(({ reviews }) => reviews.length > 0).length / past.length;
  expect(share).toBeGreaterThan(0.62);
  expect(share).toBeLessThan(0.8);
  const oldest = past.map(({ startAt }) => -hoursUntil(startAt) / 24).toSorted((a, b) => b - a)[0] ?? 0;
  expect(oldest).toBeGreaterThan(480);
  expect(oldest).toBeLessThan(550);

  expect(next.filter(({ status }) => status === 'upcoming').length).toBeGreaterThanOrEqual(120);
  expect(new Set(next.map(({ status }) => status))).toEqual(new Set(['pending', 'upcoming']));
  for (const { startAt } of next) expect(hoursUntil(startAt) > 0 && hoursUntil(startAt) < 21 * 24).toBe(true);
});

const withBuffers = ({ availability }: DemoPerson, { startAt, endAt }: DemoBooking) => ({
  start: time(startAt) - (availability?.bufferBeforeMinutes ?? 0) * 60_000,
  end: time(endAt) + (availability?.bufferAfterMinutes ?? 0) * 60_000,
});

/** Pairs of one person's bookings that overlap, buffers included. */
const clashes = (everybody: readonly DemoPerson[], list: readonly DemoBooking[]) =>
  everybody.flatMap((person) => {
    const spans = list
      .filter(({ mentor, mentee }) => mentor === person.key || mentee === person.key)
      .map((booking) => ({ key: booking.key, ...withBuffers(person, booking) }))
      .toSorted((a, b) => a.start - b.start);
    return spans.flatMap((span, i) => {
      const following = spans[i + 1];
      return following && following.start < span.end ? [`${person.key}: ${span.key} and ${following.key}`] : [];
    });
  });

/** Whether a session is within the mentor's hours of that day, in the mentor's time zone, and starts on a half hour. */
const liesInHours = ({ availability, timeZone }: DemoPerson, { startAt, endAt }: DemoBooking) => {
  const from = startAt.toZonedDateTimeISO(timeZone);
  const until = endAt.toZonedDateTimeISO(timeZone);
  const day = from.toPlainDate().toString();
  const changes = (availability?.overrides ?? []).filter((override) => override.day === day);
  const weekly = (availability?.hours ?? []).filter(({ weekday }) => weekday === from.dayOfWeek % 7);
  const ranges = changes.length > 0 ? changes.flatMap((one) => (one.blocked ? [] : [one])) : weekly;
  const clock = (moment: Temporal.ZonedDateTime) => moment.toPlainTime().toString().slice(0, 5);
  return ranges.some((range) => {
    const steps = Temporal.PlainTime.from(range.from).until(from.toPlainTime()).total('minutes') / 30;
    return range.from <= clock(from) && clock(until) <= range.to && Number.isInteger(steps);
  });
};

// Today, the night of a clock change and a leap day: nothing may depend on the day on which the data is generated.
test.each(['2026-11-20T03:12:00Z', '2027-03-27T23:30:00Z', '2028-02-29T15:45:00Z'])(
  'made at %s nobody is in two places, and requests lie in the hours that are offered',
  (text) => {
    const made = Temporal.Instant.from(text);
    const everybody = demoPeople(made);
    const plan = castHistory(made, everybody);
    expect(clashes(everybody, plan)).toEqual([]);
    const ahead = plan.filter(({ key, startAt }) => key !== 'cast-soon' && time(startAt) > time(made));
    expect(ahead.length).toBeGreaterThan(120);
    const outside = ahead.filter((booking) => !liesInHours(personOf(everybody, booking.mentor), booking));
    expect(outside.map(({ key }) => key)).toEqual([]);

    const weeks = new Map<string, number>();
    for (const { mentor, startAt } of ahead) {
      const { timeZone, availability } = personOf(everybody, mentor);
      const { yearOfWeek, weekOfYear } = startAt.toZonedDateTimeISO(timeZone);
      const week = `${mentor} ${yearOfWeek} ${weekOfYear}`;
      weeks.set(week, (weeks.get(week) ?? 0) + 1);
      expect(weeks.get(week), week).toBeLessThanOrEqual(availability?.sessionsAWeek ?? Infinity);
    }
  },
);

test('nobody meets a mentor who wants no disturbance, is not approved yet, or was not there', () => {
  for (const { key, mentor, mentee, requestedAt, startAt } of bookings) {
    const { mentorSince, mentorship, availability } = personOf(people, mentor);
    expect(['approved', 'programme'], key).toContain(mentorship);
    if (time(startAt) > time(now)) expect(availability?.dnd, key).toBe(false);
    expect(time(requestedAt), key).toBeGreaterThan(time(mentorSince ?? now));
    expect(time(requestedAt), key).toBeGreaterThan(time(personOf(people, mentee).joinedAt));
  }
});

/** Everything that happened to a booking, in the order in which it must have happened. */
const course = (booking: DemoBooking) => {
  const { requestedAt, reschedules, acceptedAt, completedAt, reviews, cancellation, report, missedAt, refundedAt } =
    booking;
  const some = (...instants: (Temporal.Instant | null | undefined)[]) =>
    instants.flatMap((one) => (one ? [time(one)] : []));
  return {
    before: some(requestedAt, ...reschedules.map(({ at }) => at), acceptedAt),
    after: some(completedAt, ...reviews.map(({ at }) => at), report?.at, missedAt, refundedAt),
    cancelledAt: some(cancellation?.at),
  };
};

test('every story is told in its order and has happened already', () => {
  for (const booking of bookings) {
    const { before, after, cancelledAt } = course(booking);
    expect(before, booking.key).toEqual(before.toSorted((a, b) => a - b));
    for (const at of before) expect(at, booking.key).toBeLessThan(time(booking.startAt));
    for (const at of after) expect(at, booking.key).toBeGreaterThan(time(booking.endAt));
    for (const at of cancelledAt)
      expect(at <= time(booking.startAt) && at > Math.max(...before), booking.key).toBe(true);
    for (const at of [...before, ...after, ...cancelledAt]) expect(at, booking.key).toBeLessThanOrEqual(time(now));
    for (const { at } of booking.reviews)
      expect(time(at), booking.key).toBeGreaterThan(time(booking.completedAt ?? now));
    for (const { at } of booking.notes) expect(time(at), booking.key).toBeLessThanOrEqual(time(now));
    expect(time(booking.endAt) - time(booking.startAt)).toBe(3_600_000);
  }
});

test('pending requests are waiting for one side and have not run out', () => {
  for (const { key, status, awaiting, awaitingSince, acceptedAt } of bookings) {
    expect(awaiting !== null, key).toBe(status === 'pending');
    if (status !== 'pending') continue;
    expect(acceptedAt, key).toBeNull();
    expect(-hoursUntil(awaitingSince ?? now), key).toBeLessThan(47);
  }
});

test('each move leads from another time to the one that stands', () => {
  for (const { key, reschedules, startAt } of bookings) {
    reschedules.forEach((move, i) => {
      expect(time(move.oldStartAt), key).not.toBe(time(move.newStartAt));
      expect(time(move.oldStartAt), key).toBeGreaterThan(time(move.at));
      expect(time(move.newStartAt), key).toBe(time(reschedules[i + 1]?.oldStartAt ?? startAt));
    });
  }
});

const facts: Record<DemoBooking['status'], (booking: DemoBooking) => boolean> = {
  pending: ({ reviews, completedAt }) => reviews.length === 0 && completedAt === null,
  upcoming: ({ acceptedAt, completedAt, reviews }) =>
    acceptedAt !== null && completedAt === null && reviews.length === 0,
  completed: ({ completedAt, reviews }) => completedAt !== null && reviews.length === 0,
  partially_rated: ({ reviews }) => reviews.length === 1,
  fully_rated: ({ reviews }) => reviews.length === 2 && reviews[0]?.by !== reviews[1]?.by,
  reported: ({ report }) => report?.status === 'open',
  investigating: ({ report }) => report?.status === 'investigating',
  missed: ({ missing, report }) => missing !== null && report?.status === 'resolved',
  refunded: ({ refundedAt }) => refundedAt !== null,
  cancelled: ({ cancellation }) => (cancellation?.reason ?? '') !== '',
  system_cancelled: ({ cancellation, acceptedAt }) => cancellation?.by === 'system' && acceptedAt === null,
};

test('what is told of a booking fits its status', () => {
  expect(
    bookings.filter((booking) => !facts[booking.status](booking)).map(({ key, status }) => `${key} ${status}`),
  ).toEqual([]);
});

test('nobody reads the same review twice, and reviews speak of the right person', () => {
  for (const side of ['mentor', 'mentee'] as const) {
    const seen = new Set<string>();
    for (const booking of bookings) {
      for (const { text, by, stars } of booking.reviews.filter((review) => review.by !== side)) {
        expect(
          stars.every((star) => star >= 1 && star <= 5),
          booking.key,
        ).toBe(true);
        if (text === null) continue;
        expect(text).not.toMatch(/[{}]/);
        const once = `${booking[side]} ${text}`;
        expect(seen.has(once), `${by} on ${once}`).toBe(false);
        seen.add(once);
      }
    }
    expect(seen.size).toBeGreaterThan(100);
  }
});

test('the same instant gives the same bookings', () => {
  expect(JSON.stringify(castHistory(now))).toBe(JSON.stringify(bookings));
});
