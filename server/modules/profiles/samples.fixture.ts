import type { z } from 'zod';
import * as contract from '../../../contract/profiles/index.ts';
import { everybody, everyMember, sample, type Sample } from '../../testing/samples.fixture.ts';
import type { World } from '../../testing/world.fixture.ts';
import { png } from './pictures.fixture.ts';

const job = { name: 'Engineer', company_name: 'Acme', start_date: '2020-01-01', is_current: true };
const college = {
  university_name: 'Universiti Malaya',
  level: 'bachelors',
  program_name: 'Economics',
  start_date: '2010-01-01',
  end_date: '2013-06-30',
} as const;
/** A complete form of a person who wants to mentor. */
export const mentorSaid: z.input<typeof contract.MentorDetails> = {
  job_title: 'Engineer',
  company: 'Acme',
  working_experience: '5-10 years',
  working_experience_level: 'senior',
  services_attributes: [2, 3],
  who_to_mentor: [1, 2],
  impact_to_create: 'Fewer people who feel alone at work.',
  linkedin_url: 'https://www.linkedin.com/in/ana',
};

const idOf = async (world: World, insert: string, values: unknown[]) => {
  const [row] = await world.rows<{ id: string }>(`${insert} returning id`, values);
  return Number(row?.id);
};

/** A job of the mentee. */
export const jobOfMentee = (world: World) =>
  idOf(
    world,
    `insert into jobs (user_id, name, company_name, start_date, is_current, created_at)
     values ($1, 'Engineer', 'Acme', '2020-01-01', false, '2026-01-01')`,
    [world.ids.mentee],
  );

/** A university of the mentee. */
export const collegeOfMentee = (world: World) =>
  idOf(
    world,
    `insert into colleges (user_id, university_name, level, program_name, start_date, study_status, created_at)
     values ($1, 'Hogwarts', 'masters', 'Potions', '2015-01-01', 0, '2026-01-01')`,
    [world.ids.mentee],
  );

/** An application of the pending mentor. */
export const pendingApplication = (world: World) =>
  idOf(
    world,
    `insert into mentor_applications (user_id, payload, status, application_date)
     values ($1, $2, 'pending', '2026-11-19T00:00:00Z')`,
    [world.ids.pending_mentor, JSON.stringify(mentorSaid)],
  );

const storedPicture = async (world: World) => {
  const name = `${'a'.repeat(32)}.webp`;
  await world.vendors.files.put(`photos/${name}`, new Uint8Array([1]), 'image/webp');
  return { params: { kind: 'photos', name } };
};

const ofMentee = everybody(404, { visitor: 401, mentee: 200 });
const platformAdmin = everyMember(403, { platform_admin: 200 });
/**
 * Mentees have a form like this of their own, but may not see this one; a programme's admins have accounts like theirs
 * (A81).
 */
const formOfMentee = everyMember(404, {
  mentee: 200,
  mentor: 403,
  other_mentor: 403,
  enterprise_admin: 403,
  platform_admin: 403,
});
const formOfMentor = everyMember(403, { mentor: 200, other_mentor: 404 });

const ownProfile: Sample[] = [
  sample({
    endpoint: contract.profileSettings,
    as: 'mentee',
    call: async () => ({ params: { slug: 'mentee' } }),
    answers: everyMember(403, { mentee: 200 }),
  }),
  sample({
    endpoint: contract.saveProfile,
    as: 'mentee',
    call: async () => ({
      body: {
        user: { firstname: 'Ana', lastname: 'Lim', phone_no: '60123456789', timezone: 'Asia/Singapore' },
        info: { country_id: 2, gender: 'female', job_roles: ['Account Manager'] },
        user_languages: [1, 2],
        goals_attributes: [1],
      },
    }),
    answers: everyMember(200),
  }),
  sample({
    endpoint: contract.updateProfilePhoto,
    as: 'mentee',
    call: async () => ({ body: {} }),
    uploads: () => [{ field: 'profile_photo', name: 'me.png', type: 'image/png', bytes: png }],
    answers: everyMember(200),
  }),
  sample({
    endpoint: contract.updateBanner,
    as: 'mentee',
    call: async () => ({ body: {} }),
    uploads: () => [{ field: 'banner', name: 'wide.png', type: 'image/png', bytes: png }],
    answers: everyMember(200),
  }),
  sample({ endpoint: contract.publicFile, as: 'visitor', call: storedPicture, answers: everybody(200) }),
];

const experiences: Sample[] = [
  sample({ endpoint: contract.addJob, as: 'mentee', call: async () => ({ body: job }), answers: everyMember(200) }),
  sample({
    endpoint: contract.changeJob,
    as: 'mentee',
    call: async (world) => ({ params: { id: await jobOfMentee(world) }, body: { name: 'Lead engineer' } }),
    answers: ofMentee,
  }),
  sample({
    endpoint: contract.removeJob,
    as: 'mentee',
    call: async (world) => ({ params: { id: await jobOfMentee(world) } }),
    answers: ofMentee,
  }),
  sample({
    endpoint: contract.addCollege,
    as: 'mentee',
    call: async () => ({ body: college }),
    answers: everyMember(200),
  }),
  sample({
    endpoint: contract.changeCollege,
    as: 'mentee',
    call: async (world) => ({ params: { id: await collegeOfMentee(world) }, body: { level: 'phd' as const } }),
    answers: ofMentee,
  }),
  sample({
    endpoint: contract.removeCollege,
    as: 'mentee',
    call: async (world) => ({ params: { id: await collegeOfMentee(world) } }),
    answers: ofMentee,
  }),
];

const mentors: Sample[] = [
  sample({
    endpoint: contract.mentorDetails,
    as: 'mentee',
    call: async (world) => ({ params: { id: world.ids.mentee } }),
    answers: formOfMentee,
  }),
  sample({
    endpoint: contract.applyAsMentor,
    as: 'mentee',
    call: async (world) => ({
      params: { id: world.ids.mentee },
      body: mentorSaid,
    }),
    answers: formOfMentee,
  }),
  sample({
    endpoint: contract.mentorProfileForm,
    as: 'mentor',
    call: async (world) => ({ params: { id: world.ids.mentor } }),
    answers: formOfMentor,
  }),
  sample({
    endpoint: contract.editMentorProfile,
    as: 'mentor',
    call: async (world) => ({
      params: { id: world.ids.mentor },
      body: mentorSaid,
    }),
    answers: formOfMentor,
  }),
  sample({
    endpoint: contract.mentorApplications,
    as: 'platform_admin',
    call: async () => ({ query: { status: 'pending' as const, page: 1 } }),
    answers: platformAdmin,
  }),
  sample({
    endpoint: contract.approveMentor,
    as: 'platform_admin',
    call: async (world) => ({ params: { id: await pendingApplication(world) } }),
    answers: platformAdmin,
  }),
  sample({
    endpoint: contract.rejectMentor,
    as: 'platform_admin',
    call: async (world) => ({ params: { id: await pendingApplication(world) } }),
    answers: platformAdmin,
  }),
];

const followings: Sample[] = [
  sample({
    endpoint: contract.followStatus,
    as: 'mentee',
    call: async (world) => ({ query: { mentor_id: world.ids.mentor } }),
    answers: everyMember(200),
  }),
  // D22: any signed-in user may follow, but nobody may follow themselves.
  sample({
    endpoint: contract.setFollow,
    as: 'mentee',
    call: async (world) => ({ body: { mentor_id: world.ids.mentor } }),
    answers: everyMember(200, { mentor: 422 }),
  }),
  sample({
    endpoint: contract.referFriend,
    as: 'mentee',
    call: async () => ({ body: { referee_name: 'Ben', referee_email: 'ben@example.org' } }),
    answers: everyMember(200, { unconfirmed: 403 }),
  }),
  sample({
    endpoint: contract.referralLink,
    as: 'mentee',
    call: async () => ({ query: {} }),
    answers: everyMember(200),
  }),
];

export const profileSamples: Sample[] = [...ownProfile, ...experiences, ...mentors, ...followings];
