import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Bus } from './bus.ts';
import type { Clock } from './clock.ts';
import type { SignalKey } from './work.ts';

const heartbeat = 20_000;

/** Streams never end on their own: a process that stops ends them, so that it can wait for the calls under way. */
const open = new Set<ServerResponse>();
export const countStreams = () => open.size;
/** The answers that are streams, open or ended. */
const streams = new WeakSet<ServerResponse>();
export const isStream = ({ raw }: Pick<FastifyReply, 'raw'>) => streams.has(raw);
export const endStreams = () => {
  for (const stream of open) stream.end();
};

export interface Stream {
  /** The browser sends `id` in Last-Event-ID when it reconnects. */
  tell: (event: string, data: unknown, id?: string) => void;
  /** Registers what to do when the page has gone or the process stops. */
  onEnd: (leave: () => void) => void;
  end: () => void;
}

/** Answers a request with events from the server, for as long as the page stays open. */
export const openStream = (request: FastifyRequest, reply: FastifyReply): Stream => {
  reply.hijack();
  const { raw } = reply;
  open.add(raw);
  streams.add(raw);
  // Those of every answer: a hijacked one does not get them otherwise.
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  const beat = setInterval(() => raw.write(': still here\n\n'), heartbeat);
  const leaving: (() => void)[] = [];
  request.raw.on('close', () => {
    clearInterval(beat);
    open.delete(raw);
    for (const leave of leaving) leave();
  });
  return {
    tell: (event, data, id) =>
      void raw.write(`${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    onEnd: (leave) => void leaving.push(leave),
    end: () => void raw.end(),
  };
};

/** Carries the new time to every page when the clock is moved (outside production). */
export const clockMoved = 'clock' satisfies SignalKey;

/**
 * Keeps a page's event stream open and tells it which of its queries are out of date (DSH, NTF: live). `personId` is
 * null for a visitor, who is only told the time.
 */
export const streamSignals = (
  bus: Bus,
  clock: Clock,
  request: FastifyRequest,
  reply: FastifyReply,
  personId: number,
) => {
  const { tell, onEnd } = openStream(request, reply);
  tell('hello', { now: clock.now().toString() });
  onEnd(
    bus.subscribe(({ people, keys }) => {
      if (keys.includes(clockMoved)) tell('clock', { now: clock.now().toString() });
      if (people.includes(personId)) tell('refresh', { keys });
    }),
  );
};
