import type { Temporal } from 'temporal-polyfill';
import { type ApplicantStatus, fileKinds, type QuestionType } from '../../../contract/applications/index.ts';
import { db, writeRows } from '../../platform/db.ts';
import type { Tx } from '../../platform/work.ts';
import { applicantAnswers, applicantDecisions, applicants, applicationQuestions, applications } from './tables.ts';

export interface DemoForm {
  programId: number;
  roleId: number;
  userType: 'mentor' | 'mentee';
  name: string;
  description: string;
  linkRef: string;
  published: boolean;
  questions: readonly {
    title: string;
    description: string;
    type: QuestionType;
    required: boolean;
    /** Answers that applicants give in turn; for choices, the options. */
    answers: readonly string[];
  }[];
}

export interface DemoApplicant {
  userId: number;
  status: ApplicantStatus;
  /** When they joined, for those who did. */
  since: Temporal.Instant | undefined;
}

interface Options {
  /** The admin who made the form and decides on applicants. */
  adminId: number;
  now: Temporal.Instant;
}

/** How many days a form has been open. */
export const daysOpen = 40;

const daysBefore = (now: Temporal.Instant, days: number) => now.subtract({ hours: 24 * days });

const writeForm = async (tx: Tx, { questions: asked, ...form }: DemoForm, { adminId, now }: Options) => {
  const at = daysBefore(now, daysOpen);
  const [made] = await db(tx)
    .insert(applications)
    .values({ ...form, createdBy: adminId, createdAt: at, updatedAt: at })
    .returning();
  if (!made) throw new Error(`${form.name} was not written`);
  const { id: applicationId } = made;
  const rows = asked.map(({ title, description, type, required, answers }, position) => ({
    applicationId,
    title,
    description,
    required,
    questionType: type,
    scaleStart: type === 'scale' ? 1 : null,
    scaleEnd: type === 'scale' ? 5 : null,
    fileKinds: type === 'file' ? [...fileKinds] : [],
    options: type === 'options' || type === 'several' ? [...answers] : [],
    position,
  }));
  const questions = await db(tx).insert(applicationQuestions).values(rows).returning();
  return { applicationId, questions };
};

const timesOf = (status: ApplicantStatus, at: number, since: Temporal.Instant | undefined, now: Temporal.Instant) => {
  const appliedOn = since
    ? since.subtract({ hours: 24 * 6 })
    : daysBefore(now, 3 + (at % 25)).subtract({ minutes: 37 * at });
  const decidedAt = since ? since.subtract({ hours: 30 }) : appliedOn.add({ hours: 52 });
  return {
    decidedAt,
    createdAt: appliedOn.subtract({ minutes: 25 }),
    updatedAt: status === 'draft' || status === 'applied' ? appliedOn : decidedAt,
    appliedOn: status === 'draft' ? null : appliedOn,
    joinedAt: since ?? null,
    inviteSentAt: status === 'approved' ? decidedAt : null,
    rejectionSentAt: status === 'rejected' ? decidedAt : null,
  };
};

type Form = Awaited<ReturnType<typeof writeForm>>;

/** One of the answers in turn; of several options one, two or three. */
const saidBy = ({ type, answers }: DemoForm['questions'][number], at: number) =>
  type === 'several'
    ? answers.filter((_one, place) => (place + at) % answers.length <= at % 3).join('\n')
    : answers[at % answers.length];

const answersOf = (form: DemoForm, { questions }: Form, made: readonly { id: number; status: ApplicantStatus }[]) =>
  made.flatMap(({ id: applicantId, status }, at) =>
    questions.flatMap(({ id: questionId, position, required }) => {
      const asked = form.questions[position];
      const answer = asked && saidBy(asked, at + position);
      // A draft stops halfway, and not everyone answers the optional questions.
      const isLeft = (status === 'draft' && position > 0) || (!required && at % 3 > 0);
      return answer === undefined || isLeft ? [] : [{ applicantId, questionId, answer }];
    }),
  );

/** Writes a form with its applicants, their answers and the decisions about them. */
export const writeDemoApplications = async (
  tx: Tx,
  form: DemoForm,
  applied: readonly DemoApplicant[],
  options: Options,
) => {
  const written = await writeForm(tx, form, options);
  const rows = applied.map(({ userId, status, since }, at) => {
    const { decidedAt, ...times } = timesOf(status, at, since, options.now);
    return { values: { applicationId: written.applicationId, userId, status, ...times }, decidedAt };
  });
  const made = await db(tx)
    .insert(applicants)
    .values(rows.map(({ values }) => values))
    .returning();
  await writeRows(tx, applicantAnswers, answersOf(form, written, made));
  const decisions = made.flatMap(({ id: applicantId, status }, at) => {
    const decidedAt = rows[at]?.decidedAt;
    if (status === 'draft' || status === 'applied' || decidedAt === undefined) return [];
    return [{ applicantId, fromStatus: 'applied' as const, toStatus: status, decidedBy: options.adminId, decidedAt }];
  });
  await writeRows(tx, applicantDecisions, decisions);
};
