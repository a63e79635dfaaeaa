import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** A call of the mix: what is asked for, and what is sent along. */
interface Sent {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** One of the person's sessions, to write a note on. */
const bookingId = async (url: string, headers: Record<string, string>) => {
  const reply = await fetch(`${url}/api/v2/my/bookings`, { headers });
  const id = /"id":(\d+)/.exec(await reply.text())?.[1];
  if (id === undefined) throw new Error(`no booking to write a note on: ${reply.status}`);
  return Number(id);
};

/** Seven reads and one write that really writes, as the pages of somebody who is signed in make them. */
export const mixOf = async (url: string, mentee: Record<string, string>): Promise<readonly Sent[]> => {
  const read = (path: string, headers: Record<string, string> = {}): Sent => ({ method: 'GET', path, headers });
  const body = JSON.stringify({ booking_id: await bookingId(url, mentee), note: 'x' });
  const write = { ...mentee, 'content-type': 'application/json', 'content-length': String(body.length) };
  return [
    read('/notifications/unread_count', mentee),
    read('/users/current', mentee),
    read('/discover/mentors.json'),
    read('/impact_counters'),
    read('/csrf', mentee),
    { method: 'POST', path: '/dashboard/booking_note', headers: write, body },
    read('/notifications', mentee),
    read('/healthz'),
  ];
};

export interface Answered {
  /** Null when no answer came: the connection was refused or reset. */
  status: number | null;
  ms: number;
}

/** Sends calls over connections that stay open. */
export const sender = (url: string) => {
  const { port } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: 2000, scheduling: 'lifo' });
  const send = ({ method, path, headers, body }: Sent) =>
    new Promise<Answered>((resolve) => {
      const began = performance.now();
      const end = (status: number | null) => resolve({ status, ms: performance.now() - began });
      const call = request({ host: '127.0.0.1', port, method, path, headers, agent }, (reply) => {
        reply.resume();
        reply.once('end', () => end(reply.statusCode ?? null)).once('error', () => end(null));
      });
      // A connection that the server had closed as idle before this call reached it says nothing about this call.
      call.once('error', (fault: NodeJS.ErrnoException) => {
        if (call.reusedSocket && fault.code === 'ECONNRESET') void send({ method, path, headers, body }).then(resolve);
        else end(null);
      });
      call.end(body);
    });
  return { send, close: () => agent.destroy() };
};

/** Fifty slices a second: calls come evenly, not in bursts that would wait for one another. */
const sliceMs = 20;

/** Sends so many calls a second, whether or not the earlier ones have been answered; `each` is run every second. */
export const sendAtRate = async (
  { send }: ReturnType<typeof sender>,
  calls: readonly Sent[],
  { perSecond, seconds, each = () => {} }: { perSecond: number; seconds: number; each?: () => void },
): Promise<Answered[]> => {
  const under: Promise<Answered>[] = [];
  const began = performance.now();
  for (let slice = 1; slice <= (seconds * 1000) / sliceMs; slice += 1) {
    for (const due = Math.round((perSecond * slice * sliceMs) / 1000); under.length < due;) {
      const next = calls[under.length % calls.length];
      if (next) under.push(send(next));
    }
    if (slice % (1000 / sliceMs) === 0) each();
    await pause(Math.max(0, began + slice * sliceMs - performance.now()));
  }
  return Promise.all(under);
};
