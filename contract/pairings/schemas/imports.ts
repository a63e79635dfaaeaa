import { z } from 'zod';
import { shape, uploadLimit } from '../../endpoint.ts';
import { FileAnswer, IdInPath } from '../../schemas/types.ts';
import { pairingLimits } from '../values.ts';

const inProgramme = ['accounts.not_signed_in', 'programmes.not_found', 'programmes.admins_only'] as const;

const ImportedPair = z.object({
  line: z.number().int(),
  mentor_email: z.string(),
  mentee_email: z.string(),
  state: z.enum(['ready', 'wrong', 'paired', 'added']),
  /** Why this row is rejected. */
  problem: z.string().nullable(),
});

export type ImportedPair = z.infer<typeof ImportedPair>;

const PairImport = z.object({
  columns: z.array(z.string()),
  /** The columns of the two addresses, counted from 0; null until they are known or chosen. */
  mapping: z.object({ mentor: z.number().int().nullable(), mentee: z.number().int().nullable() }),
  /** `asked` when no line has headings that we know: there may be none. */
  headings: z.enum(['found', 'asked', 'given', 'none']),
  /** The line with the headings, while asked the likeliest; what is above it is not read. */
  heading_line: z.number().int().nullable(),
  first_lines: z.array(z.object({ line: z.number().int(), cells: z.array(z.string()) })),
  /** The sheets of a workbook and which of them was read; none for a CSV file. */
  sheets: z.array(z.string()),
  sheet: z.number().int(),
  rows: z.array(ImportedPair),
  counts: z.object({
    ready: z.number().int(),
    wrong: z.number().int(),
    paired: z.number().int(),
    added: z.number().int(),
  }),
});

export type PairImport = z.infer<typeof PairImport>;

const inForm = z.coerce.number<unknown>().int().min(0);

/** How to read the file; what is left out is guessed. The file is sent along every time and never kept. */
const reading = {
  sheet: inForm.max(pairingLimits.importSheets).optional(),
  mentor_column: inForm.max(pairingLimits.importColumns).optional(),
  mentee_column: inForm.max(pairingLimits.importColumns).optional(),
  /** Which of the first lines contains the headings. */
  heading_line: z.union([z.literal('none'), inForm]).optional(),
};

const ofFile = {
  body: z.object({ program_id: IdInPath, ...reading }),
  uploads: { file: { maxBytes: pairingLimits.importBytes, maxFiles: 1 } },
  limit: uploadLimit,
  response: PairImport,
} as const;

const ofImports = [...inProgramme, 'programmes.inactive', 'programmes.file_too_big'] as const;

export const checkPairImport = shape({
  summary: 'Reads a file of pairs and says what would become of each row; writes nothing',
  ...ofFile,
  refusals: ofImports,
});

export const runPairImport = shape({
  summary: 'Makes pairs of the rows that are right; sent again, it makes none twice',
  ...ofFile,
  refusals: [...ofImports, 'programmes.import_first_line', 'pairings.import_empty', 'programmes.too_many_emails'],
});

export const pairTemplateFile = shape({
  summary: 'An empty file of pairs to start from, with its headings and one example',
  answers: 'file',
  query: z.object({ program_id: IdInPath }),
  response: FileAnswer,
  refusals: inProgramme,
});
