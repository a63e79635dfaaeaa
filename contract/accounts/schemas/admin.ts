import { z } from 'zod';
import { tableFileShape, tablePageShape } from '../../admin-tables/schemas.ts';
import { Id, Instant } from '../../schemas/types.ts';
import { WhyNot } from '../../schemas/why-not.ts';
import { userTable } from '../values.ts';

export const AdminUser = z.object({
  id: Id,
  slug: z.string(),
  /** Also given for people who have deleted their account, as long as it can be restored (B06). */
  full_name: z.string(),
  email: z.string(),
  user_type: z.enum(['mentee', 'mentor', 'admin']),
  is_platform_admin: z.boolean(),
  status: z.enum(['active', 'unconfirmed', 'deleted', 'purged']),
  created_at: Instant,
  last_seen_at: Instant.nullable(),
  /** When the data of a deleted account is removed for good. */
  purge_at: Instant.nullable(),
  why_not: z.object({ view_as: WhyNot, restore: WhyNot }),
});

export type AdminUser = z.infer<typeof AdminUser>;

export const adminUsers = tablePageShape(userTable, AdminUser);
export const adminUsersFile = tableFileShape(userTable);
