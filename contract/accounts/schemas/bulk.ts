import { z } from 'zod';
import { shape, uploadLimit } from '../../endpoint.ts';
import { Message } from '../../schemas/types.ts';
import { bulkFileBytes } from '../values.ts';

export const bulkDeleteUsers = shape({
  summary: 'Deletes the accounts whose addresses stand in a CSV file, as their owners would (INV-29, B96)',
  uploads: { file: { maxBytes: bulkFileBytes, maxFiles: 1 } },

  limit: uploadLimit,
  response: Message.extend({
    /** Accounts that cannot be deleted, and why (D30). */
    kept: z.array(z.object({ email: z.string(), reason: z.string() })),
  }),
  refusals: ['accounts.not_signed_in', 'accounts.platform_admins_only'],
});

export type BulkDeleted = z.infer<(typeof bulkDeleteUsers)['response']>;
