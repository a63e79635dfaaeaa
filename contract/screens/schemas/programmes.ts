import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { Programme, ProgrammeLine, ProgrammeView } from '../../programmes/schemas/programme.ts';
import { Day, IdInPath } from '../../schemas/types.ts';

/** What an admin of a programme gets by its id: its settings, joined with what its members see (PRG-17). */
const ProgrammeWhole = Programme.extend(ProgrammeView.shape);

export const programmeView = shape({
  summary:
    "A programme as its members meet it, by its id or its address, with the viewer's role; by its id also with its settings, for its admins; without either the programmes of the asker's enterprises, dates as there (PRG-17, PRG-20, ENT-08, B144)",
  query: z.object({
    program_id: IdInPath.optional(),
    enterprise_slug: z.string().max(100).optional(),
    program_slug: z.string().max(100).optional(),
    from_date: Day().optional(),
    to_date: Day().optional(),
  }),
  // The first shape that fits is used, so the longer shapes come first.
  response: z.union([ProgrammeWhole, ProgrammeView, z.object({ programs: z.array(ProgrammeLine) })]),
  refusals: ['programmes.not_found', 'accounts.not_signed_in', 'accounts.enterprise_only'],
});
