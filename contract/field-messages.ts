import { agendaFieldMessages } from './agendas/field-messages.ts';
import { invitationFieldMessages } from './invitations/field-messages.ts';
import { sharedFieldMessages } from './schemas/field-messages.ts';

/** What is wrong with a field, by code. Apart from the refusals, which pages load at once: these come with the schemas. */
export const fieldMessages = {
  ...sharedFieldMessages,
  ...agendaFieldMessages,
  ...invitationFieldMessages,
} as const;
