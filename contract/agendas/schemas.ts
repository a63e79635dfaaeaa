import { z } from 'zod';
import { typedLink } from '../schemas/links.ts';
import { shape } from '../endpoint.ts';
import { Flag } from '../programmes/schemas/fields.ts';
import { say } from '../say.ts';
import { Id, IdInPath, Instant, IsoInstant, Message } from '../schemas/types.ts';
import { agendaLimits } from './values.ts';

/** AGD-03 */
export const Agenda = z.object({
  id: Id,
  program_id: Id,
  title: z.string(),
  description: z.string(),
  start_time: Instant,
  end_time: Instant,
  link: z.string(),
  link_name: z.string(),
  published: z.boolean(),
  sent_updated_agenda: z.boolean(),
});

export type Agenda = z.infer<typeof Agenda>;

const titleMissing = say('agendas.title_missing');

const Link = typedLink({
  most: agendaLimits.link,
  as: z.union([
    z.literal(''),
    z
      .string(say('field.full_link'))
      .max(agendaLimits.link, { abort: true })
      .check(z.url({ protocol: /^https?$/, error: say('field.full_link') })),
  ]),
});

const tooLong = (most: number) => say('field.too_long', { most });

const AgendaFields = z.object({
  title: z.string(titleMissing).trim().min(1, titleMissing).max(agendaLimits.title, tooLong(agendaLimits.title)),
  description: z.string().trim().max(agendaLimits.description, tooLong(agendaLimits.description)).default(''),
  start_time: IsoInstant(say('agendas.start_missing')),
  end_time: IsoInstant(say('agendas.end_missing')),
  link: Link.default(''),
  link_name: z.string().trim().max(agendaLimits.linkName, tooLong(agendaLimits.linkName)).default(''),
});

const admins = [
  'accounts.not_signed_in',
  'programmes.not_found',
  'programmes.admins_only',
  'programmes.inactive',
] as const;

export const listAgendas = shape({
  summary: 'The agendas of a programme by their start; members see those that are published (AGD-13, B84)',
  query: z.object({ program_id: IdInPath }),
  response: z.object({ agendas: z.array(Agenda) }),
  refusals: ['accounts.not_signed_in', 'programmes.not_found'],
});

export const createAgenda = shape({
  summary: 'A new agenda, unpublished unless it says so (AGD-12)',
  idempotent: true,
  body: AgendaFields.extend({ program_id: IdInPath, published: Flag.default(false) }),
  response: Agenda,
  refusals: admins,
});

export const updateAgenda = shape({
  summary: 'Changes an agenda (AGD-12); one that is published is e-mailed to all members when asked (AGD-04)',
  idempotent: true,
  params: z.object({ id: IdInPath }),
  body: AgendaFields.extend({ sent_updated_agenda: Flag.default(false) }),
  response: Agenda,
  refusals: [...admins, 'agendas.not_found', 'accounts.not_confirmed', 'programmes.too_many_emails'],
});

export const togglePublishAgenda = shape({
  summary: 'Shows an agenda to the members, or hides it again (AGD-01)',
  params: z.object({ id: IdInPath }),
  response: Agenda,
  refusals: [...admins, 'agendas.not_found'],
});

export const deleteAgenda = shape({
  summary: 'Deletes an agenda (AGD-01)',
  params: z.object({ id: IdInPath }),
  response: Message,
  refusals: [...admins, 'agendas.not_found'],
});
