import { addCollege, addJob, saveProfile } from '../../../contract/profiles/index.ts';
import type { World } from '../../testing/world.fixture.ts';
import { shownGoals, shownInfo, toldEverything } from './screens.fixture.ts';

/** A row of a reference list as pages show it. */
export const named = async (world: World, list: string, id: number) => {
  const [row] = await world.rows<{ name: string }>(`select name from ${list} where id = $1`, [id]);
  return { id, name: row?.name };
};
const job = {
  name: 'Engineer',
  company_name: 'Grab',
  description: 'Payments',
  start_date: '2020-01-01',
  end_date: '2022-06-30',
  is_current: false,
};
const college = {
  university_name: 'Institute of Nowhere',
  level: 'masters',
  program_name: 'Economics',
  start_date: '2012-09-01',
  end_date: null,
  study_status: 1,
} as const;
export const badge = (id: number, name: string, image: string) => ({ id, name, image });

/** What both kinds of profile show of someone who has filled in everything. */
export const shownOf = async (world: World, persona: 'mentee' | 'mentor') => ({
  id: world.ids[persona],
  user_id: world.ids[persona],
  slug: persona,
  full_name: `${persona === 'mentee' ? 'Mentee' : 'Mentor'} Tan`,
  user_type: persona,
  profile_photo_url: null,
  banner_url: null,
  deleted: false,
  profile_intro: 'I fix\nthings.',
  timezone: 'Asia/Kuala_Lumpur',
  country: (await named(world, 'countries', 2)).name,
  goals: shownGoals,
  languages: [await named(world, 'languages', 1), await named(world, 'languages', 3)],
  industries: [await named(world, 'industries', 4)],
  skills: [await named(world, 'skills', 1)],
  jobs: [{ ...job, id: 1, user_id: world.ids[persona] }],
  colleges: [
    {
      ...college,
      id: 1,
      user_id: world.ids[persona],
      university: { id: null, name: college.university_name },
    },
  ],
  job_title: 'Technician',
  company: 'Petronas',
  info: shownInfo,
  // In this world both the mentor and the mentee are in Alpha.
  programs_joined_count: 1,
  application_pending: false,
  application: null,
  is_own: false,
  email: null,
  phone_no: null,
});

export const tellEverything = async (world: World, persona: 'mentee' | 'mentor') => {
  await world.ask(persona, saveProfile, { body: toldEverything });
  await world.ask(persona, addJob, { body: job });
  await world.ask(persona, addCollege, { body: college });
};
