import { Temporal } from 'temporal-polyfill';
import { found, Refusal } from '../../platform/refusal.ts';
import type { Change, Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { ownBookings } from '../../policies/bookings.ts';
import { slotsByDay } from '../availability/index.ts';
import { balanceOf } from '../credits/index.ts';
import { forMember } from '../programmes/index.ts';
import { bookingView } from './queries/views.ts';
import { mentorByKey } from './queries.ts';
import { creditIsShort, priceInPoints } from './rules/points.ts';
import { openSlotsOf, slotsInstead } from './slots.ts';

const isoOf = (epochMilliseconds: number) => Temporal.Instant.fromEpochMilliseconds(epochMilliseconds).toString();

/** A booking that its participant is moving keeps its length and does not stand in its own way. */
const movedBooking = async ({ tx, actor }: Work<Actor | null>, id: number | undefined) => {
  if (id === undefined || actor === null) return undefined;
  const view = found(await bookingView(tx, id, ownBookings(actor)), 'bookings.not_found');
  return {
    movingId: id,
    mentorId: view.booking.mentorId,
    minutes: view.booking.startAt.until(view.booking.endAt).total('minutes'),
  };
};

/** In a programme, for those who are in it; null on the platform. */
const placeOf = async ({ tx, actor }: Work<Actor | null>, programId: number | undefined) => {
  if (programId === undefined) return null;
  if (actor === null) throw new Refusal('programmes.not_found', 404);
  return (await forMember({ tx, actor }, programId)).program;
};
type Place = Awaited<ReturnType<typeof placeOf>>;

/** D05: whether this session costs a credit, and whether the balance reaches, is the server's answer. */
const creditsOf = async ({ tx, actor }: Work<Actor | null>, mentorId: number, programme: Place) => {
  if (actor === null) return null;
  const price = priceInPoints({
    madeBy: actor.id === mentorId ? 'mentor' : 'mentee',
    kind: 'one_on_one',
    isOffline: false,
    isPlatformMentor: actor.isFlMentor,
    programme,
  });
  const balance = await balanceOf(tx, actor.id);
  return { price, balance, short: creditIsShort(price, balance) };
};

interface Query {
  timezone?: string | undefined;
  duration?: number | undefined;
  moving?: number | undefined;
  program_id?: number | undefined;
}

/** A mentor of the platform, or of the programme that is asked about. */
const mentorOf = async ({ tx }: Work<Actor | null>, key: string, place: Place) =>
  found(await mentorByKey(tx, key, place === null ? null : place.id), 'bookings.mentor_not_found').id;

/** The open slots of a mentor, by day in the viewer's zone and as instants (B25, AVL-12). */
export const presentSlots = async (work: Work<Actor | null>, key: string, query: Query) => {
  const { tx, now, actor } = work;
  const moved = await movedBooking(work, query.moving);
  const place = await placeOf(work, query.program_id);
  const mentorId = moved ? moved.mentorId : await mentorOf(work, key, place);
  const zone = query.timezone ?? actor?.timezone ?? 'UTC';
  const duration = moved?.minutes ?? query.duration ?? 60;
  const open = await openSlotsOf(tx, [mentorId], {
    now,
    durationMinutes: duration,
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
    credits: moved ? null : await creditsOf(work, mentorId, place),
  };
};

/** M03: to a taken slot belong three other free ones of the same mentor, looked up after the rollback. */
export const slotsInsteadOf = async ({ code, details }: Refusal, _actor: Actor, { tx, now }: Change) => {
  const { mentor_id: mentorId, wanted } = details;
  if (code !== 'bookings.slot_taken' || typeof mentorId !== 'number' || typeof wanted !== 'string') return {};
  const alternatives = await slotsInstead(tx, mentorId, Temporal.Instant.from(wanted), { now });
  return { alternatives: alternatives.map(isoOf) };
};
