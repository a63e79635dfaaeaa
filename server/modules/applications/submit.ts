import { type ApplicationQuestion, chosenIn, type submitApplication } from '../../../contract/applications/index.ts';
import type { EndpointInput } from '../../../contract/endpoint.ts';
import type { ApplicantWaitlisted, ApplicationSubmitted } from '../../domain-events/applications.ts';
import { nothingLeft } from '../../platform/nothing-left.ts';
import { Refusal, refuseIf } from '../../platform/refusal.ts';
import type { Tx, Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { adminsOf } from '../programmes/index.ts';
import { presentQuestion } from './present.ts';
import { lockToApply } from './load.ts';
import type { ProgrammeForm } from './permissions.ts';
import { type FileRow, filesOf } from './queries/files.ts';
import { questionsOf } from './queries.ts';
import { wrongAnswers } from './rules/answers.ts';
import { type ApplicantFacts, nextState, whyNot } from './rules/states.ts';
import { beginApplicant, replaceAnswers, updateApplicants } from './store.ts';
import { texts } from './texts.ts';

type SentForm = EndpointInput<typeof submitApplication>['body'];
type SentAnswer = SentForm['answers'][number];

/** The `required` flag sent with an answer is ignored; the question itself decides. */
const answerIn = ({ question_id: id, answer, required: _shown, application_id: _shownTo, ...rest }: SentAnswer) => {
  nothingLeft(rest);
  return [id, answer.trim()] as const;
};

const takesFile = ({ question_type: kind }: ApplicationQuestion) => kind === 'file';

interface Given {
  answers: readonly SentAnswer[];
  /** What this person has sent before, one by one. */
  files: readonly FileRow[] | undefined;
}

/** Trimmed answers to this form's questions; answers to any other question are dropped. */
const checked = async (tx: Tx, applicationId: number, { answers, files = [] }: Given, draft: boolean) => {
  const questions = (await questionsOf(tx, [applicationId])).map(presentQuestion);
  const given = new Map(answers.map(answerIn));
  // Nothing that is written here can name a file: only one that the applicant has sent for this question is an answer.
  for (const { id } of questions.filter(takesFile))
    given.set(id, files.find(({ questionId }) => questionId === id)?.fileName ?? '');
  const fields = wrongAnswers(questions, given, { draft });
  if (Object.keys(fields).length > 0) throw new Refusal('request.invalid', 422, { fields });
  // Those who chose the same are read the same, in whichever order they chose.
  for (const { id, question_type: kind, options } of questions)
    if (kind === 'several') given.set(id, chosenIn(given.get(id) ?? '', options).join('\n'));
  return { given, asked: questions.filter((one) => !takesFile(one)).map(({ id }) => id) };
};

/** Whoever asks for the waitlist gets a place when one has become free meanwhile. */
const actOf = (wish: SentForm['applicant_status'], facts: ApplicantFacts) => {
  if (wish === 'draft') return 'save_draft';
  return wish === 'waitlisted' && whyNot('submit', facts, 'applicant') !== null ? 'join_waitlist' : 'submit';
};

/** APP-25, APP-26, APP-32: saves the applicant's own draft, or sends their application to the programme's admins. */
export const submit = async (work: Work<Actor>, form: ProgrammeForm, sent: SentForm) => {
  const { tx, now, actor } = work;
  const { applicant_status: wish, answers, application_id: _loaded, ...rest } = sent;
  nothingLeft(rest);
  const { application, applicant: before, facts } = await lockToApply(work, form);
  const { id: applicationId, programId } = application;
  const act = actOf(wish, facts);
  refuseIf(whyNot(act, facts, 'applicant'));
  const files = before ? (await filesOf(tx, [before.id])).get(before.id) : undefined;
  const { given, asked } = await checked(tx, applicationId, { answers, files }, wish === 'draft');
  const { id } = await beginApplicant(tx, applicationId, actor.id, now);
  await replaceAnswers(tx, id, asked, given);
  const status = nextState(act, facts.status);
  if (status !== 'applied' && status !== 'waitlisted') {
    await updateApplicants(tx, [id], now, {});
    return { message: texts.draftKept };
  }
  await updateApplicants(tx, [id], now, { status, appliedOn: now });
  const about = { programId, applicationId, applicantId: id, userId: actor.id };
  const at = now.toString();
  await (status === 'applied'
    ? work.announce<ApplicationSubmitted>({ name: 'application.submitted', ...about, at })
    : work.announce<ApplicantWaitlisted>({ name: 'applicant.waitlisted', ...about, byApplying: true, at }));
  work.refresh({ people: await adminsOf(tx, programId), keys: ['applications'] });
  return { message: status === 'applied' ? texts.sent : texts.joinedWaitlist };
};
