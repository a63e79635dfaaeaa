import { z } from 'zod';
import { say } from '../../say.ts';
import { shape } from '../../endpoint.ts';
import { Id, IdInPath } from '../../schemas/types.ts';
import { longestEmployeeField, longestFilterName } from '../values.ts';

const text = (most: number) => z.string().max(most).optional();

/** A filter of the participants as it stands in the address of the page, which judges it again when it is applied. */
export const SavedFields = z.object({
  role: text(20),
  search: text(200),
  department: text(longestEmployeeField),
  team: text(longestEmployeeField),
  grade: text(longestEmployeeField),
  location: text(longestEmployeeField),
  attention: text(100),
  sort: text(20),
});

export type SavedFields = z.infer<typeof SavedFields>;

export const SavedFilters = z.object({
  filters: z.array(z.object({ id: Id, name: z.string(), filter: SavedFields })),
});

export type SavedFilters = z.infer<typeof SavedFilters>;

const here = ['accounts.not_signed_in', 'programmes.not_found', 'programmes.admins_only'] as const;

const ofProgramme = z.object({ id: IdInPath });

export const listFilters = shape({
  summary: 'The filters of the participants that the caller has saved in this programme, by name',
  params: ofProgramme,
  response: SavedFilters,
  refusals: here,
});

const nameMissing = say('field.required');

export const saveFilter = shape({
  summary: 'Saves a filter of the participants under a name, in place of one with the same name',
  params: ofProgramme,
  body: z.object({
    name: z
      .string(nameMissing)
      .trim()
      .min(1, nameMissing)
      .max(longestFilterName, { error: say('field.too_long', { most: longestFilterName }), abort: true }),
    filter: SavedFields,
  }),
  response: SavedFilters,
  refusals: [...here, 'programmes.too_many_filters'],
});

export const deleteFilter = shape({
  summary: 'Forgets a saved filter; a second time it answers the same',
  params: z.object({ id: IdInPath, filterId: IdInPath }),
  response: SavedFilters,
  refusals: here,
});
