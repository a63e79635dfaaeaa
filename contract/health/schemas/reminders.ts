import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { Id, Message } from '../../schemas/types.ts';

export const sendFeedbackReminder = shape({
  summary: 'Reminds everyone in a programme who owes a review, by email and in the app (PAR-06, NTF-10, B75)',
  body: z.object({ program_id: Id.max(Number.MAX_SAFE_INTEGER) }),
  response: Message,
  refusals: [
    'accounts.not_signed_in',
    'programmes.not_found',
    'programmes.admins_only',
    'programmes.inactive',
    'health.nothing_pending',
  ],
});
