import { agendaFieldMessages } from './agendas/field-messages.ts';
import { analyticsFieldMessages } from './analytics/field-messages.ts';
import { applicationFieldMessages } from './applications/field-messages.ts';
import { chatFieldMessages } from './chat/field-messages.ts';
import { creditFieldMessages } from './credits/field-messages.ts';
import { eventFieldMessages } from './events/field-messages.ts';
import { invitationFieldMessages } from './invitations/field-messages.ts';
import { minutesFieldMessages } from './minutes/field-messages.ts';
import { newsfeedFieldMessages } from './newsfeed/field-messages.ts';
import { notificationFieldMessages } from './notifications/field-messages.ts';
import { objectiveFieldMessages } from './objectives/field-messages.ts';
import { pairingFieldMessages } from './pairings/field-messages.ts';
import { referenceFieldMessages } from './reference/field-messages.ts';
import { safetyFieldMessages } from './safety/field-messages.ts';
import { sharedFieldMessages } from './schemas/field-messages.ts';
import { surveyFieldMessages } from './surveys/field-messages.ts';
import { transcriptionFieldMessages } from './transcription/field-messages.ts';

/**
 * Field errors by code. Kept apart from the refusals, which pages load up front, because these come with the schemas.
 */
export const fieldMessages = {
  ...sharedFieldMessages,
  ...agendaFieldMessages,
  ...analyticsFieldMessages,
  ...applicationFieldMessages,
  ...chatFieldMessages,
  ...creditFieldMessages,
  ...eventFieldMessages,
  ...invitationFieldMessages,
  ...minutesFieldMessages,
  ...newsfeedFieldMessages,
  ...notificationFieldMessages,
  ...objectiveFieldMessages,
  ...pairingFieldMessages,
  ...referenceFieldMessages,
  ...safetyFieldMessages,
  ...surveyFieldMessages,
  ...transcriptionFieldMessages,
} as const;
