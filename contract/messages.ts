import { accountRefusals } from './accounts/messages.ts';
import { agendaRefusals } from './agendas/messages.ts';
import { analyticsRefusals } from './analytics/messages.ts';
import { applicationRefusals } from './applications/messages.ts';
import { availabilityRefusals } from './availability/messages.ts';
import { bookingRefusals } from './bookings/messages.ts';
import { calendarRefusals } from './calendars/messages.ts';
import { chatRefusals } from './chat/messages.ts';
import { creditRefusals } from './credits/messages.ts';
import { discoveryRefusals } from './discovery/messages.ts';
import { enterpriseRefusals } from './enterprises/messages.ts';
import { eventRefusals } from './events/messages.ts';
import { healthRefusals } from './health/messages.ts';
import { invitationRefusals } from './invitations/messages.ts';
import { meetingRefusals } from './meetings/messages.ts';
import { minutesRefusals } from './minutes/messages.ts';
import { newsfeedRefusals } from './newsfeed/messages.ts';
import { notificationRefusals } from './notifications/messages.ts';
import { objectiveRefusals } from './objectives/messages.ts';
import { pairingRefusals } from './pairings/messages.ts';
import { paymentRefusals } from './payments/messages.ts';
import { profileRefusals } from './profiles/messages.ts';
import { programmeRefusals } from './programmes/messages.ts';
import { recordRefusals } from './records/messages.ts';
import { referenceRefusals } from './reference/messages.ts';
import { requestRefusals } from './request/messages.ts';
import { resourceRefusals } from './resources/messages.ts';
import { reviewRefusals } from './reviews/messages.ts';
import { safetyRefusals } from './safety/messages.ts';
import type { Message, MessageParams, ParamsOf } from './message-params.ts';
import { surveyRefusals } from './surveys/messages.ts';
import { transcriptionRefusals } from './transcription/messages.ts';

/** Every refusal by its code: the server sends the text and the browser shows it, both from this list. */
export const refusals = {
  ...requestRefusals,
  ...accountRefusals,
  ...referenceRefusals,
  ...profileRefusals,
  ...enterpriseRefusals,
  ...programmeRefusals,
  ...agendaRefusals,
  ...resourceRefusals,
  ...invitationRefusals,
  ...applicationRefusals,
  ...availabilityRefusals,
  ...pairingRefusals,
  ...safetyRefusals,
  ...meetingRefusals,
  ...transcriptionRefusals,
  ...paymentRefusals,
  ...creditRefusals,
  ...bookingRefusals,
  ...calendarRefusals,
  ...reviewRefusals,
  ...objectiveRefusals,
  ...minutesRefusals,
  ...recordRefusals,
  ...healthRefusals,
  ...eventRefusals,
  ...chatRefusals,
  ...newsfeedRefusals,
  ...surveyRefusals,
  ...discoveryRefusals,
  ...notificationRefusals,
  ...analyticsRefusals,
} as const;
/** Every code that a refused call can answer with. */
export type AnyRefusalCode = keyof typeof refusals;
/**
 * A refusal whose message has no parameters, so that its code is enough. The others are written with `say(code,
 * params)`.
 */
export type RefusalCode = {
  [C in AnyRefusalCode]: keyof ParamsOf<(typeof refusals)[C]> extends never ? C : never;
}[AnyRefusalCode];

/** The body of a refused call. A refusal may add fields of its own, such as three free slots. */
export interface RefusalReply {
  /** The message in English. */
  error: string;
  code: AnyRefusalCode;
  /** The values of the message's parameters, if it has any. */
  params?: MessageParams;
  /** For `request.invalid`: what is wrong with each field. */
  fields?: Record<string, string>;
  /** The codes and parameters of those messages, if they have them. */
  field_codes?: Record<string, Message>;
  /** The same as `fields`, if the call's endpoint sets `fieldsAsErrors`. */
  errors?: Record<string, string>;
  [detail: string]: unknown;
}
