import { and, type Column, eq, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import type { BookingKind, FiledUnder } from '../../../../contract/bookings/index.ts';
import { containing, literally } from '../../../platform/containing.ts';
import { read, readRows } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { users } from '../../accounts/tables.ts';
import { programMemberships } from '../../programmes/tables.ts';
import type { Anchor } from '../rules/anchors.ts';
import type { Span } from '../rules/wanted-days.ts';
import { bookingParticipants, bookings } from '../tables.ts';
import { withParts } from './views.ts';

/** The bookings an admin looks for. */
export interface AdminBookingFilter extends Span {
  /** Null for all places. */
  programId: number | null;
  type: BookingKind;
  /** All of them when there is none. */
  status: readonly FiledUnder[];
  order: 'asc' | 'desc';
}

const instant = (moment: Temporal.Instant) => sql`${moment.toString()}::timestamptz`;

/** Bookings hidden with a removed member are in no list (BKG-123). */
export const wantedOnes = ({ programId, type, status, from, until }: AdminBookingFilter) =>
  and(
    isNull(bookings.hiddenAt),
    eq(bookings.bookingType, type),
    programId === null ? undefined : eq(bookings.programId, programId),
    status.length === 0 ? undefined : inArray(bookings.filedUnder, [...status]),
    from === null ? undefined : gte(bookings.startAt, from),
    until === null ? undefined : lt(bookings.startAt, until),
  );

const inOrder = (order: 'asc' | 'desc') => {
  const way = (column: Column) => (order === 'asc' ? sql`${column} asc` : sql`${column} desc`);
  return sql`${way(bookings.startAt)}, ${way(bookings.id)}`;
};

/** Has the statement planned for its actual list of people: a plan for any list looks up each person separately. */
const eachTime = sql.raw('/* planned for its values */');

/** Writes the number into the statement, so that a plan kept for it knows how few rows are wanted. */
const exactly = (rows: number) => sql.raw(String(rows));

const idsOf = (rows: readonly { id: string | number }[]) => rows.map(({ id }) => Number(id));

/** The ids of one page, found from the nearest day whose place in the list is known. */
export const idsFrom = async (
  tx: Tx,
  wanted: AdminBookingFilter,
  { at, skip }: Anchor,
  size: number,
  narrowed?: SQL,
) => {
  const beyond =
    at === null
      ? undefined
      : wanted.order === 'asc'
        ? sql`${bookings.startAt} >= ${instant(Temporal.Instant.fromEpochMilliseconds(at))}`
        : sql`${bookings.startAt} < ${instant(Temporal.Instant.fromEpochMilliseconds(at))}`;
  const rows = await readRows<{ id: string }>(
    tx,
    sql`${narrowed && eachTime} select ${bookings.id} from ${bookings} where ${and(wantedOnes(wanted), beyond, narrowed)}
        order by ${inOrder(wanted.order)} limit ${exactly(size)} offset ${skip}`,
  );
  return idsOf(rows);
};

/** How many bookings begin within this period, which is shorter than a day. */
export const countWithin = async (
  tx: Tx,
  wanted: AdminBookingFilter,
  { from, until }: { from: Temporal.Instant; until: Temporal.Instant },
) => {
  const rows = await readRows<{ times: string }>(
    tx,
    sql`select count(*) as times from ${bookings} where ${wantedOnes({ ...wanted, from, until })}`,
  );
  return Number(rows[0]?.times ?? 0);
};

/** Bookings with everything that belongs to them, in the order of the ids. */
export const viewsOf = async (tx: Tx, ids: readonly number[]) => {
  if (ids.length === 0) return [];
  const rows = await read(tx)
    .select()
    .from(bookings)
    .where(sql`${bookings.id} = any(${sql.param([...ids])})`);
  const views = new Map((await withParts(tx, rows)).map((view) => [view.booking.id, view]));
  return ids.flatMap((id) => views.get(id) ?? []);
};

/** The booking after which a file continues. */
interface Last {
  startAt: Temporal.Instant;
  id: number;
}

/** The next rows of a file, paged by key, so that rows written meanwhile do not shift the pages. */
export const idsAfter = async (tx: Tx, wanted: AdminBookingFilter, last: Last | null, size: number, narrowed?: SQL) => {
  const key = sql`(${bookings.startAt}, ${bookings.id})`;
  const mark = last && sql`(${instant(last.startAt)}, ${last.id})`;
  const beyond = mark === null ? undefined : wanted.order === 'asc' ? sql`${key} > ${mark}` : sql`${key} < ${mark}`;
  const rows = await readRows<{ id: string }>(
    tx,
    sql`${narrowed && eachTime} select ${bookings.id} from ${bookings} where ${and(wantedOnes(wanted), beyond, narrowed)}
        order by ${inOrder(wanted.order)} limit ${exactly(size)}`,
  );
  return idsOf(rows);
};

/** Searches for a short word only where a name begins, because the index of names cannot find it elsewhere. */
const patternsOf = (words: string) => {
  const literal = literally(words);
  return words.length < 3 ? [`${literal}%`, `% ${literal}%`] : [containing(words)];
};

/** The name is stored in lower case: comparing that is several times faster than `ilike`. */
const isCalled = (pattern: string) => sql`${users.nameSought} like lower(${pattern})`;

/**
 * Ids of people as the database prints them and reads them back: '{3,17,20}'. We never parse the list, because one
 * letter is in thousands of names.
 */
export interface People {
  list: string;
  count: number;
}

/**
 * People with this name; in a programme, everyone who is or was in it. Deleted people cannot be found by name (ACC-66).
 */
export const peopleCalled = async (tx: Tx, words: string, programId: number | null): Promise<People> => {
  const [first = '', second] = patternsOf(words);
  const called = second === undefined ? isCalled(first) : or(isCalled(first), isCalled(second));
  const here =
    programId === null
      ? undefined
      : sql`${users.id} in (select ${programMemberships.userId} from ${programMemberships} where ${programMemberships.programId} = ${programId})`;
  const [row] = await readRows<{ list: string | null; people: string }>(
    tx,
    sql`select array_agg(${users.id})::text as list, count(*) as people
        from ${users} where ${and(called, isNull(users.deletedAt), here)}`,
  );
  return { list: row?.list ?? '{}', count: Number(row?.people ?? 0) };
};

const those = ({ list }: People) => sql`${list}::bigint[]`;

/** How many bookings these people are in; it stops counting just above `most`. */
export const participationsOf = async (tx: Tx, people: People, most: number) => {
  const rows = await readRows<{ times: string }>(
    tx,
    sql`select count(*) as times from (select 1 from ${bookingParticipants}
        where ${bookingParticipants.userId} = any(${those(people)}) limit ${exactly(most + 1)}) as some_of_them`,
  );
  return Number(rows[0]?.times ?? 0);
};

/** One of these people asks or is asked, which the index of the list covers. One-on-ones have no other participants. */
export const askedBetween = (people: People) => {
  // As rows the list is hashed, whichever plan is used; an array parameter would be scanned for every booking.
  const rows = sql`(select unnest(${those(people)}))`;
  return sql`(${bookings.requesterId} in ${rows} or ${bookings.requesteeId} in ${rows})`;
};

/**
 * One of these people takes part, checked for each booking while scanning the list: for people who are in most of them.
 */
export const metOnTheWay = (people: People) =>
  // The requester and requestee take part too, and the index of the list has them. The check is an expression on each
  // participant, not a condition on them: this keeps the database from first gathering all bookings of these people,
  // and from weighing up each person.
  sql`(${askedBetween(people)} or true in (select ${bookingParticipants.userId} = any(${those(people)})
      from ${bookingParticipants} where ${bookingParticipants.bookingId} = ${bookings.id}))`;

/** Bookings of these people, looked up by the people. */
export const amongTheirs = (people: People) =>
  sql`${bookings.id} in (select ${bookingParticipants.bookingId} from ${bookingParticipants}
      where ${bookingParticipants.userId} = any(${those(people)}))`;

export const withId = (id: number) => sql`${bookings.id} = ${id}`;
export const nothing = sql`false`;

/** What a search narrows the list to. */
export interface Narrowing {
  where: SQL;
  /** Matches only bookings that `where` matches, and most of those, and is much faster to check. */
  surely?: SQL;
}

/** How many bookings match; it stops counting at `most`. */
export const countUpTo = async (tx: Tx, wanted: AdminBookingFilter, narrowed: SQL, most: number) => {
  const rows = await readRows<{ total: string }>(
    tx,
    sql`${eachTime} select count(*) as total from (
          select 1 from ${bookings} where ${and(wantedOnes(wanted), narrowed)}
          order by ${inOrder(wanted.order)} limit ${exactly(most)}
        ) as some_of_them`,
  );
  return Number(rows[0]?.total ?? 0);
};

interface Found {
  ids: number[];
  /** At most `most`. */
  total: number;
}

/** One page of the bookings that match, and their number, in one statement. */
export const findPage = async (
  tx: Tx,
  wanted: AdminBookingFilter,
  narrowed: SQL,
  { skip, size, most }: { skip: number; size: number; most: number },
): Promise<Found> => {
  const rows = await readRows<{ total: string; ids: string[] | null }>(
    tx,
    sql`${eachTime} with hit as materialized (
          select ${bookings.id} as id, row_number() over () as place from (
            select ${bookings.id} from ${bookings} where ${and(wantedOnes(wanted), narrowed)}
            order by ${inOrder(wanted.order)} limit ${exactly(most)}
          ) as bookings
        )
        select (select count(*) from hit) as total,
          (select array_agg(id order by place) from hit where place > ${skip} and place <= ${skip + size}) as ids`,
  );
  const [row] = rows;
  return { total: Number(row?.total ?? 0), ids: (row?.ids ?? []).map(Number) };
};
