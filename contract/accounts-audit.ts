import { z } from 'zod';
import { tableEndpoints } from './admin-tables.ts';
import { Id, Instant } from './types.ts';

const Doer = z.object({ id: Id, full_name: z.string(), email: z.string() });

export const AuditLine = z.object({
  id: Id,
  at: Instant,
  /** Null: the clock or a visitor did it. */
  actor: Doer.nullable(),
  /** Through whose eyes (B11). */
  as_user: Doer.nullable(),
  action: z.string(),
  object_type: z.string(),
  object_id: z.number().int().nullable(),
  details: z.string(),
  ip: z.string().nullable(),
});
export type AuditLine = z.infer<typeof AuditLine>;

export const auditTable = {
  path: '/main/admins/audit',
  title: 'Audit log',
  columns: {
    at: 'When',
    actor: 'Who',
    as_user: 'Viewing as',
    action: 'Action',
    object: 'Object',
    details: 'Details',
    ip: 'From address',
  },
  fields: ['actor', 'as_user', 'action', 'object'],
} as const;

export const [auditLines, auditFile] = tableEndpoints(auditTable, AuditLine);
