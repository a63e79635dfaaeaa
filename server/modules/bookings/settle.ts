import type { BookingAct, StoredStatus } from '../../../contract/bookings/index.ts';
import type { Change, DomainEvent } from '../../platform/work.ts';
import { type ActivityAction, activityOf, eventOf, type Participant, refreshPages } from './announce.ts';
import type { BookingRow } from './queries/views.ts';
import type { BookingFacts } from './rules/facts.ts';
import { askedAtAfter } from './rules/requests.ts';
import { freesTime, recordedAs, resolutionOf } from './rules/settling.ts';
import type { NextState } from './rules/states.ts';
import { vacate } from './store/bookings.ts';
import { recordAct, recordActivity, resolveReports, updateBooking } from './store/settling.ts';

interface Concerned {
  booking: BookingRow;
  people: readonly Participant[];
  /** Null: the clock or the house does it. */
  byId: number | null;
}

/** A booking as an act meets it, locked. */
export interface Loaded extends Concerned {
  facts: BookingFacts;
}

/** What a booking becomes by an act, and who hears of it. Each event says its type at the call, as with `announce`. */
interface Outcome<E extends DomainEvent> {
  act: BookingAct;
  /** Null: the booking stays as it is, and only what was done is recorded. */
  to: NextState | null;
  /** What else of the row the act changes. */
  patch?: Partial<Omit<BookingRow, 'id' | 'status' | 'awaitingRole' | 'awaitingSince' | 'updatedAt'>>;
  /** What the history keeps of it beside the two statuses. */
  data?: Record<string, unknown>;
  activity?: ActivityAction | null;
  /** Absent where nobody reacts to the act. */
  event?: (base: ReturnType<typeof eventOf>) => NoInfer<E>;
}

interface Step<E extends DomainEvent> extends Pick<Outcome<E>, 'act' | 'data' | 'event'> {
  from: StoredStatus | null;
  to: StoredStatus;
  activities: readonly ActivityAction[];
}

/** The history, the feed, whoever reacts, and the pages that show it: in this order. */
const tell = async <E extends DomainEvent>(
  change: Change,
  { booking, people, byId }: Concerned,
  { act, from, to, data, activities, event }: Step<E>,
) => {
  const { tx, now, announce } = change;
  const states = { fromStatus: from, toStatus: to };
  await recordAct(tx, { bookingId: booking.id, actorId: byId, action: recordedAs(act), ...states, data, at: now });
  for (const action of activities) await recordActivity(tx, activityOf(booking, people, action, byId, change));
  if (event) await announce<E>(event(eventOf(booking, people, byId, change)));
  refreshPages(change, people);
};

/** Writes the row as the act leaves it, and what follows from its new status for times and reports. */
const write = async (
  { tx, now }: Change,
  { booking, facts, byId }: Loaded,
  { act, to, patch }: { act: BookingAct; to: NextState; patch: Outcome<never>['patch'] },
) => {
  const { status, awaitingRole } = to;
  const awaitingSince = awaitingRole === null ? null : askedAtAfter(facts, awaitingRole, now);
  await updateBooking(tx, booking.id, { ...patch, status, awaitingRole, awaitingSince }, now);
  if (freesTime(booking.status, status)) await vacate(tx, booking.id);
  const resolution = resolutionOf(act);
  if (resolution !== null) await resolveReports(tx, booking.id, { by: byId, at: now, resolution });
};

/** Every act on a booking ends here, once it was loaded and the table allowed it. */
export const settle = async <E extends DomainEvent = never>(
  change: Change,
  loaded: Loaded,
  { act, to, patch, data, activity, event }: Outcome<E>,
) => {
  const { booking } = loaded;
  if (to !== null) await write(change, loaded, { act, to, patch });
  const activities = activity == null ? [] : [activity];
  const step = { act, from: booking.status, to: to?.status ?? booking.status, data, activities, event };
  await tell<E>(change, { ...loaded, booking: { ...booking, ...patch } }, step);
};

/** The same end for an act that made the booking: its row stands already. */
export const settleMade = async <E extends DomainEvent = never>(
  change: Change,
  made: Concerned,
  { act, activities, event }: Pick<Step<E>, 'act' | 'activities' | 'event'>,
) => tell<E>(change, made, { act, from: null, to: made.booking.status, activities, event });
