import { and, eq } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import type { ApplicantStatus } from '../../contract/applications/index.ts';
import {
  applicantAnswers,
  applicantDecisions,
  applicants,
  applicationQuestions,
  applications,
} from '../modules/applications/tables.ts';
import { roles } from '../modules/programmes/tables.ts';
import { db } from '../platform/db.ts';
import type { Tx } from '../platform/work.ts';
import type { DemoPerson, Written } from './types.ts';
import { writeRows } from './write-rows.store.ts';
import { type WrittenApplication, writtenApplications } from './written-applications.ts';

interface Options extends Written {
  now: Temporal.Instant;
}

const known = <T>(value: T | undefined, what: string): T => {
  if (value === undefined) throw new Error(`the demonstration has no ${what}`);
  return value;
};

const daysBefore = (now: Temporal.Instant, days: number) => now.subtract({ hours: 24 * days });
const daysOpen = 40;

const writeForm = async (tx: Tx, form: WrittenApplication, { ids, programmeIds, now }: Options) => {
  const programId = known(programmeIds.get(form.programme), `programme ${form.programme}`);
  const createdBy = known(ids.get('enterprise'), 'enterprise');
  const [role] = await db(tx)
    .select()
    .from(roles)
    .where(and(eq(roles.programId, programId), eq(roles.name, form.role)));
  const { id: roleId, userType } = known(role, `role ${form.role}`);
  const at = daysBefore(now, daysOpen);
  const { name, description, linkRef, published } = form;
  const values = { programId, name, description, userType, roleId, linkRef, published, createdBy };
  const [made] = await db(tx)
    .insert(applications)
    .values({ ...values, createdAt: at, updatedAt: at })
    .returning();
  const { id: applicationId } = known(made, name);
  const rows = form.questions.map(({ title, description: hint, type, required, answers }, position) => ({
    applicationId,
    title,
    description: hint,
    required,
    questionType: type,
    scaleStart: type === 'scale' ? 1 : null,
    scaleEnd: type === 'scale' ? 5 : null,
    options: type === 'options' ? answers : [],
    position,
  }));
  const questions = await db(tx).insert(applicationQuestions).values(rows).returning();
  return { applicationId, questions };
};

/** Who is approved has joined since; everybody else is not a member yet. */
const candidatesOf = (form: WrittenApplication, { people, now }: Options) => {
  const opened = daysBefore(now, daysOpen);
  const here = ({ memberships }: DemoPerson) => memberships.find(({ programme }) => programme === form.programme);
  const others = people.filter(
    (person) => person.userType === 'mentee' && !here(person) && person.joinedAt.until(opened).sign > 0,
  );
  const joined = people.filter((person) => here(person)?.role === form.role && person.key.startsWith('mente'));
  return {
    waiting: others.filter(({ key }) => key.startsWith('mentee-')),
    joined: joined.map((person) => ({ person, since: here(person)?.since })),
  };
};

/** Each state with the people in it; nobody applies twice for one form. */
const applicantsOf = (form: WrittenApplication, options: Options) => {
  const { waiting, joined } = candidatesOf(form, options);
  const states = (['applied', 'shortlisted', 'approved', 'rejected', 'draft'] as const).flatMap((status) =>
    Array.from({ length: form.counts[status] }, () => status),
  );
  const fresh = waiting.values();
  const members = joined.values();
  return states.map((status, at) => {
    // The last of those who are approved has the invitation still before them.
    const isLast = states[at + 1] !== status;
    const member = status === 'approved' && !isLast ? members.next().value : undefined;
    const person = member?.person ?? known(fresh.next().value, 'people to apply');
    return { status, person, since: member?.since };
  });
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

const writeApplicants = async (tx: Tx, form: WrittenApplication, options: Options) => {
  const { applicationId, questions } = await writeForm(tx, form, options);
  const decidedBy = known(options.ids.get('enterprise'), 'enterprise');
  const rows = applicantsOf(form, options).map(({ status, person, since }, at) => {
    const { decidedAt, ...times } = timesOf(status, at, since, options.now);
    const userId = known(options.ids.get(person.key), person.key);
    return { values: { applicationId, userId, status, ...times }, decidedAt };
  });
  const made = await db(tx)
    .insert(applicants)
    .values(rows.map(({ values }) => values))
    .returning();
  const answers = made.flatMap(({ id: applicantId, status }, at) =>
    questions.flatMap(({ id: questionId, position, required }) => {
      const said = form.questions[position]?.answers ?? [];
      const answer = said[(at + position) % said.length];
      // A draft ends in the middle; not everybody answers what need not be answered.
      const isLeft = (status === 'draft' && position > 0) || (!required && at % 3 > 0);
      return answer === undefined || isLeft ? [] : [{ applicantId, questionId, answer }];
    }),
  );
  await writeRows(tx, applicantAnswers, answers);
  const decisions = made.flatMap(({ id: applicantId, status }, at) => {
    if (status === 'draft' || status === 'applied') return [];
    const decidedAt = known(rows[at], 'applicant').decidedAt;
    return [{ applicantId, fromStatus: 'applied' as const, toStatus: status, decidedBy, decidedAt }];
  });
  await writeRows(tx, applicantDecisions, decisions);
};

/** Forms, who applied, what they answered and how it was decided. */
export const writeApplications = async (tx: Tx, options: Options) => {
  for (const form of writtenApplications) await writeApplicants(tx, form, options);
};
