import { z } from 'zod';
import { Email, InviteToken } from '../accounts/schemas/fields.ts';
import { shape } from '../endpoint.ts';
import { say } from '../say.ts';
import { Id, IdInPath, Instant, Message } from '../schemas/types.ts';
import { addressesIn, mostInvites } from './values.ts';

/** INV-13, INV-15: null if there is no working link; programmes that are switched off have none. */
export const RoleInvite = z.object({
  invite_link: z.string().nullable(),
  expires_at: Instant.nullable(),
  role: z.object({ id: Id, name: z.string() }),
  /** Emails that are still waiting to be generated. */
  waiting: z.number().int(),
  invited: z.number().int(),
  accepted: z.number().int(),
  /** How many people joined through the link (C5). */
  uses: z.number().int(),
});

export type RoleInvite = z.infer<typeof RoleInvite>;

const here = [
  'accounts.not_signed_in',
  'programmes.not_found',
  'programmes.admins_only',
  'programmes.role_not_found',
] as const;

const toSend = [...here, 'programmes.inactive', 'programmes.draft', 'accounts.not_confirmed'] as const;

const ofRole = z.object({ roleId: IdInPath });

const ProgramId = IdInPath.optional();

export const readInvite = shape({
  summary: 'The shareable link of a role, made when there was none yet (INV-13)',
  params: ofRole,
  query: z.object({ program_id: ProgramId }),
  response: RoleInvite,
  refusals: here,
});

const roleMissing = say('invitations.role_missing');

const redirectUrlMissing = say('invitations.redirect_url_missing');

/** Also used for addresses found in a text, which the server counts. */
export const tooManyAddresses = say('invitations.too_many_addresses', { most: mostInvites });

/** INV-14, INV-16 */
export const InviteForm = z.object({
  program_id: ProgramId,
  role_id: z.coerce.number<unknown>(roleMissing).int().positive(roleMissing),
  redirect_url: z.string(redirectUrlMissing).trim().min(1, redirectUrlMissing).max(2000),
  batch_send_hidden: z.boolean().default(false),
  batch_send_invites: z
    .string()
    .max(200_000, { error: tooManyAddresses, abort: true })
    .refine((text) => addressesIn(text).every((one) => Email.safeParse(one).success), say('invitations.email_wrong'))
    .default(''),
  email: z
    .array(z.object({ email: Email }))
    .max(mostInvites, tooManyAddresses)
    .default([]),
  send_invite: z.array(Email).max(mostInvites, tooManyAddresses).default([]),
});

export const sendInvites = shape({
  summary: 'Invites people by letter; whoever is a member already is counted out (INV-13, INV-19, B09, B78)',
  idempotent: true,
  params: ofRole,
  body: InviteForm,
  response: RoleInvite.extend({
    message: z.string(),
    sent: z.number().int(),
    /** Invitations that stand although their email was not sent: these people have had many lately. */
    held: z.number().int(),
    members: z.number().int(),
    /** Who was left out, as they were given: members already, and people who were not emailed. */
    member_emails: z.array(z.string()),
    held_emails: z.array(z.string()),
  }),
  refusals: [...toSend, 'programmes.too_many_emails'],
});

export const refreshInvite = shape({
  summary: 'A new link for seven days; the one before is dead (INV-13, B78)',
  params: ofRole,
  body: z.object({ program_id: ProgramId }),
  response: RoleInvite,
  refusals: toSend,
});

export const Invited = z.object({
  id: Id,
  email: z.string(),
  /** As a file of the company says; empty where it says nothing, and once the person has joined. */
  name: z.string(),
  status: z.enum(['new', 'unsent', 'sent', 'accepted', 'expired', 'revoked']),
  sent_at: Instant.nullable(),
  expires_at: Instant.nullable(),
});

export type Invited = z.infer<typeof Invited>;

export const listInvited = shape({
  summary: 'Who was invited to a role by letter, latest first, and what became of it (C5)',
  params: ofRole,
  query: z.object({ page: z.coerce.number<unknown>().int().min(1).max(1_000_000).catch(1).optional() }),
  response: z.object({
    invited: z.array(Invited),
    total: z.number().int(),
    /** How many were written to more than 24 hours ago and have not joined. */
    to_resend: z.number().int(),
    page: z.number().int(),
    max_pages: z.number().int(),
  }),
  refusals: here,
});

export const resendInvited = shape({
  summary:
    'Writes again to those invited to a role who have not joined, the oldest first and as many as the day allows; nobody twice in 24 hours (C5, B09)',
  idempotent: true,
  params: ofRole,
  /** How many the admin saw that are meant. */
  body: z.object({ count: z.number().int().min(0).max(10_000_000) }),
  response: Message.extend({ sent: z.number().int(), held: z.number().int(), later: z.number().int() }),
  refusals: [
    ...toSend,
    'invitations.list_changed',
    'invitations.nobody_to_resend',
    'invitations.emailed_enough',
    'programmes.too_many_emails',
  ],
});

/** Somebody who was invited by email to a role of a program, and has not joined it. */
export const OutstandingInvitation = Invited.extend({
  role: z.object({ id: Id, name: z.string() }),
  /** Why they cannot be written to again now. */
  why_not_resend: z.string().nullable(),
});

export type OutstandingInvitation = z.infer<typeof OutstandingInvitation>;

export const listOutstanding = shape({
  summary: 'Everybody who was invited to a program by letter and has not joined, whichever the role, latest first (C5)',
  params: z.object({ id: IdInPath }),
  query: z.object({
    search: z.string().max(200).optional(),
    page: z.coerce.number<unknown>().int().min(1).max(1_000_000).catch(1).optional(),
  }),
  response: z.object({
    invited: z.array(OutstandingInvitation),
    total: z.number().int(),
    page: z.number().int(),
    max_pages: z.number().int(),
  }),
  refusals: ['accounts.not_signed_in', 'programmes.not_found', 'programmes.admins_only'],
});

export const resendOne = shape({
  summary: 'Writes again to one person who was invited and has not joined; nobody twice in 24 hours (C5, B09)',
  idempotent: true,
  params: z.object({ roleId: IdInPath, inviteId: IdInPath }),
  response: Message,
  refusals: [
    ...toSend,
    'invitations.not_found',
    'invitations.emailed_today',
    'invitations.emailed_enough',
    'programmes.too_many_emails',
  ],
});

export const revokeInvite = shape({
  summary: 'Takes a letter back: its link works no longer (C5)',
  params: z.object({ roleId: IdInPath, inviteId: IdInPath }),
  response: Message,
  refusals: [...here, 'invitations.not_found'],
});

export const lookUpInvite = shape({
  summary: 'What the branded sign-in page of a programme offers this visitor (INV-12, INV-27)',
  query: z.object({ program_id: IdInPath, enterprise_id: IdInPath.optional(), invite: z.string().max(200).optional() }),
  response: z.object({
    /** 'none': the address contains no invitation. */
    invite: z.enum(['none', 'valid', 'invalid']),
    role: z.object({ name: z.string(), user_type: z.enum(['mentee', 'mentor', 'admin']) }).nullable(),
    /** The address that the email was sent to. */
    email: z.string().nullable(),
    /** What the company's file says about its owner; empty where it says nothing. */
    firstname: z.string(),
    lastname: z.string(),
    /** Whether that address can sign in already; false for a link. */
    has_account: z.boolean(),
    /** The roles that anyone can join in immediately (B80). */
    joins_as: z.array(z.enum(['mentee', 'mentor'])),
    /** Set for somebody who was removed: they come back by a new invitation alone (B77). */
    why_not_join: z.string().nullable(),
    is_member: z.boolean(),
    /** Where the members' area is. */
    location: z.string(),
  }),
  refusals: ['programmes.not_found'],
  limit: { max: 300, per: 'minute', by: 'source' },
});

const Joined = Message.extend({ location: z.string() });

export const acceptInvite = shape({
  summary: 'Joins a programme by a link or a letter; who is a member already stays what they are (INV-31, C5)',
  body: z.object({ invite: InviteToken }),
  response: Joined,
  refusals: [
    'accounts.not_signed_in',
    'invitations.not_valid',
    'invitations.other_address',
    'accounts.not_confirmed',
    'accounts.not_found',
    'programmes.inactive',
    'programmes.draft',
    'programmes.not_found',
  ],
});

export const joinProgramme = shape({
  summary: 'Joins a programme that needs no application, as a mentee or a mentor (INV-27, B80)',
  params: z.object({ id: IdInPath }),
  body: z.object({ user_type: z.enum(['mentee', 'mentor'], say('invitations.user_type_missing')) }),
  response: Joined,
  refusals: [
    'accounts.not_signed_in',
    'programmes.not_found',
    'programmes.inactive',
    'programmes.draft',
    'programmes.role_not_found',
    'invitations.application_needed',
    'invitations.removed',
    'accounts.not_confirmed',
    'accounts.not_found',
  ],
});
