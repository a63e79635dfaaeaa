import { agendaFieldMessages } from './agendas/field-messages.ts';
import { invitationFieldMessages } from './invitations/field-messages.ts';
import { referenceFieldMessages } from './reference/field-messages.ts';
import { sharedFieldMessages } from './schemas/field-messages.ts';

/**
 * Field errors by code. Kept apart from the refusals, which pages load up front, because these come with the schemas.
 */
export const fieldMessages = {
  ...sharedFieldMessages,
  ...agendaFieldMessages,
  ...invitationFieldMessages,
  ...referenceFieldMessages,
} as const;
