import type { CallInput } from '../../../contract/endpoint.ts';
import type { saveProfile } from '../../../contract/profiles/index.ts';
import type { World } from '../../testing/world.fixture.ts';

export { reviewed, session } from '../analytics/sessions.fixture.ts';

/** Recounts the averages, as happens every minute. */
export const countAverages = (world: World) => world.moveClock(world.clock.now());

/** A profile with every field filled in, as its owner would save it. */
export const toldEverything: CallInput<typeof saveProfile>['body'] = {
  user: { profile_intro: 'I fix\nthings.', phone_no: '60123456789', whatsapp_notification: true },
  user_languages: [1, 3],
  info: {
    country_id: 2,
    gender: 'others',
    impact_to_create: 'More courage.',
    linkedin_url: 'https://www.linkedin.com/in/aisha',
    instagram_url: 'https://www.instagram.com/aisha',
    working_experience: '3-5 years',
    working_experience_level: 'middle',
    job_title: 'Technician',
    company: 'Petronas',
    job_roles: ['Actuary', 'Auditor'],
  },
  user_industries_attributes: [4],
  industries_attributes: [2],
  goals_attributes: [2, 1],
  companies_attributes: [3],
  skills: [1],
};

/** The same profile as every page returns it (PRO-86, PRO-87). */
export const shownInfo = {
  country_id: 2,
  gender: 'others',
  impact_to_create: 'More courage.',
  linkedin_url: 'https://www.linkedin.com/in/aisha',
  instagram_url: 'https://www.instagram.com/aisha',
  working_experience: '3-5 years',
  working_experience_level: 'middle',
  working_experience_list: ['Actuary', 'Auditor'],
  job_title: 'Technician',
  company: 'Petronas',
  job_roles: ['Actuary', 'Auditor'],
};

export const shownGoals = [
  { id: 1, image_url: '/goals/1/image', mentor_label: 'Career Guidance' },
  { id: 2, image_url: '/goals/2/image', mentor_label: 'CV Reviews' },
];
