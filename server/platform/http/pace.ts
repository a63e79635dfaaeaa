import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';

/** How slowly a body may arrive before its connection is ended: each one that is under way costs memory. */
const limits = { idleSeconds: 10, bytesASecond: 16 * 1024, jsonSeconds: 30 } as const;
const second = 1000;

/** How far a body has got, counted in turns of one second: a turn that comes late is our own delay, not the sender's. */
interface Progress {
  seconds: number;
  /** Seconds since something last arrived. */
  idle: number;
  bytes: number;
  /** A form may contain files and take its time, as long as it keeps up the rate. */
  isForm: boolean;
}

export const isTooSlow = ({ seconds, idle, bytes, isForm }: Progress) =>
  idle >= limits.idleSeconds ||
  (seconds >= limits.idleSeconds && bytes < limits.bytesASecond * seconds) ||
  (!isForm && seconds >= limits.jsonSeconds);

/** Whoever is reading the body hears why it ends, and answers; when nobody is, there is nobody to answer either. */
const endBody = (sent: IncomingMessage) => {
  if (sent.listenerCount('error') > 0) sent.emit('error', new Refusal('request.too_slow', 408));
  else sent.destroy();
};

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Ends bodies that arrive too slowly (QUALITY: a body idle for 10 s or slower than 16 kB/s, JSON after 30 s). */
export const endSlowBodies = (server: Pick<FastifyInstance, 'addHook'>) => {
  const coming = new Map<IncomingMessage, Progress & { read: number }>();
  const look = () => {
    for (const [sent, progress] of coming) {
      const read = sent.socket.bytesRead;
      progress.seconds += 1;
      progress.idle = read > progress.read ? 0 : progress.idle + 1;
      progress.bytes += read - progress.read;
      progress.read = read;
      if (!isTooSlow(progress)) continue;
      coming.delete(sent);
      endBody(sent);
    }
  };
  const timer = setInterval(look, second).unref();
  server.addHook('onClose', async () => clearInterval(timer));
  server.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request;
    if (hasBody(request)) {
      const isForm = (request.headers['content-type'] ?? '').startsWith('multipart/');
      coming.set(raw, { seconds: 0, idle: 0, bytes: 0, read: raw.socket.bytesRead, isForm });
      raw.once('end', () => coming.delete(raw)).once('close', () => coming.delete(raw));
    }
    done();
  });
};
