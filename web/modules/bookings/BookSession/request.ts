import type { CallInput } from '../../../../contract/endpoint.ts';
import type { requestBooking } from '../../../../contract/bookings/endpoints.ts';
import { requestLimits } from '../../../../contract/bookings/values.ts';
import { wallTimeOf } from '../slots.ts';
import type { Words } from './form.ts';

interface Chosen {
  /** Undefined for a visitor, who has to sign in first. */
  requesterId: number | undefined;
  requesteeId: number;
  /** BKG-65: the requester is a mentor asking one of their mentees. */
  asksMentee: boolean;
  /** Set for a session of a group (B47). */
  groupId: number | null;
  /** Null on the platform. */
  programId: number | null;
  slot: string;
  zone: string;
}

/** BKG-36: the request with all its documented fields; the server trusts neither status nor requester (BKG-38). */
export const requestBody = (
  { requesterId, requesteeId, asksMentee, groupId, programId, slot, zone }: Chosen,
  words: Words,
): CallInput<typeof requestBooking>['body'] => {
  const { date, time, timezone } = wallTimeOf(slot, zone);
  const links = (words.booking_links_attributes ?? []).filter(({ internal_link: link }) => link.trim() !== '');
  return {
    booking: {
      ...(programId !== null && { program_id: programId }),
      ...(groupId !== null && { group_id: groupId }),
      requestee_id: requesteeId,
      ...(asksMentee && { requestee_type: 'mentee' }),
      requester_id: requesterId,
      status: 'pending',
      booking_date: date,
      booking_time: time,
      duration: requestLimits.durationMinutes,
      user_timezone: timezone,
      booking_method: 'online',
      service_id: requestLimits.serviceId,
      topic: words.topic,
      learning_objectives_attributes: words.learning_objectives_attributes,
      ...(links.length > 0 && { booking_links_attributes: links }),
    },
  };
};
