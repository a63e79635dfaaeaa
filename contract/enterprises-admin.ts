import { z } from 'zod';
import { tableEndpoints } from './admin-tables.ts';
import { Id, Instant } from './types.ts';

export const AdminEnterprise = z.object({
  id: Id,
  name: z.string(),
  slug: z.string(),
  owner: z.object({ id: Id, full_name: z.string(), email: z.string() }),
  program_type: z.string(),
  estimated_participants: z.string(),
  country: z.string(),
  phone_no: z.string(),
  admins: z.number().int(),
  created_at: Instant,
});
export type AdminEnterprise = z.infer<typeof AdminEnterprise>;

export const enterpriseTable = {
  path: '/main/admins/enterprises',
  title: 'Enterprises',
  columns: {
    name: 'Name',
    owner: 'Owner',
    email: 'Email',
    program_type: 'Program type',
    estimated_participants: 'Estimated participants',
    country: 'Country',
    phone_no: 'Phone no',
    admins: 'Admins',
    created_at: 'Registered',
  },
  fields: ['name', 'owner', 'email', 'country'],
} as const;

export const [adminEnterprises, adminEnterprisesFile] = tableEndpoints(enterpriseTable, AdminEnterprise);
