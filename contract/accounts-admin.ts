import { z } from 'zod';
import { tableEndpoints } from './admin-tables.ts';
import { Id, Instant } from './types.ts';
import { WhyNot } from './types-why-not.ts';

/** Where an account stands; the words of the screen and of the file. */
export const userStatuses = {
  active: 'Active',
  unconfirmed: 'Not confirmed',
  deleted: 'Deleted',
  purged: 'Erased',
} as const;

export const userTypes = { mentee: 'Mentee', mentor: 'Mentor', admin: 'Admin' } as const;

export const AdminUser = z.object({
  id: Id,
  slug: z.string(),
  /** Also of who has deleted their account, as long as it can be restored (B06). */
  full_name: z.string(),
  email: z.string(),
  user_type: z.enum(['mentee', 'mentor', 'admin']),
  is_platform_admin: z.boolean(),
  status: z.enum(['active', 'unconfirmed', 'deleted', 'purged']),
  created_at: Instant,
  last_seen_at: Instant.nullable(),
  /** When the data of a deleted account goes for good. */
  purge_at: Instant.nullable(),
  why_not: z.object({ view_as: WhyNot, restore: WhyNot }),
});
export type AdminUser = z.infer<typeof AdminUser>;

export const userTable = {
  path: '/main/admins/users',
  title: 'Users',
  columns: {
    full_name: 'Name',
    email: 'Email',
    user_type: 'Type',
    status: 'Status',
    created_at: 'Joined',
    last_seen_at: 'Last seen',
  },
  fields: ['full_name', 'email'],
} as const;

export const [adminUsers, adminUsersFile] = tableEndpoints(userTable, AdminUser);
