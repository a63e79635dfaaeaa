import { z } from 'zod';
import { tableFileShape, tablePageShape } from '../../admin-tables/schemas.ts';
import { Id, Instant } from '../../schemas/types.ts';
import { auditTable } from '../values.ts';

const Doer = z.object({ id: Id, full_name: z.string(), email: z.string() });

export const AuditLine = z.object({
  id: Id,
  at: Instant,
  /** Null when the clock or a visitor did it, or somebody on the command line. */
  actor: Doer.nullable(),
  /** The person whose view the admin was using (B11). */
  as_user: Doer.nullable(),
  action: z.string(),
  object_type: z.string(),
  object_id: z.number().int().nullable(),
  details: z.string(),
  ip: z.string().nullable(),
  source: z.enum(['product', 'command_line']),
});

export type AuditLine = z.infer<typeof AuditLine>;

export const auditLines = tablePageShape(auditTable, AuditLine);
export const auditFile = tableFileShape(auditTable);
