import { z } from 'zod';
import { tableFileShape, tablePageShape } from '../../admin-tables/schemas.ts';
import { Id, Instant } from '../../schemas/types.ts';
import { programmeTable } from '../values.ts';

export const AdminProgramme = z.object({
  id: Id,
  name: z.string(),
  slug: z.string(),
  enterprise: z.object({ id: Id, slug: z.string(), name: z.string() }),
  /** ENT-19 */
  status: z.enum(['Active', 'Inactive']),
  pairing_method_type: z.string(),
  mentees: z.number().int(),
  mentors: z.number().int(),
  admins: z.number().int(),
  start_date: z.iso.date().nullable(),
  end_date: z.iso.date().nullable(),
  created_at: Instant,
});

export type AdminProgramme = z.infer<typeof AdminProgramme>;

export const adminProgrammes = tablePageShape(programmeTable, AdminProgramme);
export const adminProgrammesFile = tableFileShape(programmeTable);
