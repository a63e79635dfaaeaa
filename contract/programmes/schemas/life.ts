import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { IdInPath } from '../../schemas/types.ts';
import { DateOrNone, ProgrammeName } from './fields.ts';
import { Programme } from './programme.ts';

const here = ['accounts.not_signed_in', 'programmes.not_found', 'programmes.admins_only'] as const;

export const copyProgramme = shape({
  summary: 'A draft like this program: settings, look, forms, modules, agenda and resources; no people, no sessions',
  idempotent: true,
  params: z.object({ id: IdInPath }),
  body: z.object({
    name: ProgrammeName,
    /** Every date moves by as many days as the first; null if the copy has no first day yet. */
    start_date: DateOrNone,
  }),
  response: Programme,
  refusals: [...here, 'programmes.company_only', 'programmes.name_taken'],
});

export const openProgramme = shape({
  summary: 'Opens a draft: from now on people can apply, be invited and join',
  params: z.object({ id: IdInPath }),
  response: Programme,
  refusals: [...here, 'programmes.owners_only', 'programmes.inactive', 'programmes.not_ready'],
});

export const toggleProgramme = shape({
  summary: 'Switches a programme off, so that its members only read, or on again (B68)',
  params: z.object({ id: IdInPath }),
  response: Programme,
  refusals: [...here, 'programmes.owners_only', 'programmes.draft'],
});
