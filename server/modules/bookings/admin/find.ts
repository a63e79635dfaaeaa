import type { Temporal } from 'temporal-polyfill';
import { type BookingKind, type FiledUnder, mostCounted } from '../../../../contract/bookings/index.ts';
import type { Tx } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import {
  amongTheirs,
  askedBetween,
  countUpTo,
  countWithin,
  findPage,
  idsFrom,
  metOnTheWay,
  type Narrowing,
  nothing,
  participationsOf,
  peopleCalled,
  type AdminBookingFilter,
  withId,
} from '../queries/admin-list.ts';
import { talliesOf } from '../queries/tallies.ts';
import { anchorOf, type Stretch, totalOf } from '../rules/anchors.ts';
import { cutAtDays, spanOf } from '../rules/wanted-days.ts';

/** The admin for whom bookings are listed, and the time. */
export interface Asking {
  tx: Tx;
  actor: Actor;
  now: Temporal.Instant;
}

export interface BookingFilter {
  type: BookingKind;
  status?: readonly FiledUnder[] | undefined;
  start_date?: string | undefined;
  end_date?: string | undefined;
  sort: 'asc' | 'desc';
  search?: string | undefined;
}

export const wantedBy = (programId: number | null, filter: BookingFilter, zone: string): AdminBookingFilter => ({
  ...spanOf(filter.start_date, filter.end_date, zone),
  programId,
  type: filter.type,
  status: filter.status ?? [],
  order: filter.sort,
});

/** The limits at which each way of searching is the fastest (measured). */
const crowds = {
  /**
   * Up to this many bookings are looked up one by one. For people with more, we scan the list of one-on-ones itself.
   */
  fewBookings: 20_000,
  /** From this many people on, so many groups include one of them that scanning finds the first thousands quickly. */
  manyPeople: 8_000,
};

/** The condition a search adds, for each type; null when nothing is searched for. */
export const narrowedBy = async (
  tx: Tx,
  programId: number | null,
  search: string | undefined,
  { fewBookings, manyPeople } = crowds,
) => {
  if (search === undefined || search === '') return null;
  const number = /^#?(\d{1,15})$/.exec(search)?.[1];
  if (number !== undefined) return (): Narrowing => ({ where: withId(Number(number)) });
  const people = await peopleCalled(tx, search, programId);
  if (people.count === 0) return (): Narrowing => ({ where: nothing });
  const many = people.count >= manyPeople;
  if (!many && (await participationsOf(tx, people, fewBookings)) <= fewBookings)
    return (): Narrowing => ({ where: amongTheirs(people) });
  const ofGroups = many ? { where: metOnTheWay(people), surely: askedBetween(people) } : { where: amongTheirs(people) };
  return (type: BookingKind): Narrowing => (type === 'one_on_one' ? { where: askedBetween(people) } : ofGroups);
};

interface Page {
  ids: number[];
  page: number;
  pages: number;
  counts: Record<BookingKind, number>;
  over: Record<BookingKind, boolean>;
}

const other = { one_on_one: 'group', group: 'one_on_one' } as const;
const shownPage = (page: number, total: number, size: number) => {
  const pages = Math.max(1, Math.ceil(total / size));
  return { page: Math.min(page, pages), pages };
};

/**
 * The stretches of the list, with the number of bookings in each: whole days from the tallies, the ends of the span
 * counted directly.
 */
const stretchesOf = async (tx: Tx, wanted: AdminBookingFilter) => {
  const { programId, status } = wanted;
  const { firstDay, endDay, edges } = cutAtDays(wanted);
  const days = await talliesOf(tx, { programId, status, firstDay, endDay });
  return async (type: BookingKind) => {
    const ends: Stretch[] = [];
    for (const edge of edges)
      ends.push({
        from: edge.from.epochMilliseconds,
        until: edge.until.epochMilliseconds,
        bookings: await countWithin(tx, { ...wanted, type }, edge),
      });
    return [...ends, ...days(type)].toSorted((a, b) => a.from - b.from);
  };
};

const countedPage = async (tx: Tx, wanted: AdminBookingFilter, page: number, size: number): Promise<Page> => {
  const of = await stretchesOf(tx, wanted);
  const stretches = await of(wanted.type);
  const total = totalOf(stretches);
  const shown = shownPage(page, total, size);
  const ids = await idsFrom(tx, wanted, anchorOf(stretches, (shown.page - 1) * size, wanted.order), size);
  const others = totalOf(await of(other[wanted.type]));
  const counts =
    wanted.type === 'one_on_one' ? { one_on_one: total, group: others } : { one_on_one: others, group: total };
  return { ids, ...shown, counts, over: { one_on_one: false, group: false } };
};

type Narrowed = NonNullable<Awaited<ReturnType<typeof narrowedBy>>>;

const most = mostCounted + 1;

const countFound = async (tx: Tx, wanted: AdminBookingFilter, { where, surely }: Narrowing) => {
  const sure = surely === undefined ? 0 : await countUpTo(tx, wanted, surely, most);
  return sure === most ? most : countUpTo(tx, wanted, where, most);
};

const findFrom = async (tx: Tx, wanted: AdminBookingFilter, narrowing: Narrowing, skip: number, size: number) => {
  const { where, surely } = narrowing;
  if (surely === undefined) return findPage(tx, wanted, where, { skip, size, most });
  const [total, ids] = await Promise.all([
    countFound(tx, wanted, narrowing),
    idsFrom(tx, wanted, { at: null, skip }, size, where),
  ]);
  return { total, ids };
};

/** Finds the page, and at the same time counts the other type for its tab. */
const foundPage = async (
  tx: Tx,
  wanted: AdminBookingFilter,
  narrowed: Narrowed,
  page: number,
  size: number,
): Promise<Page> => {
  const find = (skip: number) => findFrom(tx, wanted, narrowed(wanted.type), skip, size);
  const otherType = other[wanted.type];
  // No page lies beyond the most that we count.
  const asked = Math.min(page, Math.ceil(mostCounted / size));
  const [first, others] = await Promise.all([
    find((asked - 1) * size),
    countFound(tx, { ...wanted, type: otherType }, narrowed(otherType)),
  ]);
  const shown = shownPage(asked, Math.min(first.total, mostCounted), size);
  const found = shown.page === asked ? first : await find((shown.page - 1) * size);
  const both = wanted.type === 'one_on_one' ? [found.total, others] : [others, found.total];
  const [single = 0, group = 0] = both;
  return {
    ids: found.ids,
    ...shown,
    counts: { one_on_one: Math.min(single, mostCounted), group: Math.min(group, mostCounted) },
    over: { one_on_one: single > mostCounted, group: group > mostCounted },
  };
};

/** ADB-13: one page of the bookings wanted, and the count of each type. A page beyond the last shows the last. */
export const findForAdmins = async (
  tx: Tx,
  wanted: AdminBookingFilter,
  search: string | undefined,
  page: number,
  size: number,
  ways = crowds,
) => {
  const narrowed = await narrowedBy(tx, wanted.programId, search, ways);
  return narrowed === null ? countedPage(tx, wanted, page, size) : foundPage(tx, wanted, narrowed, page, size);
};
