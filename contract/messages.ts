import { accountRefusals } from './messages/accounts.ts';
import { agendaRefusals } from './messages/agendas.ts';
import { applicationRefusals } from './messages/applications.ts';
import { availabilityRefusals } from './messages/availability.ts';
import { bookingRefusals } from './messages/bookings.ts';
import { calendarRefusals } from './messages/calendars.ts';
import { creditRefusals } from './messages/credits.ts';
import { discoveryRefusals } from './messages/discovery.ts';
import { enterpriseRefusals } from './messages/enterprises.ts';
import { invitationRefusals } from './messages/invitations.ts';
import { meetingRefusals } from './messages/meetings.ts';
import { notificationRefusals } from './messages/notifications.ts';
import { pairingRefusals } from './messages/pairings.ts';
import { profileRefusals } from './messages/profiles.ts';
import { programmeRefusals } from './messages/programmes.ts';
import { referenceRefusals } from './messages/reference.ts';
import { requestRefusals } from './messages/request.ts';
import { resourceRefusals } from './messages/resources.ts';
import { reviewRefusals } from './messages/reviews.ts';

/** Every refusal by its code: the server sends the text, the browser shows it, both from here. */
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
  ...meetingRefusals,
  ...creditRefusals,
  ...bookingRefusals,
  ...calendarRefusals,
  ...reviewRefusals,
  ...discoveryRefusals,
  ...notificationRefusals,
} as const;
export type RefusalCode = keyof typeof refusals;

/** What a refused call receives. A refusal may add fields of its own, such as three free slots. */
export interface RefusalReply {
  error: string;
  code: RefusalCode;
  /** For `request.invalid`: what is wrong, by field. */
  fields?: Record<string, string>;
  /** The same, where the call's endpoint says `fieldsAsErrors`. */
  errors?: Record<string, string>;
  [detail: string]: unknown;
}
