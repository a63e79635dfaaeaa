import type { Words } from '../BookSession/form.ts';
import { wallTimeOf } from '../slots.ts';
import type { Choices } from './choices.ts';

const whoOf = ({ kind, mentor, mentee, group }: Choices) =>
  kind === 'group'
    ? { group_id: group?.id ?? null }
    : { requestee_id: mentor?.id ?? null, requester_id: mentee?.id ?? null };

const whereOf = ({ method, contact, place }: Choices) => ({
  ...(method === 'phone' && contact.trim() !== '' && { contact_info: contact }),
  ...(method === 'in_person' && place.trim() !== '' && { meetup_location: place }),
});

const linksOf = ({ booking_links_attributes: links = [] }: Words) =>
  links.filter(({ internal_link: link }) => link.trim() !== '');

/** The request body: who, when and where as chosen, the texts as typed. Null while something is missing. */
export const createBookingBody = (programId: number, choices: Choices, words: Words) => {
  const { kind, method, duration, slot, zone } = choices;
  if (kind === null || method === null || slot === null) return null;
  const { date, time, timezone } = wallTimeOf(slot, zone);
  const links = linksOf(words);
  return {
    booking: {
      program_id: programId,
      booking_type: kind,
      ...whoOf(choices),
      booking_method: method,
      booking_date: date,
      booking_time: time,
      user_timezone: timezone,
      duration,
      ...whereOf(choices),
      topic: words.topic,
      learning_objectives_attributes: words.learning_objectives_attributes,
      ...(links.length > 0 && { booking_links_attributes: links }),
    },
  };
};
