import type { Temporal } from 'temporal-polyfill';
import type { ApplicantStatus } from '../../../contract/applications/index.ts';
import { csvFile, csvOf } from '../../platform/csv/write.ts';
import { pageAt } from '../../platform/list-pages.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { fullName } from '../accounts/index.ts';
import type { ProgrammeForm } from './permissions.ts';
import { presentApplicant, presentQuestion } from './present.ts';
import { answersOf, applicantsOf, countApplicants, questionsOf } from './queries.ts';
import { showApplication } from './show-applications.ts';

interface ApplicantFilter {
  status: readonly ApplicantStatus[];
  search: string;
}

const onAPage = 20;

/** APP-10, APP-13: one page of one tab. */
export const showApplicants = async (
  { tx, now }: Pick<Work<Actor>, 'tx' | 'now'>,
  form: ProgrammeForm,
  { page, status, search }: ApplicantFilter & { page: number },
  baseUrl: string,
) => {
  const { application, programme } = form;
  const sought = { applicationId: application.id, programId: application.programId, status, search };
  const questions = await questionsOf(tx, [application.id]);
  const total = await countApplicants(tx, sought);
  const { part, ...paging } = pageAt({ total, page, size: onAPage });
  const rows = await applicantsOf(tx, sought, part);
  const answers = await answersOf(
    tx,
    rows.map(({ applicant }) => applicant.id),
  );
  const review = { questions, running: programme.program.isActive, open: application.published, now };
  return {
    applicants: rows.map((row) => presentApplicant(row, { ...review, answers: answers.get(row.applicant.id) })),
    questions: questions.map(presentQuestion),
    total_count: total,
    application: await showApplication({ tx, now }, form, baseUrl),
    ...paging,
  };
};

/** APP-23, B83: exports the whole tab; dates are in the programme's zone. */
export const exportTab = async (
  { tx, now }: Pick<Work<Actor>, 'tx' | 'now'>,
  { application, programme }: ProgrammeForm,
  { status, search }: ApplicantFilter,
) => {
  const zone = programme.program.timezone;
  const questions = await questionsOf(tx, [application.id]);
  const rows = await applicantsOf(tx, {
    applicationId: application.id,
    programId: application.programId,
    status,
    search,
  });
  const answers = await answersOf(
    tx,
    rows.map(({ applicant }) => applicant.id),
  );
  const dayOf = (moment: Temporal.Instant | null) => {
    const [year, month, day] = moment?.toZonedDateTimeISO(zone).toPlainDate().toString().split('-') ?? [];
    return year === undefined ? '' : `${day}-${month}-${year}`;
  };
  const body = csvOf(
    ['name', 'email', 'applied_on', ...questions.map(({ title }) => title)],
    rows.map(({ applicant, user }) => [
      fullName(user),
      user.email,
      dayOf(applicant.appliedOn),
      ...questions.map(({ id }) => answers.get(applicant.id)?.get(id) ?? ''),
    ]),
  );
  return csvFile(`${application.name} ${status.join(' ')}`, { now, zone }, body);
};
