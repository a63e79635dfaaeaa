import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { FileAnswer, IdInPath } from '../schemas/types.ts';
import { anyWords, type TableDescription } from './values.ts';

const chooseMonth = 'Please choose a month and a year';

const Month = z
  .string()
  .max(7, { error: chooseMonth, abort: true })
  .regex(/^(?:19|20)\d{2}-(?:0[1-9]|1[0-2])$/, chooseMonth);

/** SYS-07: `field` is the column to search (all of them by default); the months filter by the date of the row. */
const filters = <const F extends readonly [string, ...string[]]>(fields: F) => ({
  query: z.string().trim().max(100).default(anyWords),
  field: z.enum(fields).optional(),
  date_from: Month.optional(),
  date_to: Month.optional(),
});

const refusals = ['accounts.not_signed_in', 'accounts.platform_admins_only'] as const;

/** One page of a table's rows, as data (SYS-07). */
export const tablePageShape = <const T extends TableDescription, R extends z.ZodType>(table: T, row: R) =>
  shape({
    summary: `${table.title} of the whole platform, newest first; a hundred a page (SYS-06, SYS-07)`,
    query: z.object({
      page: IdInPath.pipe(z.number().max(100_000)).default(1),
      ...filters<T['fields']>(table.fields),
    }),
    response: z.object({
      data: z.array(row),
      page: z.number().int(),
      max_pages: z.number().int(),
      total: z.number().int(),
    }),
    refusals,
  });

/** All rows that match the filter, as a file (SYS-04, B131). */
export const tableFileShape = <const T extends TableDescription>(table: T) =>
  shape({
    summary: `${table.title} as the filter has them, in a file (SYS-04)`,
    query: z.object({
      is_csv: z.string().max(20).optional(),
      /** The names of the visible columns, separated by commas; all of them by default. */
      columns: z.string().max(500).optional(),
      ...filters<T['fields']>(table.fields),
    }),
    response: FileAnswer,
    answers: 'file',
    refusals,
    limit: { max: 60, per: 'hour', by: 'account' },
  });
