import { z } from 'zod';
import { Firstname, Lastname } from '../../accounts/schemas/fields.ts';
import { shape } from '../../endpoint.ts';
import { PhoneNo } from '../../profiles/schemas/fields.ts';
import { Named, Several } from '../../schemas/chosen.ts';
import { FileAnswer, Id, IdInPath, Instant, Message } from '../../schemas/types.ts';
import { say } from '../../say.ts';
import { sortsBy } from '../../sort.ts';
import {
  attentions,
  longestEmployeeField,
  mostCapacity,
  participantSorts,
  participantsPage,
  userPageSizes,
  usualParticipantSort,
} from '../values.ts';

const roleNameMissing = 'Role name is a required field';

const userType = z.enum(['mentee', 'mentor', 'admin']);

const detail = z
  .string(say('field.text'))
  .trim()
  .max(longestEmployeeField, say('field.too_long', { most: longestEmployeeField }));

/** What the company says about somebody's work; an empty text where it says nothing. */
export const EmployeeDetails = z.object({
  employee_id: detail,
  department: detail,
  team: detail,
  grade: detail,
  location: detail,
  /** An email address or an employee ID. */
  manager: detail,
});

export type EmployeeDetails = z.infer<typeof EmployeeDetails>;

/** A person in a programme, as its admins see them. */
export const Participant = z.object({
  user_id: Id,
  slug: z.string(),
  full_name: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  profile_photo_url: z.string().nullable(),
  email: z.string(),
  phone_no: z.string().nullable(),
  role: z.object({ id: Id, name: z.string(), user_type: userType }),
  /** M06: null for no limit. */
  capacity: z.number().int().nullable(),
  /**
   * M41: `invited` for people who were added by an admin and have never been able to sign in, `not_confirmed` for people
   * who have not confirmed their address.
   */
  standing: z.enum(['joined', 'not_confirmed', 'invited']),
  joined_at: Instant,
  /** INV-06: a Portal Owner cannot be edited or removed, and nobody can edit or remove themselves. */
  is_owner: z.boolean(),
  is_self: z.boolean(),
  /** INV-06: where the admin writes to them; null on one's own row (CHT-03), and where that cannot be. */
  chat_link: z.string().nullable(),
  details: EmployeeDetails,
});

export type Participant = z.infer<typeof Participant>;

const RoleTab = z.object({
  id: Id,
  name: z.string(),
  user_type: userType,
  /** Portal Owner: choosing a role never makes anyone one (B76). */
  is_owner: z.boolean(),
  count: z.number().int(),
});

export const Participants = z.object({
  participants: z.array(Participant),
  /** The number of matching rows on all pages: exact up to 10,000; 10,001 stands for more, and the pages end there. */
  total: z.number().int(),
  page: z.number().int(),
  per_page: z.number().int(),
  max_pages: z.number().int(),
  /**
   * INV-01, INV-04: sorted by name. A person is counted only under their role; the search does not change the counts.
   */
  roles: z.array(RoleTab),
  mentors: z.number().int(),
  mentees: z.number().int(),
  may_add_roles: z.boolean(),
  /** What the participants can be filtered by: the values that somebody in the program has. */
  details_in_use: z.object({
    department: z.array(z.string()),
    team: z.array(z.string()),
    grade: z.array(z.string()),
    location: z.array(z.string()),
  }),
});

export type Participants = z.infer<typeof Participants>;

const here = ['accounts.not_signed_in', 'programmes.not_found', 'programmes.admins_only'] as const;

const ofProgramme = z.object({ id: IdInPath });

/** Whom the list, its file and the acts on many can be narrowed to. */
export const participantFilters = {
  /** Roles by id or name (M30). */
  role_id: Named.optional(),
  /** All roles of these user types, whatever they are called. */
  user_type: Several(userType.options).optional(),
  search: z.string().trim().max(200).optional(),
  department: detail.optional(),
  team: detail.optional(),
  grade: detail.optional(),
  location: detail.optional(),
  /** Everyone to whom all of these apply. */
  attention: Several(attentions).optional(),
};

/** The query of both the list and its file. */
const filters = {
  ...participantFilters,
  sort: z.enum(sortsBy(participantSorts)).default(usualParticipantSort),
};

export const listParticipants = shape({
  summary:
    'Who is in a programme, by name unless told; of one role, or found by name, e-mail or phone (INV-01, INV-06)',
  params: ofProgramme,
  query: z.object({
    ...filters,
    page: z.coerce.number<unknown>().int().min(1).max(1_000_000).catch(1).optional(),
    per_page: z.coerce
      .number<unknown>()
      .pipe(z.literal([participantsPage, ...userPageSizes]))
      .optional(),
  }),
  response: Participants,
  refusals: here,
});

export const participantsCsv = shape({
  summary: "The same list as a file, named '{title} {DD-MM-YYYY}.csv' (INV-30)",
  answers: 'file',
  params: z.object({ enterprise: z.string().max(100), programme: z.string().max(100) }),
  query: z.object({ is_csv: z.string().max(20).optional(), ...filters }),
  response: FileAnswer,
  refusals: here,
});

export const changeParticipant = shape({
  summary: 'Gives somebody another role, corrects their name or phone number, or sets a capacity (B128, D29)',
  params: z.object({ id: IdInPath, userId: IdInPath }),
  body: z.object({
    role_id: IdInPath.optional(),
    firstname: Firstname.optional(),
    lastname: Lastname.optional(),
    phone_no: PhoneNo.optional(),
    details: EmployeeDetails.partial().optional(),
    capacity: z
      .number('Please use a whole number')
      .int('Please use a whole number')
      .min(0, 'Please use 0 or more')
      .max(mostCapacity, `Please use at most ${mostCapacity}`)
      .nullable()
      .optional(),
  }),
  response: Participant,
  refusals: [
    ...here,
    'programmes.inactive',
    'programmes.member_not_found',
    'programmes.role_not_found',
    'programmes.owner_stays',
    'programmes.not_yourself',
    'programmes.details_of_other_admin',
    'programmes.details_known_elsewhere',
    'pairings.role_in_pair',
  ],
});

export const removeUser = shape({
  summary: 'Takes somebody out of a programme; a second time it answers the same (INV-08, B77)',
  body: z.object({ role_id: IdInPath, user_id: IdInPath }),
  response: Message,
  refusals: [
    ...here,
    'programmes.role_not_found',
    'programmes.member_not_found',
    'programmes.owner_stays',
    'programmes.not_yourself',
    'programmes.last_owner',
  ],
});

export const addRole = shape({
  summary: 'A further role of a programme, by its owners and the admins of its enterprise (B76)',
  params: ofProgramme,
  body: z.object({
    name: z
      .string(roleNameMissing)
      .trim()
      .min(1, roleNameMissing)
      .max(60, { error: 'Please use at most 60 characters', abort: true })
      .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'Please use letters, digits and signs only'),
    user_type: z.enum(['mentee', 'mentor', 'admin'], 'User type is a required field'),
  }),
  response: z.object({ id: Id, name: z.string(), user_type: userType }),
  refusals: [...here, 'programmes.owners_only', 'programmes.inactive'],
});
