import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Bus } from './bus.ts';
import type { Clock } from './clock.ts';

const heartbeat = 20_000;

/** Streams never end by themselves: a process that stops ends them, so that it can wait for the calls under way. */
const open = new Set<ServerResponse>();
export const endStreams = () => {
  for (const stream of open) stream.end();
};

/** The instant, told to every page when the clock is moved (outside production). */
export const clockMoved = 'clock';

/**
 * Holds a page's event stream open and tells it which of its queries are out of date (DSH, NTF: live).
 * `personId` null: a visitor, who only learns the time.
 */
export const streamSignals = (
  bus: Bus,
  clock: Clock,
  request: FastifyRequest,
  reply: FastifyReply,
  personId: number,
) => {
  reply.hijack();
  const { raw } = reply;
  open.add(raw);
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  });
  const tell = (event: string, data: unknown) => raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  tell('hello', { now: clock.now().toString() });
  const leave = bus.subscribe(({ people, keys }) => {
    if (keys.includes(clockMoved)) tell('clock', { now: clock.now().toString() });
    if (people.includes(personId)) tell('refresh', { keys });
  });
  const beat = setInterval(() => raw.write(': still here\n\n'), heartbeat);
  request.raw.on('close', () => {
    clearInterval(beat);
    open.delete(raw);
    leave();
  });
};
