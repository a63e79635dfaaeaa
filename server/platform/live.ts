import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Bus } from './bus.ts';
import type { Clock } from './clock.ts';
import type { SignalKey } from './work.ts';

const heartbeat = 20_000;

/** How many streams one person may have open in this process; the eleventh page replaces the one opened first. */
const mostStreams = 10;

/** Streams never end on their own: a process that stops ends them, so that it can wait for the calls under way. */
const open = new Set<ServerResponse>();
export const countStreams = () => open.size;
/** The answers that are streams, open or ended. */
const streams = new WeakSet<ServerResponse>();
export const isStream = ({ raw }: Pick<FastifyReply, 'raw'>) => streams.has(raw);
export const endStreams = () => {
  for (const stream of open) stream.end();
};

/** Tells the streams of a person to check whether their session is still there. */
export const sessionEnded = 'session' satisfies SignalKey;

/** Who listens to a stream, and whether they still may. */
export interface Listener {
  personId: number;
  /** False once their session has ended, or they may no longer see what the stream is about. */
  mayStay: () => Promise<boolean>;
  onFault: (fault: unknown) => void;
}

export interface Stream {
  /** The browser sends `id` in Last-Event-ID when it reconnects. */
  tell: (event: string, data: unknown, id?: string) => void;
  /** Registers what to do when the page has gone or the process stops. */
  onEnd: (leave: () => void) => void;
  end: () => void;
}

/** The streams of each person, the oldest first. */
const streamsOf = new Map<number, Stream[]>();

const makeRoom = (personId: number, stream: Stream) => {
  const before = streamsOf.get(personId) ?? [];
  const over = before.slice(0, Math.max(0, before.length + 1 - mostStreams));
  streamsOf.set(personId, [...before.slice(over.length), stream]);
  for (const oldest of over) {
    // The page must not reconnect, or the eleven would go on replacing each other.
    oldest.tell('replaced', {});
    oldest.end();
  }
  stream.onEnd(() => {
    const left = (streamsOf.get(personId) ?? []).filter((one) => one !== stream);
    if (left.length > 0) streamsOf.set(personId, left);
    else streamsOf.delete(personId);
  });
};

const head = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
};

/**
 * Answers a request with events from the server, for as long as the page stays open and its listener may stay: checked
 * at once when a session of theirs ends, and at each heartbeat.
 */
export const openStream = (bus: Bus, listener: Listener, request: FastifyRequest, reply: FastifyReply): Stream => {
  const { personId, mayStay, onFault } = listener;
  reply.hijack();
  const { raw } = reply;
  open.add(raw);
  streams.add(raw);
  // Those of every answer: a hijacked one does not get them otherwise.
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200, head);
  const leaving: (() => void)[] = [];
  const stream: Stream = {
    tell: (event, data, id) =>
      void (
        raw.writableEnded ||
        raw.write(`${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
      ),
    onEnd: (leave) => void leaving.push(leave),
    end: () => void raw.end(),
  };
  // A check that fails for another reason says nothing about the listener; the next one decides.
  const check = () =>
    mayStay()
      .then((may) => may || stream.end())
      .catch(onFault);
  const beat = setInterval(() => {
    if (!raw.writableEnded) raw.write(': still here\n\n');
    void check();
  }, heartbeat);
  const deaf = bus.subscribe(({ people, keys }) => {
    if (keys.includes(sessionEnded) && people.includes(personId)) void check();
  });
  makeRoom(personId, stream);
  request.raw.on('close', () => {
    clearInterval(beat);
    deaf();
    open.delete(raw);
    for (const leave of leaving) leave();
  });
  // The session may have ended between the answer to who is asking and now.
  void check();
  return stream;
};

/** Carries the new time to every page when the clock is moved (outside production). */
export const clockMoved = 'clock' satisfies SignalKey;

/** Tells an open page the time, and which of its queries are out of date (DSH, NTF: live). */
export const tellSignals = (bus: Bus, clock: Clock, { tell, onEnd }: Stream, personId: number) => {
  tell('hello', { now: clock.now().toString() });
  onEnd(
    bus.subscribe(({ people, keys: all }) => {
      if (all.includes(clockMoved)) tell('clock', { now: clock.now().toString() });
      const keys = all.filter((key) => key !== sessionEnded);
      if (people.includes(personId) && keys.length > 0) tell('refresh', { keys });
    }),
  );
};
