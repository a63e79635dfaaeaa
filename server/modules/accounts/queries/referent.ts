import { eq, or } from 'drizzle-orm';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { users } from '../tables.ts';

const hexId = /^([0-9a-f]{24}|[0-9a-f]{32})$/;

/** M31, A70: people by the slug or hex id that a call names them by, and back; the slug goes first. */
export const personReferent = {
  numberOf: async (tx: Tx, key: string) => {
    const rows = await read(tx)
      .select({ id: users.id, slug: users.slug })
      .from(users)
      .where(hexId.test(key) ? or(eq(users.slug, key), eq(users.publicId, key)) : eq(users.slug, key));
    return (rows.find(({ slug }) => slug.toLowerCase() === key.toLowerCase()) ?? rows[0])?.id;
  },
  slugOf: async (tx: Tx, id: number) => {
    const [row] = await read(tx).select({ slug: users.slug }).from(users).where(eq(users.id, id));
    return row?.slug;
  },
};
