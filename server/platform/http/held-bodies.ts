import type { FastifyInstance, FastifyRequest } from 'fastify';
import { busy } from '../refusal.ts';
import { mostForm, mostText } from './form.ts';

/** The most that all bodies together may hold while they are read and worked on. */
const mostTogether = 128 * 2 ** 20;
/** Smaller ones are always taken, so that nobody who sends large files stops everyone else from saving a form. */
const uncounted = 2 ** 16;

/** How much memory a body may take: what it says, or the most that is read of one that does not say. */
const sizeOf = ({ headers }: FastifyRequest) => {
  const most = (headers['content-type'] ?? '').startsWith('multipart/') ? mostForm : mostText;
  if (headers['transfer-encoding'] !== undefined) return most;
  return Math.min(Number(headers['content-length'] ?? 0), most);
};

/** Refuses a large body, before reading it, while the bodies that are being worked on take all the memory there is. */
export const boundBodies = (server: Pick<FastifyInstance, 'addHook'>) => {
  let held = 0;
  server.addHook('onRequest', (request, reply, done) => {
    const size = sizeOf(request);
    if (size <= uncounted) return done();
    if (held + size > mostTogether) return done(busy());
    held += size;
    reply.raw.once('close', () => {
      held -= size;
    });
    return done();
  });
};
