import { z } from 'zod';
import { endpoint, uploadLimit } from './endpoint.ts';
import { Message } from './types.ts';

/** B96 */
export const bulkFileBytes = 2_097_152;

export const bulkDeleteUsers = endpoint({
  method: 'POST',
  path: '/main/admins/bulk_delete/delete_users',
  summary: 'Deletes the accounts whose addresses stand in a CSV file, as their owners would (INV-29, B96)',
  uploads: { file: { maxBytes: bulkFileBytes, maxFiles: 1 } },
  limit: uploadLimit,
  response: Message.extend({
    /** Who has to stay, and why (D30). */
    kept: z.array(z.object({ email: z.string(), reason: z.string() })),
  }),
  refusals: ['accounts.not_signed_in', 'accounts.platform_admins_only'],
});
export type BulkDeleted = z.infer<(typeof bulkDeleteUsers)['response']>;
