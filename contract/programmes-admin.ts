import { z } from 'zod';
import { tableEndpoints } from './admin-tables.ts';
import { Id, Instant } from './types.ts';

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

export const programmeTable = {
  path: '/main/admins/programs',
  title: 'Programs',
  columns: {
    name: 'Name',
    enterprise: 'Enterprise',
    status: 'Status',
    pairing_method_type: 'Pairing method',
    mentees: 'Mentees',
    mentors: 'Mentors',
    admins: 'Admins',
    start_date: 'Start date',
    end_date: 'End date',
    created_at: 'Created',
  },
  fields: ['name', 'enterprise'],
} as const;

export const [adminProgrammes, adminProgrammesFile] = tableEndpoints(programmeTable, AdminProgramme);
