import { z } from 'zod';
import { shape, uploadLimit } from '../../endpoint.ts';
import { FileAnswer, Id, IdInPath, Message } from '../../schemas/types.ts';
import { applicationLimits } from '../values.ts';

/** A file that somebody gave as the answer to a question. */
export const AnswerFile = z.object({
  id: Id,
  question_id: Id,
  file_name: z.string(),
  /** In bytes. */
  file_size: z.number().int(),
  /** Where it can be downloaded, by the applicant and by those who decide. */
  file: z.string(),
});

export type AnswerFile = z.infer<typeof AnswerFile>;

/** A file is part of a draft, so whoever cannot save a draft any more cannot change it. */
const drafting = [
  'accounts.not_signed_in',
  'applications.not_found',
  'applications.admins_decide',
  'applications.closed',
  'applications.deadline_passed',
  'applications.full',
  'applications.already_applied',
  'applications.already_member',
  'programmes.not_found',
  'programmes.inactive',
] as const;

export const keepAnswerFile = shape({
  summary:
    'Keeps a file of at most 10 MB in the draft of its sender, as the answer to a question; one that was there before goes. Begins the draft if there is none (APP-25)',
  uploads: { file: { maxBytes: applicationLimits.fileBytes, maxFiles: 1 } },
  limit: uploadLimit,
  body: z.object({ application_id: IdInPath, question_id: IdInPath }),
  response: AnswerFile,
  refusals: [
    ...drafting,
    'applications.question_not_found',
    'applications.file_missing',
    'applications.file_too_big',
    'applications.file_wrong',
    'applications.file_unreadable',
  ],
});

export const removeAnswerFile = shape({
  summary: 'Takes a file out of the draft of its owner (APP-25)',
  params: z.object({ id: IdInPath }),
  response: Message,
  refusals: [...drafting, 'applications.file_not_found'],
});

export const readAnswerFile = shape({
  summary: 'A file that answers a question, for the applicant and the admins of the program (APP-12, APP-32)',
  answers: 'file',
  params: z.object({ id: IdInPath }),
  response: FileAnswer,
  refusals: ['accounts.not_signed_in', 'applications.file_not_found'],
});
