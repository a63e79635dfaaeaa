import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { Id, IdInPath } from '../../schemas/types.ts';

export const userTypeInProgramme = shape({
  summary: 'What the asker is inside a programme (ACC-68)',
  query: z.object({ program_id: IdInPath }),
  response: z.object({ user_type: z.enum(['mentee', 'mentor', 'admin']) }),
  refusals: ['accounts.not_signed_in', 'programmes.not_found'],
});

export const myProgrammes = shape({
  summary: 'Every programme that the asker belongs to or administers, by name (NAV-17)',
  response: z.object({
    programs: z.array(
      z.object({
        id: Id,
        name: z.string(),
        photo_url: z.string().nullable(),
        is_active: z.boolean(),
        is_draft: z.boolean(),
        role_name: z.string().nullable(),
        is_admin: z.boolean(),
        enterprise: z.object({ id: Id, name: z.string(), slug: z.string() }),
        slug: z.string(),
        url: z.string(),
      }),
    ),
  }),
  refusals: ['accounts.not_signed_in'],
});

export const programmeOpened = shape({
  summary: 'Remembers the programme whose admin area was opened last: the next sign-in leads there (D01)',
  params: z.object({ id: IdInPath }),
  body: z.object({}),
  response: z.object({ home_url: z.string() }),
  refusals: ['accounts.not_signed_in', 'programmes.not_found', 'programmes.admins_only'],
});
