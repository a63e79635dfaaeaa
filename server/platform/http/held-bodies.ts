import type { FastifyInstance, FastifyRequest } from 'fastify';
import { busy } from '../refusal.ts';

/** The most that all bodies together may hold while they are read and worked on. */
const mostTogether = 128 * 2 ** 20;
/** Smaller ones are always taken, so that nobody who sends large files stops everyone else from saving a form. */
const uncounted = 2 ** 16;

/** The bytes that bodies may hold in this process, and how many of them each request may. */
let held = 0;
const sizes = new WeakMap<FastifyRequest, number>();

/** How much memory a body may take: what it says, or `most` if it does not say. */
const sizeOf = ({ headers }: FastifyRequest, most: number) =>
  headers['transfer-encoding'] === undefined ? Math.min(Number(headers['content-length'] ?? 0), most) : most;

/** Reserves memory for a body of which at most so much is read, until the call is answered; refuses when none is left. */
export const holdBody = (request: FastifyRequest, most: number) => {
  const size = sizeOf(request, most);
  if (size <= uncounted) return;
  if (held + size > mostTogether) throw busy();
  held += size;
  sizes.set(request, size);
};

/** Refuses a large body before it is read, while others take all the memory; forms say for themselves how much they take. */
export const boundBodies = (server: Pick<FastifyInstance, 'addHook'>, mostText: number) => {
  server.addHook('onRequest', async (request, reply) => {
    if (sizeOf(request, mostText) <= uncounted) return;
    reply.raw.once('close', () => {
      held -= sizes.get(request) ?? 0;
      sizes.delete(request);
    });
    if (!(request.headers['content-type'] ?? '').startsWith('multipart/')) holdBody(request, mostText);
  });
};
