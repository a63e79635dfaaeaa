import type { Bus } from '../../platform/bus.ts';
import type { Stream } from '../../platform/live.ts';
import { oneAtATime } from '../../platform/one-at-a-time.ts';
import type { Change } from '../../platform/work.ts';
import { presentMessage } from './present.ts';
import { messagesAfter, signalsAfter } from './queries.ts';
import { showRoom } from './show-room.ts';
import { roomKey, signalKey } from './tell.ts';

interface Place {
  meetingId: number;
  seatId: number;
  userId: number;
}

/** What the page already has: the numbers of the last signal and the last message. */
const readPosition = (lastEventId: string) => {
  const [signal = 0, message = 0] = lastEventId.split('.').map(Number);
  return { signal: Number.isFinite(signal) ? signal : 0, message: Number.isFinite(message) ? message : 0 };
};

interface Ways {
  bus: Bus;
  reading: () => Change;
}

/**
 * What is new in the room, in the order it was written and from where the page left off: the bus only says that there
 * is something, the database says what (D26).
 */
export const streamRoom = ({ bus, reading }: Ways, stream: Stream, place: Place, lastEventId: string) => {
  const { meetingId, seatId, userId } = place;
  const last = readPosition(lastEventId);
  let shown = '';
  let isThere = true;
  const position = () => `${last.signal}.${last.message}`;
  const look = async () => {
    const { tx, now } = reading();
    const state = await showRoom(tx, meetingId, now);
    const text = JSON.stringify(state);
    // Someone who is no longer in the room is told so once, and learns nothing that happens afterwards.
    const wasThere = isThere;
    isThere = state.seats.some(({ seat }) => seat === seatId);
    if (text !== shown && (isThere || wasThere)) stream.tell('state', state);
    shown = text;
    if (!isThere) return;
    for (const { id, fromSeat, body } of await signalsAfter(tx, seatId, last.signal)) {
      last.signal = id;
      stream.tell('signal', { from: fromSeat, body }, position());
    }
    for (const message of await messagesAfter(tx, meetingId, last.message)) {
      last.message = message.id;
      stream.tell('message', presentMessage(message), position());
    }
  };
  const lookAgain = oneAtATime(look, stream.end);
  stream.onEnd(
    bus.subscribe(({ people, keys }) => {
      if (people.includes(userId) && (keys.includes(roomKey(meetingId)) || keys.includes(signalKey(seatId))))
        lookAgain();
    }),
  );
  lookAgain();
};
