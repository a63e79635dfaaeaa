import type { Asked } from '../../../../contract/endpoint.ts';
import type { requestBooking } from '../../../../contract/booking-acts.ts';
import { wallTimeOf } from '../slots.ts';
import type { Words } from './form.ts';

interface Chosen {
  requesteeId: number;
  /** BKG-65: the other is a mentee of whoever asks. */
  asksMentee: boolean;
  /** Of a session of a group (B47). */
  groupId: number | null;
  /** Null on the platform. */
  programId: number | null;
  slot: string;
  zone: string;
}

/** BKG-36: what is sent. Status, requester and price are the server's business (BKG-38). */
export const bodyOf = (
  { requesteeId, asksMentee, groupId, programId, slot, zone }: Chosen,
  words: Words,
): Asked<typeof requestBooking>['body'] => {
  const { date, time, timezone } = wallTimeOf(slot, zone);
  const links = (words.booking_links_attributes ?? []).filter(({ internal_link: link }) => link.trim() !== '');
  return {
    booking: {
      ...(programId !== null && { program_id: programId }),
      ...(groupId !== null && { group_id: groupId }),
      requestee_id: requesteeId,
      ...(asksMentee && { requestee_type: 'mentee' }),
      booking_date: date,
      booking_time: time,
      user_timezone: timezone,
      topic: words.topic,
      learning_objectives_attributes: words.learning_objectives_attributes,
      ...(links.length > 0 && { booking_links_attributes: links }),
    },
  };
};
