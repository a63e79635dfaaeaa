import { signUp } from '../../contract/accounts/index.ts';
import { cancelMyBooking, requestBooking, updateBookingNote } from '../../contract/bookings/index.ts';
import { bodyFor, zone } from '../modules/bookings/bookings.fixture.ts';
import { systemClock } from '../platform/clock.ts';
import { type Answer, type Caller, openCaller } from './caller.fixture.ts';

/** Everything that a server said yes to; none of it may be lost or happen twice. */
export interface Promised {
  requests: Map<string, { id: number; answer: Answer['body'] }>;
  notes: Map<number, { by: number; note: string }>;
  cancelled: Set<number>;
  members: Set<string>;
}
export const nothingPromised = (): Promised => ({
  requests: new Map(),
  notes: new Map(),
  cancelled: new Set(),
  members: new Set(),
});

/** One request as it was sent, so that it can be repeated. */
export interface Sent {
  key: string;
  caller: number;
  body: ReturnType<typeof bodyFor>;
}

/** The given hour in the test's time zone, this many days from today. */
const dayAhead = (days: number, hour: number) =>
  systemClock.now().toZonedDateTimeISO(zone).add({ days }).round({ smallestUnit: 'day', roundingMode: 'floor' }).add({
    hours: hour,
  });

export const idOf = ({ body }: Answer) => (body as { booking: { id: number } }).booking.id;

export const sendRequest = (caller: Caller, { key, body }: Sent) =>
  caller.ask(requestBooking, { body }, { 'idempotency-key': key });

/** Every lane has an hour of its own, so that no request is refused because of another lane. */
const bodyOfLane = (mentors: readonly number[], lane: number, round: number, key: string) => {
  const mentor = mentors[lane % mentors.length] ?? 0;
  const { booking } = bodyFor(mentor, dayAhead(3 + round, 9 + (Math.floor(lane / mentors.length) % 8)));
  return { booking: { ...booking, topic: key } };
};

/** Somebody signs up. */
export const joinAs = async (url: string, email: string) => {
  const visitor = openCaller(url, null);
  const secret = 'Quiet-Harbour-41';
  const named = { firstname: 'Aisyah', lastname: 'Rahman', email, user_type: 'mentee' as const };
  const body = { ...named, password: secret, password_confirmation: secret };
  return visitor.ask(signUp, { body }).finally(() => visitor.close());
};

interface Lane {
  url: string;
  caller: Caller;
  lane: number;
  round: number;
  mentors: readonly number[];
  promised: Promised;
  sent: Sent[];
  onAnswer: () => void;
}

const unexpected = ({ status, body }: Answer) => new Error(`answered ${status} ${JSON.stringify(body)}`);

/** One turn of a user who books, writes a note, cancels, and now and then brings a friend. */
const oneTurn = async ({ url, caller, lane, round, mentors, promised, sent, onAnswer }: Lane, turn: number) => {
  const key = `round ${round} lane ${lane} turn ${turn}`;
  const one = { key, caller: lane, body: bodyOfLane(mentors, lane, round, key) };
  sent.push(one);
  const asked = await sendRequest(caller, one);
  if (asked.status !== 200) throw unexpected(asked);
  const id = idOf(asked);
  promised.requests.set(key, { id, answer: asked.body });
  onAnswer();

  const noted = await caller.ask(updateBookingNote, { body: { booking_id: id, note: key } });
  if (noted.status !== 200) throw unexpected(noted);
  promised.notes.set(id, { by: lane, note: key });
  onAnswer();

  if (turn % 3 === 2) {
    const email = `friend-${round}-${lane}-${turn}@example.com`;
    const joined = await joinAs(url, email);
    if (joined.status !== 200) throw unexpected(joined);
    promised.members.add(email);
    onAnswer();
  }
  const off = await caller.ask(cancelMyBooking, { params: { id }, body: { reason: 'ill' } });
  if (off.status !== 200) throw unexpected(off);
  promised.cancelled.add(id);
  onAnswer();
};

export const lostConnection = (error: unknown) =>
  error instanceof Error && 'code' in error && ['ECONNRESET', 'ECONNREFUSED', 'EPIPE'].includes(String(error.code));

/** Continues until the server is gone; any other reason for stopping is a fault. */
export const loadUntilGone = async (lane: Lane) => {
  try {
    for (let turn = 0; ; turn += 1) await oneTurn(lane, turn);
  } catch (error) {
    if (!lostConnection(error)) throw error;
  }
};
