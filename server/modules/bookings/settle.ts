import type { BookingAct, StoredStatus } from '../../../contract/bookings/index.ts';
import type { Change, DomainEvent } from '../../platform/work.ts';
import { type ActivityAction, activityOf, eventOf, type Participant, refreshPages } from './announce.ts';
import type { BookingRow } from './queries/views.ts';
import type { BookingFacts } from './rules/facts.ts';
import { calendarSequenceAfter } from './rules/in-calendars.ts';
import { askedAtAfter } from './rules/requests.ts';
import { freesTime, recordedAs, resolutionOf } from './rules/settling.ts';
import type { NextState } from './rules/states.ts';
import { vacate, vacateProposed } from './store/bookings.ts';
import { recordActivity } from './store/activities.ts';
import { recordAct, resolveReports, updateBooking } from './store/settling.ts';

interface Concerned {
  booking: BookingRow;
  people: readonly Participant[];
  /** Null when the clock or the system acts. */
  byId: number | null;
}

/** A booking locked for an act. */
export interface Loaded extends Concerned {
  facts: BookingFacts;
}

/** What `settle` works out itself, so that no act forgets it. */
type WrittenHere = 'id' | 'status' | 'awaitingRole' | 'awaitingSince' | 'calendarSequence' | 'updatedAt';

/**
 * What an act makes of a booking, and the event it announces. Callers name the event's type explicitly, as with
 * `announce`.
 */
interface Outcome<E extends DomainEvent> {
  act: BookingAct;
  /** Null: the booking keeps its state, and only the act is recorded. */
  to: NextState | null;
  /** Other columns that the act changes. */
  patch?: Partial<Omit<BookingRow, WrittenHere>>;
  /** What the history records of the act besides the two statuses. */
  data?: Record<string, unknown>;
  activity?: ActivityAction | null;
  /** Absent when nobody reacts to the act. */
  event?: (base: ReturnType<typeof eventOf>) => NoInfer<E>;
}

interface Step<E extends DomainEvent> extends Pick<Outcome<E>, 'act' | 'data' | 'event'> {
  from: StoredStatus | null;
  to: StoredStatus;
  activities: readonly ActivityAction[];
}

/** In this order: the history, the activity feed, the event's subscribers, and the open pages that show the booking. */
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

const noProposal = { proposedStartAt: null, proposedEndAt: null, proposedBy: null, proposedReason: null };

/** Writes the row as the act leaves it, and what the new status means for people's time and for reports. */
const write = async (
  { tx, now }: Change,
  { booking, facts, byId }: Loaded,
  { act, to, patch }: { act: BookingAct; to: NextState; patch: Outcome<never>['patch'] },
) => {
  const { status, awaitingRole } = to;
  const awaitingSince = awaitingRole === null ? null : askedAtAfter(facts, awaitingRole, now);
  // M26: once nobody is asked any more, no other time is suggested either.
  const givesMoveUp = booking.proposedStartAt !== null && awaitingRole === null;
  const changed = { ...(givesMoveUp && noProposal), ...patch, status };
  const calendarSequence = calendarSequenceAfter(booking, changed); // M27
  await updateBooking(tx, booking.id, { ...changed, awaitingRole, awaitingSince, calendarSequence }, now);
  if (freesTime(booking.status, status)) await vacate(tx, booking.id);
  else if (givesMoveUp) await vacateProposed(tx, booking.id);
  const resolution = resolutionOf(act);
  if (resolution !== null) await resolveReports(tx, booking.id, { by: byId, at: now, resolution });
};

/** Every act on a booking ends here, after the booking was loaded and the table allowed the act. */
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

/** The same for an act that made the booking: its row is already written. */
export const settleMade = async <E extends DomainEvent = never>(
  change: Change,
  made: Concerned,
  { act, activities, event }: Pick<Step<E>, 'act' | 'activities' | 'event'>,
) => tell<E>(change, made, { act, from: null, to: made.booking.status, activities, event });
