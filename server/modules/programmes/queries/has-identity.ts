import { sql } from 'drizzle-orm';
import { identities, users } from '../../accounts/tables.ts';

/** Whether a person has a way to sign in: whoever was added by an admin has none until they have used their link. */
export const hasIdentity = sql<boolean>`exists (select from ${identities} where ${identities.userId} = ${users.id})`;
