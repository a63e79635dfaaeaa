import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { Id, IdInPath } from '../../schemas/types.ts';
import { Availability, saveAvailability, toggleDnd } from './own.ts';

/** A mentor of a programme with their weekly hours, as the programme's admins see them (AVL-15). */
export const MentorHours = Availability.pick({ rules: true, timezone: true, dnd: true, sessions_a_week: true }).extend({
  user_id: Id,
  /** The address of their page in the portal (SYS-22). */
  slug: z.string(),
  full_name: z.string(),
  profile_photo_url: z.string().nullable(),
});

export type MentorHours = z.infer<typeof MentorHours>;

const forAdmins = ['accounts.not_signed_in', 'programmes.not_found', 'programmes.admins_only'] as const;

export const programmeAvailability = shape({
  summary: 'When the mentors of a programme are open, for its admins (AVL-15, B24)',
  query: z.object({ program_id: IdInPath, page: z.coerce.number<unknown>().int().min(1).max(100_000).optional() }),
  response: z.object({
    mentors: z.array(MentorHours),
    total: z.number().int(),
    page: z.number().int(),
    per_page: z.number().int(),
    max_pages: z.number().int(),
  }),
  refusals: forAdmins,
});

const ofMentor = z.object({ id: IdInPath });

export const mentorAvailability = shape({
  summary: 'The hours that a mentor has in a programme, for its admins (AVL-15)',
  params: ofMentor,
  query: z.object({ program_id: IdInPath }),
  response: Availability.extend({ full_name: z.string() }),
  refusals: [...forAdmins, 'programmes.member_not_found'],
});

export const saveMentorAvailability = shape({
  summary:
    'Replaces the hours that a mentor has in a programme, by one of its admins (AVL-15; permissions: Availability)',
  params: ofMentor,
  body: saveAvailability.body.extend({ program_id: Id }),
  response: saveAvailability.response,
  refusals: [...forAdmins, 'programmes.member_not_found', 'programmes.inactive', 'availability.changed_elsewhere'],
});

export const setMentorDnd = shape({
  summary: 'Turns do-not-disturb on or off for a mentor of a programme, by one of its admins (permissions: DND)',
  params: ofMentor,
  body: z.object({ program_id: Id, active: z.boolean('Please choose on or off') }),
  response: toggleDnd.response,
  refusals: [...forAdmins, 'programmes.member_not_found', 'programmes.inactive'],
});
