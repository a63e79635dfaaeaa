import type { Temporal } from 'temporal-polyfill';
import { csvFile, csvOf } from '../../platform/csv/write.ts';
import { pageAt } from '../../platform/list-pages.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { fullName } from '../accounts/index.ts';
import type { ProgrammeForm } from './permissions.ts';
import { presentApplicant, presentQuestion } from './present.ts';
import { filesOf } from './queries/files.ts';
import { answersOf, applicantsOf, questionsOf } from './queries.ts';
import { type ApplicantFilter, findApplicants, oneOf, wantedApplicants } from './queries/find-applicants.ts';
import { inWords } from './rules/answers.ts';
import { showCounted } from './show-applications.ts';

type Asked = Omit<ApplicantFilter, 'applicationId'>;

const onAPage = 20;

/** APP-10, APP-13: one page of one tab. */
export const showApplicants = async (
  { tx, now }: Pick<Work<Actor>, 'tx' | 'now'>,
  form: ProgrammeForm,
  { page, status, search }: Asked & { page: number },
  baseUrl: string,
) => {
  const { application, programme } = form;
  const { counts, shown } = await showCounted({ tx, now }, form, baseUrl);
  const questions = await questionsOf(tx, [application.id]);
  const sought = { applicationId: application.id, status, search };
  const { ids, total, ...paging } = await findApplicants(tx, sought, counts, (most) =>
    pageAt({ total: most, page, size: onAPage }),
  );
  const rows = await applicantsOf(tx, application.programId, oneOf(ids));
  const [answers, files] = [await answersOf(tx, ids), await filesOf(tx, ids)];
  const review = { questions, running: programme.program.isActive, open: application.published, now };
  return {
    applicants: rows.map((row) => {
      const { id } = row.applicant;
      return presentApplicant(row, { ...review, answers: answers.get(id), files: files.get(id) });
    }),
    questions: questions.map(presentQuestion),
    total_count: total,
    application: shown,
    ...paging,
  };
};

/** APP-23, B83: exports the whole tab; dates are in the programme's zone. */
export const exportTab = async (
  { tx, now }: Pick<Work<Actor>, 'tx' | 'now'>,
  { application, programme }: ProgrammeForm,
  { status, search }: Asked,
) => {
  const zone = programme.program.timezone;
  const questions = await questionsOf(tx, [application.id]);
  const everyone = wantedApplicants({ applicationId: application.id, status, search });
  const rows = await applicantsOf(tx, application.programId, everyone);
  const answers = await answersOf(
    tx,
    rows.map(({ applicant }) => applicant.id),
  );
  // As in every table that we hand out: a spreadsheet takes 2026-11-19 for a date in any country.
  const dayOf = (moment: Temporal.Instant | null) => moment?.toZonedDateTimeISO(zone).toPlainDate().toString() ?? '';
  const body = csvOf(
    ['name', 'email', 'applied_on', ...questions.map(({ title }) => title)],
    rows.map(({ applicant, user }) => [
      fullName(user),
      user.email,
      dayOf(applicant.appliedOn),
      ...questions.map((question) => inWords(question, answers.get(applicant.id)?.get(question.id) ?? '')),
    ]),
  );
  return csvFile(`${application.name} ${status.join(' ')}`, { now, zone }, body);
};
