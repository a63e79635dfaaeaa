import { Temporal } from 'temporal-polyfill';
import type { World } from '../../testing/world.fixture.ts';
import { type Booking, type Member, type Rows, rowsOf } from './recount-rows.fixture.ts';

/**
 * A naive recount of a program: all rows are fetched as they are and counted here in plain loops, by the sentences of B93. It
 * shares nothing with what it judges.
 */

const share = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 100));
const took = ({ status, confirmation, hidden }: Booking) =>
  ['completed', 'partially_rated', 'fully_rated'].includes(status) && confirmation === 'confirmed' && !hidden;
const wasOff = ({ status, before_refund: before }: Booking) =>
  ['cancelled', 'system_cancelled'].includes(status) ||
  (status === 'refunded' && (before ?? 'cancelled') === 'cancelled');
const counts = ({ confirmation, hidden }: Booking) => confirmation === 'confirmed' && !hidden;

const sessionsOf = ({ bookings, taken, reviews }: Rows, now: number) => {
  const concluded = bookings.filter(took);
  const due = bookings.filter((one) => counts(one) && one.start <= now && !wasOff(one));
  const asked = concluded.filter(({ automatic }) => !automatic).map(({ id }) => id);
  const owed = taken.filter(({ booking }) => asked.includes(booking));
  const reviewed = concluded.filter(({ id }) => reviews.some(({ booking }) => booking === id));
  return {
    summary: {
      total_bookings_count: bookings.filter(counts).length,
      completion_percentage: share(concluded.length, due.length),
      rating_percentage: share(owed.filter(({ rated }) => rated).length, owed.length),
    },
    completion: {
      conducted_bookings: concluded.length,
      upcoming_bookings: bookings.filter((one) => counts(one) && one.status === 'upcoming').length,
      reflected_bookings: reviewed.length,
    },
  };
};

/** The same of the sessions that begin on these days. */
const within = (rows: Rows, first: string, last: string, zone: string) => {
  const dayOf = (at: number) =>
    Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDate().toString();
  const bookings = rows.bookings.filter(({ start }) => dayOf(start) >= first && dayOf(start) <= last);
  return sessionsOf({ ...rows, bookings }, 0).completion;
};

const starsOf = ({ bookings, reviews }: Rows) => {
  const fine = new Set(bookings.filter(took).map(({ id }) => id));
  const given = reviews.flatMap(({ booking, by, stars, hidden }) =>
    fine.has(booking) && !hidden && stars !== null ? [{ by, stars }] : [],
  );
  const meanBy = (side: string) => {
    const own = given.filter(({ by }) => by === side).map(({ stars }) => stars);
    return own.length === 0 ? null : Math.round((own.reduce((a, b) => a + b, 0) / own.length) * 10) / 10;
  };
  return {
    satisfaction: {
      satisfied: given.filter(({ stars }) => stars >= 4).length,
      neutral: given.filter(({ stars }) => stars === 3).length,
      dissatisfied: given.filter(({ stars }) => stars <= 2).length,
    },
    learning: { average_mentee_rating: meanBy('mentee'), average_mentor_rating: meanBy('mentor') },
  };
};

/** Of the people who are there; by whose calendar an objective is late is its owner's. */
const plansOf = ({ objectives, members }: Rows, now: number) => {
  const counted = objectives.filter((one) => !one.deleted && members.some(({ person }) => person === one.person));
  const todayIn = (zone: string) =>
    Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone).toPlainDate().toString();
  return counted.length === 0
    ? null
    : {
        total: counted.length,
        done: counted.filter(({ done }) => done).length,
        expired: counted.filter(({ done, due, zone }) => !done && due < todayIn(zone)).length,
      };
};

const day = 86_400_000;

const engagementOf = ({ members, bookings, taken }: Rows, now: number) =>
  (['mentee', 'mentor'] as const).flatMap((side) => {
    const people = members.filter(({ type }) => type === side);
    if (people.length === 0) return [];
    const row = { user_type: side, members_count: people.length, active: 0, arranged: 0, quiet: 0, not_started: 0 };
    for (const { person } of people) {
      const own = bookings.filter(({ id }) => taken.some((one) => one.booking === id && one.person === person));
      const held = own.filter(took);
      const ahead = own.some((one) => counts(one) && one.status === 'upcoming' && one.end > now);
      if (held.some(({ start }) => start >= now - 30 * day)) row.active += 1;
      else if (ahead) row.arranged += 1;
      else if (held.length > 0) row.quiet += 1;
      else row.not_started += 1;
    }
    return [row];
  });

const mostOf = (chosen: readonly { person: number; name: string }[], people: readonly number[]) => {
  const by = new Map<string, number>();
  for (const { person, name } of chosen) if (people.includes(person)) by.set(name, (by.get(name) ?? 0) + 1);
  return [...by].map(([name, users]) => ({ name, users_count: users, percentage: share(users, people.length) }));
};

const monthOf = ({ bookings, acts, joined }: Rows, month: string, zone: string) => {
  const hidden = new Set(bookings.filter((one) => one.hidden).map(({ id }) => id));
  const all = [
    ...acts.filter(({ booking }) => booking === null || !hidden.has(booking)),
    ...joined.map(({ at }) => ({ at, action: 'joined' })),
  ].map(({ at, action }) => ({
    action,
    date: Temporal.Instant.fromEpochMilliseconds(Math.floor(at)).toZonedDateTimeISO(zone).toPlainDate().toString(),
  }));
  return all
    .filter(({ date }) => date.startsWith(month))
    .map(({ date, action }) => `${date} ${action}`)
    .toSorted();
};

const healthOf = ({ health }: Rows, type: 'pair' | 'group') => {
  const own = health.filter((one) => one.type === type);
  const of = (band: number) => own.filter((one) => one.band === band).length;
  const sum = own.reduce((a, { score }) => a + score, 0);
  return {
    type,
    total: own.length,
    great: of(1),
    fair: of(2),
    poor: of(3),
    new: own.filter(({ reason }) => reason === 'new').length,
    silent: own.filter(({ reason }) => reason === 'silent').length,
    paused: own.filter(({ status }) => status === 'paused').length,
    average: own.length === 0 ? null : Math.round(sum / own.length),
  };
};

type Side = 'mentee' | 'mentor';

const heldBy = ({ bookings, taken }: Rows, person: number) =>
  bookings.filter((one) => took(one) && taken.some((row) => row.booking === one.id && row.person === person));

const cohortOf = (rows: Rows, side: Side) => {
  const people = rows.joins.filter(({ type, gone }) => type === side && !gone);
  const open = new Set(rows.invites.filter(({ type, joined }) => type === side && !joined).map(({ email }) => email));
  const stopped = { invited: open.size, joined: 0, paired: 0, first_session: 0, third_session: 0, finished: 0 };
  for (const { person } of people) {
    const own = rows.pairs.filter((pair) => pair.person === person);
    const met = heldBy(rows, person).length;
    if (own.some(({ status, reason }) => status === 'ended' && reason?.toLowerCase() === 'completed'))
      stopped.finished += 1;
    else if (met >= 3) stopped.third_session += 1;
    else if (met > 0) stopped.first_session += 1;
    else if (own.length > 0) stopped.paired += 1;
    else stopped.joined += 1;
  }
  return stopped;
};

const waitsOf = (rows: Rows, side: Side) => {
  const people = rows.joins.filter(({ type, gone }) => type === side && !gone);
  const waits = people.flatMap(({ person, at }) => {
    const starts = heldBy(rows, person).map(({ start }) => start);
    return starts.length === 0 ? [] : [Math.max(0, (Math.min(...starts) - at) / day)];
  });
  const between = (from: number, to: number) => waits.filter((wait) => wait > from && wait <= to).length;
  return {
    people: [between(-1, 7), between(7, 14), between(14, 30), between(30, 60), between(60, Number.POSITIVE_INFINITY)],
    waiting: people.length - waits.length,
  };
};

/** How many sessions each mentor has held, the most first. */
const mostHeld = ({ bookings }: Rows) => {
  const by = new Map<number, number>();
  for (const { mentor } of bookings.filter(took)) by.set(mentor, (by.get(mentor) ?? 0) + 1);
  return [...by].map(([id, sessions]) => ({ id, sessions })).toSorted((a, b) => b.sessions - a.sessions || a.id - b.id);
};

const loadOf = (rows: Rows) => {
  const goOn = rows.pairs.filter(({ status }) => status !== 'ended');
  const mentors = rows.members.filter(({ type }) => type === 'mentor');
  const loads = mentors.map(({ person }) => {
    const own = new Set(goOn.filter((row) => row.person === person && row.side === 'mentor').map(({ pair }) => pair));
    return new Set(goOn.filter((row) => own.has(row.pair) && row.side === 'mentee').map((row) => row.person)).size;
  });
  return [0, 1, 2, 3, 4, 5].map((count) => loads.filter((load) => (count === 5 ? load >= 5 : load === count)).length);
};

interface When {
  zone: string;
  first: string;
  last: string;
}

/** All figures of a program, counted one by one. */
export const recount = async (world: World, program: number, { zone, first, last }: When) => {
  const rows = await rowsOf(world, program);
  const now = world.clock.now().epochMilliseconds;
  const stars = starsOf(rows);
  const idsOf = (...types: readonly Member['type'][]) =>
    rows.members.filter(({ type }) => types.includes(type)).map(({ person }) => person);
  const { summary, completion } = sessionsOf(rows, now);
  const [admins, mentors, mentees] = [idsOf('admin').length, idsOf('mentor').length, idsOf('mentee').length];
  return {
    users: {
      total_users_count: admins + mentors + mentees,
      admins_count: admins,
      mentors_count: mentors,
      mentees_count: mentees,
    },
    bookings: summary,
    completion,
    inDays: within(rows, first, last, zone),
    satisfaction: stars.satisfaction,
    learning: { ...stars.learning, objectives: plansOf(rows, now) },
    engagement: engagementOf(rows, now),
    goals: mostOf(rows.goals, idsOf('mentor', 'mentee')),
    skills: { mentee: mostOf(rows.skills, idsOf('mentee')), mentor: mostOf(rows.skills, idsOf('mentor')) },
    industries: { mentee: mostOf(rows.industries, idsOf('mentee')), mentor: mostOf(rows.industries, idsOf('mentor')) },
    month: monthOf(rows, first.slice(0, 7), zone),
    funnel: { mentee: cohortOf(rows, 'mentee'), mentor: cohortOf(rows, 'mentor') },
    waits: { mentee: waitsOf(rows, 'mentee'), mentor: waitsOf(rows, 'mentor') },
    load: loadOf(rows),
    mostHeld: mostHeld(rows),
    health: { pair: healthOf(rows, 'pair'), group: healthOf(rows, 'group') },
  };
};
