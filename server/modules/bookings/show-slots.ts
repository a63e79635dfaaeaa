import { Temporal } from 'temporal-polyfill';
import type { BookingKind } from '../../../contract/bookings/index.ts';
import { found, Refusal } from '../../platform/refusal.ts';
import type { Change, Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { bookingScope } from '../../policies/bookings.ts';
import { administers, standingIn } from '../../policies/programmes.ts';
import { slotsByDay, unknownCalendarsAmong } from '../availability/index.ts';
import { balanceOf, offeredPoints } from '../credits/index.ts';
import { peopleOfGroup, sidesOf } from '../pairings/index.ts';
import { loadForMember } from '../programmes/index.ts';
import { bookingView } from './queries/views.ts';
import { hasConfirmed, mentorByKey } from './queries/people.ts';
import { creditIsShort, priceInPoints } from './rules/points.ts';
import { openSlotsOf, slotsInstead } from './slots.ts';

const isoOf = (epochMilliseconds: number) => Temporal.Instant.fromEpochMilliseconds(epochMilliseconds).toString();

/**
 * A booking that is being moved keeps its length, unless an admin changes it, and does not block its own time; all its
 * people have to be free.
 */
const movedBooking = async ({ tx, actor }: Work<Actor | null>, id: number | undefined) => {
  if (id === undefined || actor === null) return undefined;
  const view = found(await bookingView(tx, id, bookingScope(actor)), 'bookings.not_found');
  return {
    movingId: id,
    mentorId: view.booking.mentorId,
    programId: view.booking.programId,
    alsoFree: view.booking.groupId === null ? [] : view.participants.map(({ userId }) => userId),
    minutes: view.booking.startAt.until(view.booking.endAt).total('minutes'),
  };
};

/** The programme, if the actor belongs to it; null on the platform. */
const placeOf = async ({ tx, actor }: Work<Actor | null>, programId: number | undefined) => {
  if (programId === undefined) return null;
  if (actor === null) throw new Refusal('programmes.not_found', 404);
  return (await loadForMember({ tx, actor }, programId)).program;
};
type Place = Awaited<ReturnType<typeof placeOf>>;

/** D05: the server decides whether this session costs a credit, and whether the balance is sufficient. */
const creditsOf = async (
  { tx, now, actor }: Work<Actor | null>,
  asked: { mentorId: number; kind: BookingKind; programme: Place },
) => {
  const { mentorId, kind, programme } = asked;
  const price = priceInPoints({
    madeBy: actor?.id === mentorId ? 'mentor' : 'mentee',
    kind,
    isOffline: false,
    isPlatformMentor: actor?.isFlMentor ?? false,
    programme,
  });
  // A visitor reads the price.
  if (actor === null) return { price, balance: null, short: false, on_confirming: 0 };
  const balance = await balanceOf(tx, actor.id, now);
  const short = creditIsShort(price, balance);
  return { price, balance, short, on_confirming: short ? await offeredPoints(tx, actor.id) : 0 };
};

/** B47: the people whose time a session of this group takes; only they and the admins of its programme may know. */
const groupThere = async ({ tx, actor }: Work<Actor | null>, groupId: number | undefined, place: Place) => {
  if (groupId === undefined) return [];
  const ids = (await peopleOfGroup(tx, groupId, place?.id ?? null)).map(({ userId }) => userId);
  const mayKnow = actor !== null && (ids.includes(actor.id) || isAdminOf(actor, place));
  found((mayKnow && ids.length > 0) || undefined, 'pairings.group_not_found');
  return ids;
};

interface Query {
  group_id?: number | undefined;
  timezone?: string | undefined;
  duration?: number | undefined;
  moving?: number | undefined;
  program_id?: number | undefined;
}

/** A mentor of the platform, or of the programme asked about. */
const mentorOf = async ({ tx }: Work<Actor | null>, key: string, place: Place) =>
  found(await mentorByKey(tx, key, place === null ? null : place.id), 'bookings.mentor_not_found').id;

/** B24: the programme whose hours apply: the moved booking's, or else the one asked about. */
const hoursOfPlace = (moved: { programId: number | null } | undefined, place: Place) =>
  moved ? moved.programId : (place?.id ?? null);

/** The mentor whose hours are wanted, and the people who have to be free as well. */
const wantedOf = async (
  work: Work<Actor | null>,
  key: string,
  { groupId, place }: { groupId: number | undefined; place: Place },
) => ({ mentorId: await mentorOf(work, key, place), alsoFree: await groupThere(work, groupId, place) });

const isAdminOf = (actor: Actor | null, place: Place) =>
  actor !== null && place !== null && administers(standingIn(actor, place));

/** M41: a mentor without a confirmed address is offered to admins alone; sessions that there are can be moved. */
const bookableOf = async (
  { tx, actor }: Work<Actor | null>,
  mentorId: number,
  { moved, place }: { moved: object | undefined; place: Place },
) => (moved !== undefined || isAdminOf(actor, place) || (await hasConfirmed(tx, mentorId)) ? [mentorId] : []);

/** The open slots of a mentor, by day in the viewer's zone and as instants (B25, AVL-12). */
export const showSlots = async (work: Work<Actor | null>, key: string, query: Query) => {
  const { tx, now, actor } = work;
  const moved = await movedBooking(work, query.moving);
  const place = await placeOf(work, query.program_id);
  const { mentorId, alsoFree } = moved ?? (await wantedOf(work, key, { groupId: query.group_id, place }));
  const kind = query.group_id === undefined ? 'one_on_one' : 'group';
  const zone = query.timezone ?? actor?.timezone ?? 'UTC';
  const duration = query.duration ?? moved?.minutes ?? 60;
  const open = await openSlotsOf(tx, await bookableOf(work, mentorId, { moved, place }), {
    now,
    alsoFree,
    durationMinutes: duration,
    programId: hoursOfPlace(moved, place),
    ...(moved && { movingId: moved.movingId }),
  });
  const slots = open.get(mentorId) ?? [];
  const { timeslots, available_dates } = slotsByDay(slots, zone);
  return {
    available_dates,
    timeslots,
    slots: slots.map(isoOf),
    timezone: zone,
    duration,
    calendar_unknown: (await unknownCalendarsAmong(tx, [mentorId], now)).has(mentorId),
    credits: moved ? null : await creditsOf(work, { mentorId, kind, programme: place }),
  };
};

/** M03: adds three other free slots of the same mentor to the refusal of a taken slot, looked up after the rollback. */
export const slotsInsteadOf = async (
  { code, details }: Refusal,
  _input: unknown,
  _actor: unknown,
  { tx, now }: Change,
) => {
  const { mentor_id: mentorId, program_id: place, wanted, minutes, group_id: groupId, moving_id: movingId } = details;
  const programId = typeof place === 'number' ? place : null;
  if (code !== 'bookings.slot_taken' || typeof mentorId !== 'number' || typeof wanted !== 'string') return {};
  const people = typeof groupId === 'number' ? await sidesOf(tx, groupId) : [];
  const alsoFree = people.map(({ userId }) => userId);
  const alternatives = await slotsInstead(tx, mentorId, Temporal.Instant.from(wanted), {
    now,
    programId,
    alsoFree,
    ...(typeof minutes === 'number' && { durationMinutes: minutes }),
    ...(typeof movingId === 'number' && { movingId }),
  });
  return { alternatives: alternatives.map(isoOf) };
};
