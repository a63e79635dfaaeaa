import { z } from 'zod';
import { tableFileShape, tablePageShape } from '../../admin-tables/schemas.ts';
import { Id, Instant } from '../../schemas/types.ts';
import { enterpriseTable } from '../values.ts';

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

export const adminEnterprises = tablePageShape(enterpriseTable, AdminEnterprise);
export const adminEnterprisesFile = tableFileShape(enterpriseTable);
