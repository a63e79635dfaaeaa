import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { say } from '../../say.ts';
import { Id, IdInPath, Instant } from '../../schemas/types.ts';
import { chatLimits, chatPages, groupUserTypes } from '../values.ts';
import { search } from './fields.ts';

/** CHT-10: who takes part in a group. */
const Participant = z.object({
  userId: Id,
  slug: z.string(),
  full_name: z.string(),
  photo_url: z.string().nullable(),
  /** For admins of the program alone. */
  email: z.string().nullable(),
  /** Null for admins from outside the membership of the program. */
  role: z.string().nullable(),
  user_type: z.enum(groupUserTypes),
  admin: z.boolean(),
});

/** CHT-10: a group, as those who manage it see it. */
export const GroupChat = z.object({
  id: Id,
  groupChatName: z.string(),
  groupChatDescription: z.string(),
  programId: Id,
  programName: z.string(),
  recipientUserIds: z.array(Id),
  groupChatAdmins: z.array(Id),
  participants: z.array(Participant),
  active: z.boolean(),
  created_at: Instant,
  /** B117: may name it and add people; and, of the admins of the program alone, remove them and close it. */
  can: z.object({ rename: z.boolean(), add: z.boolean(), remove: z.boolean(), close: z.boolean() }),
});
export type GroupChat = z.infer<typeof GroupChat>;

const GroupChats = z.object({ data: z.array(GroupChat) });
const Changed = z.object({ message: z.string(), data: z.array(GroupChat) });

const nameMissing = say('chat.group_name_missing');
const Name = z
  .string(nameMissing)
  .trim()
  .min(1, nameMissing)
  .max(chatLimits.groupName, say('field.too_long', { most: chatLimits.groupName }));
const Description = z
  .string()
  .trim()
  .max(chatLimits.groupDescription, say('field.too_long', { most: chatLimits.groupDescription }));

const usersMissing = say('chat.users_missing');
const UserIds = z.array(Id, usersMissing).min(1, usersMissing).max(chatLimits.groupPeople, usersMissing);

const programMissing = say('chat.program_missing');
const ProgramId = z.coerce
  .number<number>(programMissing)
  .int(programMissing)
  .positive(programMissing)
  .max(Number.MAX_SAFE_INTEGER, programMissing);

/** CHT-08: not required, and never read: the program has its name. */
const ProgramName = z.string().max(500).nullish();

const managing = [
  'accounts.not_signed_in',
  'accounts.not_while_viewing',
  'programmes.inactive',
  'programmes.not_found',
  'programmes.admins_only',
] as const;
const managingOne = [
  'accounts.not_signed_in',
  'accounts.not_while_viewing',
  'programmes.inactive',
  'chat.not_found',
  'chat.group_admins_only',
] as const;

export const chatToken = shape({
  summary: 'A token of one hour with which the /chat/group- calls are made (B116); it ends with the session',
  response: z.object({ token: z.string(), expires_at: Instant }),
  refusals: ['accounts.not_signed_in'],
});

export const listGroupChats = shape({
  summary: 'The groups of a program that whoever asks manages, by name (CHT-11)',
  credentials: 'bearer',
  tokenFor: 'chat',
  query: z.object({ programId: ProgramId }),
  response: GroupChats,
  refusals: ['accounts.not_signed_in', 'programmes.not_found'],
});

export const createGroupChat = shape({
  summary: 'A group of people of a program; its maker takes part, and the mentors among them are its admins (CHT-10)',
  credentials: 'bearer',
  tokenFor: 'chat',
  idempotent: true,
  body: z.object({
    programId: ProgramId,
    programName: ProgramName,
    groupChatName: Name,
    groupChatDescription: Description.default(''),
    recipientUserIds: UserIds,
    /** The mentors among the recipients, unless others are named. */
    groupChatAdmins: z.array(Id).max(chatLimits.groupPeople).optional(),
  }),
  response: Changed,
  refusals: [...managing, 'chat.not_in_program', 'chat.group_full'],
});

export const changeGroupChat = shape({
  summary:
    'The name and description of a group; admins of the program also choose its admins and close it (B116, B117)',
  credentials: 'bearer',
  tokenFor: 'chat',
  body: z.object({
    id: IdInPath,
    programId: ProgramId.optional(),
    programName: ProgramName,
    groupChatName: Name,
    groupChatDescription: Description.optional(),
    /** The whole list of those who take part, if it is given. */
    recipientUserIds: UserIds.optional(),
    groupChatAdmins: z.array(Id).max(chatLimits.groupPeople).optional(),
    active: z.boolean().optional(),
  }),
  response: Changed,
  refusals: [...managingOne, 'programmes.admins_only', 'chat.not_in_program', 'chat.group_full'],
});

const Members = z.object({ chatId: IdInPath, recipientUserIds: UserIds });

export const removeFromGroupChat = shape({
  summary: 'Takes people out of a group (CHT-12)',
  credentials: 'bearer',
  tokenFor: 'chat',
  body: Members,
  response: Changed,
  refusals: [...managingOne, 'programmes.admins_only'],
});

export const addToGroupChat = shape({
  summary: 'Adds people of the program to a group (CHT-12)',
  credentials: 'bearer',
  tokenFor: 'chat',
  body: Members.extend({ programName: ProgramName }),
  response: Changed,
  refusals: [...managingOne, 'chat.group_closed', 'chat.not_in_program', 'chat.group_full'],
});

const GroupUser = Participant.omit({ admin: true }).extend({
  /** Whether they are in the group that was named. */
  in_group: z.boolean(),
});

export const listGroupUsers = shape({
  summary: 'Who can be chosen for a group, by name, eight a page (CHT-06)',
  credentials: 'bearer',
  tokenFor: 'chat',
  query: z.object({
    programId: ProgramId,
    chatId: IdInPath.optional(),
    search: search.optional(),
    userType: z.enum(groupUserTypes).optional(),
    page: z.coerce.number<unknown>().int().min(1).max(1_000_000).catch(1).optional(),
  }),
  response: z.object({
    data: z.array(GroupUser).max(chatPages.groupUsers),
    page: z.number().int(),
    max_pages: z.number().int(),
    total: z.number().int(),
  }),
  refusals: ['accounts.not_signed_in', 'programmes.not_found', 'programmes.admins_only', 'chat.group_admins_only'],
});
