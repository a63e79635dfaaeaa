import { applicationLimits, type FileKind } from '../../../contract/applications/index.ts';
import type { Upload } from '../../../contract/endpoint.ts';
import { type RefusalCode, refusals } from '../../../contract/messages.ts';
import { type Extension, type Files, type ReadAttachment, type TakenFile, takeOneFile } from '../../platform/files.ts';
import { found, Refusal, refuseIf } from '../../platform/refusal.ts';
import type { Tx, Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { letGo } from '../profiles/index.ts';
import { lockToApply, ownStanding } from './load.ts';
import type { FormOfFile, ProgrammeForm } from './permissions.ts';
import { presentFile } from './present.ts';
import { questionsOf } from './queries.ts';
import { type ApplicantFacts, whyNot } from './rules/states.ts';
import { beginApplicant, replaceAnswers, updateApplicants } from './store.ts';
import { deleteFile, insertFile } from './store/files.ts';
import { texts } from './texts.ts';

const kindOf: Partial<Record<Extension, FileKind>> = {
  pdf: 'pdf',
  doc: 'word',
  docx: 'word',
  jpg: 'picture',
  png: 'picture',
};

const refuse = (code: RefusalCode): never => {
  throw new Refusal(code, 422, { fields: { file: refusals[code] } });
};

const problems = {
  too_big: 'applications.file_too_big',
  wrong_type: 'applications.file_wrong',
  unreadable: 'applications.file_unreadable',
} as const;

/** A file belongs to a draft, and cannot be changed once that is sent. */
const refuseUnlessDrafting = (facts: ApplicantFacts) => refuseIf(whyNot('save_draft', facts, 'applicant'));

/** Only a question of this very form, and only one that takes a file. */
const fileQuestion = async (tx: Tx, applicationId: number, id: number) => {
  const questions = await questionsOf(tx, [applicationId]);
  const asked = questions.find((one) => one.id === id && one.questionType === 'file');
  return found(asked, 'applications.question_not_found');
};

/** Judges and stores a file outside the transaction; whoever may not send it leaves none behind. */
export const takeAnswerFile = async (
  reading: Pick<Work<Actor>, 'tx' | 'now' | 'actor'>,
  form: ProgrammeForm,
  { questionId, uploads }: { questionId: number; uploads: readonly Upload[] },
  vendors: { files: Files; readAttachment: ReadAttachment },
): Promise<TakenFile> => {
  const { facts } = await ownStanding(reading, form);
  refuseUnlessDrafting(facts);
  const { fileKinds } = await fileQuestion(reading.tx, form.application.id, questionId);
  const file = await takeOneFile(uploads, {
    ...vendors,
    kind: 'application-files',
    maxBytes: applicationLimits.fileBytes,
    allows: (extension) => fileKinds.some((kind) => kind === kindOf[extension]),
    refuse: (problem) => refuse(problems[problem]),
  });
  return file ?? refuse('applications.file_missing');
};

/**
 * APP-25, APP-32: the file is the answer from now on, in the draft of whoever sent it; the one before goes with the
 * commit.
 */
export const keepAnswerFile = async (work: Work<Actor>, form: ProgrammeForm, questionId: number, file: TakenFile) => {
  const { tx, now, actor } = work;
  const { application, facts } = await lockToApply(work, form);
  refuseUnlessDrafting(facts);
  await fileQuestion(tx, application.id, questionId);
  const { id: applicantId } = await beginApplicant(tx, application.id, actor.id, now);
  for (const key of await deleteFile(tx, applicantId, questionId)) await letGo(work, key);
  // What was typed while the question took a text.
  await replaceAnswers(tx, applicantId, [questionId], new Map());
  const row = await insertFile(tx, { ...file, applicantId, questionId, uploadedAt: now });
  await updateApplicants(tx, [applicantId], now, {});
  return presentFile(row);
};

/** APP-25: takes a file out of a draft. */
export const removeAnswerFile = async (work: Work<Actor>, { file, form }: FormOfFile) => {
  const { facts } = await lockToApply(work, form);
  refuseUnlessDrafting(facts);
  for (const key of await deleteFile(work.tx, file.applicantId, file.questionId)) await letGo(work, key);
  await updateApplicants(work.tx, [file.applicantId], work.now, {});
  return { message: texts.fileRemoved };
};
