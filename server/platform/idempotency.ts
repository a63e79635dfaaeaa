import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { FastifyRequest } from 'fastify';
import type { Endpoint, Upload } from '../../contract/endpoint.ts';
import { id, instant } from './columns.ts';
import { db } from './db.ts';
import { Refusal } from './refusal.ts';
import type { Change } from './work.ts';

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: id().notNull(),
    key: text().notNull(),
    request: text().notNull(),
    answer: jsonb(),
    createdAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);

const keyOf = (endpoint: Endpoint, { headers }: FastifyRequest) => {
  const given = headers['idempotency-key'];
  return endpoint.idempotent && typeof given === 'string' && given.length > 0 && given.length <= 200 ? given : null;
};

/**
 * Two taps on one button count as one act (B140): the first call with a key runs, and the others wait for it and get
 * its answer. The key is stored in the same transaction as the act, so neither is ever kept without the other.
 */
export const once = async <T>(
  { tx, now }: Change,
  endpoint: Endpoint,
  request: FastifyRequest,
  actor: object | null,
  input: { uploads: readonly Upload[] },
  run: () => Promise<T>,
): Promise<T> => {
  const key = keyOf(endpoint, request);
  if (key === null || actor === null || !('id' in actor) || typeof actor.id !== 'number') return run();
  const files = input.uploads.map(({ field, name, bytes }) => [field, name, bytes.length]);
  const content = JSON.stringify([endpoint.method, endpoint.path, { ...input, uploads: files }]);
  const fingerprint = createHash('sha256').update(content).digest('base64url');
  const mine = and(eq(idempotencyKeys.userId, actor.id), eq(idempotencyKeys.key, key));
  const [first] = await db(tx)
    .insert(idempotencyKeys)
    .values({ userId: actor.id, key, request: fingerprint, createdAt: now })
    .onConflictDoNothing()
    .returning();
  if (!first) {
    const [earlier] = await db(tx).select().from(idempotencyKeys).where(mine);
    if (earlier?.request !== fingerprint) throw new Refusal('request.key_reused');
    return earlier.answer as T;
  }
  const answer = await run();
  await db(tx).update(idempotencyKeys).set({ answer }).where(mine);
  return answer;
};
