import type { submitApplication } from '../../../contract/applications/index.ts';
import type { EndpointInput } from '../../../contract/endpoint.ts';
import type { ApplicantWaitlisted, ApplicationSubmitted } from '../../domain-events/applications.ts';
import { nothingLeft } from '../../platform/nothing-left.ts';
import { Refusal, refuseIf } from '../../platform/refusal.ts';
import type { Tx, Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { adminsOf } from '../programmes/index.ts';
import { presentQuestion } from './present.ts';
import { lockForm } from './load.ts';
import type { ProgrammeForm } from './permissions.ts';
import { placesTaken } from './queries/intake.ts';
import { isMemberOf, ownApplicant, questionsOf } from './queries.ts';
import { wrongAnswers } from './rules/answers.ts';
import { factsOf } from './rules/facts.ts';
import { intakeFacts } from './rules/intake.ts';
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

/** Trimmed answers to this form's questions; answers to any other question are dropped. */
const checked = async (tx: Tx, applicationId: number, answers: readonly SentAnswer[], draft: boolean) => {
  const questions = (await questionsOf(tx, [applicationId])).map(presentQuestion);
  const given = new Map(answers.map(answerIn));
  const fields = wrongAnswers(questions, given, { draft });
  if (Object.keys(fields).length > 0) throw new Refusal('request.invalid', 422, { fields });
  return { given, asked: questions.map(({ id }) => id) };
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
  // An admin who changes, closes or deletes the form waits for the same lock.
  const { application } = await lockForm(tx, form);
  const { id: applicationId, programId } = application;
  const before = await ownApplicant(tx, applicationId, actor.id);
  const member = await isMemberOf(tx, programId, actor.id);
  // Behind the lock: whoever comes at the same moment counts what this one has taken.
  const taken = (await placesTaken(tx, [applicationId])).get(applicationId) ?? 0;
  const intake = intakeFacts(application, { taken, zone: form.programme.program.timezone, now });
  const facts = factsOf({ applicant: before, running: true, open: application.published, member, intake, now });
  const act = actOf(wish, facts);
  refuseIf(whyNot(act, facts, 'applicant'));
  const { given, asked } = await checked(tx, applicationId, answers, wish === 'draft');
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
