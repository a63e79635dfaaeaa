import * as contract from '../../../contract/applications/index.ts';
import { everyMember, sample, type Sample, adminsOfAlpha, adminsOfAlphaOnly } from '../../testing/samples.fixture.ts';
import type { World } from '../../testing/world.fixture.ts';
import { applicant, fileQuestion, form, pdf, writtenFile } from './applications.fixture.ts';

/** Permissions table, Application: members and strangers may apply; the programme's admins may not. */
const forApplicants = (ok: number, but = {}) =>
  everyMember(ok, { programme_admin: 403, portal_owner: 403, enterprise_admin: 403, platform_admin: 403, ...but });

/** An applicant of an alpha form in this state, created afresh for every call. */
const somebody = async (world: World, status: 'applied' | 'approved' | 'rejected') => {
  const made = await form(world);
  return { form: made, applicant_id: await applicant(world, made, status) };
};

/** A file in the draft of somebody who applies to alpha, sent afresh for every call. */
const fileOfSomebody = async (world: World) => {
  const made = await form(world);
  const applicantId = await applicant(world, made, 'draft');
  return writtenFile(world, applicantId, await fileQuestion(world, made));
};

const body = (world: World) => ({
  name: 'Autumn intake',
  description: 'Who are you?',
  user_type: 'mentee' as const,
  role_id: world.alpha.roleIds.Mentee,
  questions: [{ title: 'Why?', question_type: 'text' as const }],
});

const buildingSamples: Sample[] = [
  sample({
    endpoint: contract.listApplications,
    as: 'programme_admin',
    call: async ({ alpha }) => ({ query: { program_id: alpha.id } }),
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: contract.readApplication,
    as: 'programme_admin',
    call: async (world) => ({ params: { id: (await form(world)).id } }),
    answers: adminsOfAlphaOnly,
  }),
  sample({
    endpoint: contract.createApplication,
    as: 'programme_admin',
    call: async (world) => ({ body: { ...body(world), program_id: world.alpha.id } }),
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: contract.changeApplication,
    as: 'programme_admin',
    call: async (world) => ({ params: { id: (await form(world)).id }, body: body(world) }),
    answers: adminsOfAlphaOnly,
  }),
  sample({
    endpoint: contract.togglePublish,
    as: 'programme_admin',
    call: async (world) => ({ params: { id: (await form(world)).id } }),
    answers: adminsOfAlphaOnly,
  }),
  sample({
    endpoint: contract.deleteApplication,
    as: 'programme_admin',
    call: async (world) => ({ params: { id: (await form(world)).id } }),
    answers: adminsOfAlphaOnly,
  }),
];

const reviewingSamples: Sample[] = [
  sample({
    endpoint: contract.listApplicants,
    as: 'programme_admin',
    call: async (world) => ({
      query: { application_id: (await somebody(world, 'applied')).form.id, status: 'applied' as const },
    }),
    answers: adminsOfAlphaOnly,
  }),
  sample({
    endpoint: contract.exportApplicants,
    as: 'programme_admin',
    call: async (world) => ({ query: { application_id: (await somebody(world, 'applied')).form.id } }),
    answers: adminsOfAlphaOnly,
  }),
  sample({
    endpoint: contract.updateApplicantStatus,
    as: 'programme_admin',
    call: async (world) => {
      const { applicant_id } = await somebody(world, 'applied');
      return { body: { applicant_id, status: 'shortlisted' as const } };
    },
    answers: adminsOfAlphaOnly,
  }),
  sample({
    endpoint: contract.decideApplicants,
    as: 'programme_admin',
    call: async (world) => {
      const { form: made, applicant_id } = await somebody(world, 'applied');
      return { body: { application_id: made.id, applicant_ids: [applicant_id], status: 'approved' as const } };
    },
    answers: adminsOfAlphaOnly,
  }),
  sample({
    endpoint: contract.sendInvite,
    as: 'programme_admin',
    call: async (world) => {
      const { applicant_id } = await somebody(world, 'approved');
      return { body: { applicant_id, status: 'approved' as const } };
    },
    answers: adminsOfAlphaOnly,
  }),
  sample({
    endpoint: contract.sendRejection,
    as: 'programme_admin',
    call: async (world) => ({ body: { applicant_id: (await somebody(world, 'applied')).applicant_id } }),
    answers: adminsOfAlphaOnly,
  }),
  sample({
    endpoint: contract.undoRejections,
    as: 'programme_admin',
    call: async (world) => {
      const { form: made, applicant_id } = await somebody(world, 'applied');
      await world.rows(
        "update applicants set rejects_at = $2::timestamptz + interval '10 minutes', rejected_by = $3 where id = $1",
        [applicant_id, world.clock.now().toString(), world.ids.portal_owner],
      );
      return { body: { application_id: made.id, applicant_ids: [applicant_id] } };
    },
    answers: adminsOfAlphaOnly,
  }),
  sample({
    endpoint: contract.deleteApplicant,
    as: 'programme_admin',
    call: async (world) => ({ body: { applicant_id: (await somebody(world, 'rejected')).applicant_id } }),
    answers: adminsOfAlphaOnly,
  }),
];

const applyingSamples: Sample[] = [
  sample({
    endpoint: contract.applicantForm,
    as: 'other_mentee',
    call: async (world) => ({ query: { application_id: (await form(world)).id } }),
    answers: everyMember(200),
  }),
  sample({
    endpoint: contract.submitApplication,
    as: 'other_mentee',
    call: async (world) => {
      const { id, why } = await form(world);
      const answers = [{ question_id: why, application_id: id, required: true, answer: 'To learn' }];
      return { body: { applicant_status: 'applied' as const, application_id: id, answers } };
    },
    // Alpha's mentee and mentor are already members.
    answers: forApplicants(200, { mentee: 422, mentor: 422 }),
  }),
  sample({
    endpoint: contract.ownApplications,
    as: 'other_mentee',
    call: async ({ alpha }) => ({ query: { program_id: alpha.id } }),
    answers: forApplicants(200),
  }),
  sample({
    endpoint: contract.hasApplied,
    as: 'other_mentee',
    call: async (world) => ({
      query: { user_id: world.ids.other_mentee, application_id: (await somebody(world, 'applied')).form.id },
    }),
    // APP-32: only your own; admins read the applications anyway.
    answers: everyMember(404, {
      other_mentee: 200,
      programme_admin: 200,
      portal_owner: 200,
      enterprise_admin: 200,
      platform_admin: 200,
    }),
  }),
  sample({
    endpoint: contract.continueToProgramme,
    as: 'other_mentee',
    call: async (world) => ({ body: { applicant_id: (await somebody(world, 'approved')).applicant_id } }),
    answers: everyMember(404, { other_mentee: 200 }),
  }),
];

const fileSamples: Sample[] = [
  sample({
    endpoint: contract.keepAnswerFile,
    as: 'other_mentee',
    call: async (world) => {
      const made = await form(world);
      return { body: { application_id: made.id, question_id: await fileQuestion(world, made) } };
    },
    uploads: () => [pdf()],
    answers: forApplicants(200, { mentee: 422, mentor: 422 }),
  }),
  sample({
    endpoint: contract.readAnswerFile,
    as: 'other_mentee',
    call: async (world) => ({ params: { id: await fileOfSomebody(world) } }),
    // APP-32: the applicant and those who decide.
    answers: everyMember(404, {
      other_mentee: 200,
      programme_admin: 200,
      portal_owner: 200,
      enterprise_admin: 200,
      platform_admin: 200,
    }),
  }),
  sample({
    endpoint: contract.removeAnswerFile,
    as: 'other_mentee',
    call: async (world) => ({ params: { id: await fileOfSomebody(world) } }),
    answers: everyMember(404, { other_mentee: 200 }),
  }),
];

export const applicationSamples: Sample[] = [
  ...buildingSamples,
  ...reviewingSamples,
  ...applyingSamples,
  ...fileSamples,
];

/** Words of beta that nobody outside it may read. */
export const applicationCanaries = async (world: World) => {
  const made = await form(world, { programme: 'beta', name: 'zxcanary intake', linkRef: 'zxcanaryab' });
  const applicantId = await applicant(world, made, 'applied');
  await world.rows("update applications set description = 'zxcanary form' where id = $1", [made.id]);
  await world.rows(
    `update application_questions set title = 'zxcanary question', description = 'zxcanary hint',
       options = case when question_type = 'options' then '["zxcanary one","zxcanary two"]'::jsonb else options end
     where application_id = $1`,
    [made.id],
  );
  await world.rows("update applicant_answers set answer = 'zxcanary answer' where question_id = $1", [made.why]);
  await writtenFile(world, applicantId, await fileQuestion(world, made), 'zxcanary.pdf');
};
