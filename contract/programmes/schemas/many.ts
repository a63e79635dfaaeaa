import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { FileAnswer, Id, IdInPath } from '../../schemas/types.ts';
import { manyActs, mostTicked } from '../values.ts';
import { participantFilters } from './participants.ts';

const UserId = Id.max(Number.MAX_SAFE_INTEGER);

/**
 * Who is meant: people ticked one by one, or everyone whom a filter finds and how many the admin saw that it finds. If it
 * finds others by now, nothing is done.
 */
const who = {
  user_ids: z.array(UserId).max(mostTicked).optional(),
  filter: z.object(participantFilters).optional(),
  count: z.number().int().min(0).max(10_000_000).optional(),
};

const Person = z.object({ user_id: Id, full_name: z.string(), reason: z.string() });

/** How far an act on many people is, and who was left out and why. */
export const ManyActState = z.object({
  id: Id,
  act: z.enum(manyActs),
  status: z.enum(['running', 'done']),
  total: z.number().int(),
  done: z.number().int(),
  left_out: z.number().int(),
  /** How many of those ticked were no members any more; they are not named. */
  gone: z.number().int(),
  /** The first of those who were left out; the file has all. */
  left_out_people: z.array(Person),
});

export type ManyActState = z.infer<typeof ManyActState>;

const here = ['accounts.not_signed_in', 'programmes.not_found', 'programmes.admins_only'] as const;
const choosing = [...here, 'programmes.nobody_chosen', 'programmes.list_changed'] as const;
/** Why single people of an act are left out: these stand beside their names. */
const reasons = ['programmes.owner_stays', 'programmes.not_yourself', 'programmes.member_not_found'] as const;

const ofProgramme = z.object({ id: IdInPath });

export const manyChangeRole = shape({
  summary: 'Gives many participants another role; says who was left out and why',
  params: ofProgramme,
  body: z.object({ ...who, role_id: IdInPath }),
  idempotent: true,
  response: ManyActState,
  refusals: [...choosing, ...reasons, 'programmes.last_admin', 'programmes.inactive', 'programmes.role_not_found'],
});

const emailing = [
  ...choosing,
  ...reasons,
  'programmes.inactive',
  'programmes.has_signed_in',
  'programmes.emailed_today',
  'accounts.emailed_enough',
  'programmes.too_many_emails',
  'accounts.not_confirmed',
] as const;

export const manyRemind = shape({
  summary: 'Reminds those of many participants who have never signed in',
  params: ofProgramme,
  body: z.object(who),
  idempotent: true,
  response: ManyActState,
  refusals: emailing,
});

export const manyResend = shape({
  summary: 'Sends the email about their place again to those of many participants who have never signed in',
  params: ofProgramme,
  body: z.object(who),
  idempotent: true,
  response: ManyActState,
  refusals: emailing,
});

export const manyRemove = shape({
  summary: 'Takes many people out of a programme, except owners, the last admin and whoever asks (B77)',
  params: ofProgramme,
  body: z.object(who),
  idempotent: true,
  response: ManyActState,
  refusals: [...choosing, ...reasons, 'programmes.last_admin'],
});

export const manyFile = shape({
  summary: 'The chosen participants as a file, with the columns of the file of all',
  answers: 'file',
  params: ofProgramme,
  body: z.object(who),
  response: FileAnswer,
  refusals: choosing,
});

const ofAct = z.object({ id: IdInPath, actId: IdInPath });

export const readManyAct = shape({
  summary: 'How far an act on many participants is',
  params: ofAct,
  response: ManyActState,
  refusals: [...here, 'programmes.act_not_found'],
});

export const manyLeftOutFile = shape({
  summary: 'Everyone whom an act on many participants left out, each with the reason',
  answers: 'file',
  params: ofAct,
  response: FileAnswer,
  refusals: [...here, 'programmes.act_not_found'],
});
