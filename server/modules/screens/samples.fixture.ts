import * as dashboard from '../../../contract/screens/index.ts';
import {
  adminTranscriptions,
  bookingDetail,
  memberProfile,
  menteeProfile,
  mentorProfile,
  impactCounters,
  myMentees,
  programmeView,
} from '../../../contract/screens/index.ts';
import { currentUser } from '../../../contract/me/index.ts';
import { addRole } from '../../../contract/programmes/index.ts';
import { csrfToken } from '../../../contract/session/index.ts';
import { everybody, everyMember, type Sample, sample, adminsOfAlpha } from '../../testing/samples.fixture.ts';
import type { World } from '../../testing/world.fixture.ts';
import { requested } from '../bookings/bookings.fixture.ts';

const dashboards = [dashboard.companyAuditLog, dashboard.companyAuditChoices, dashboard.companyAuditFile];

export const screenSamples: Sample[] = [
  ...dashboards.map((endpoint) =>
    sample({
      endpoint,
      as: 'programme_admin',
      call: async ({ alpha }) => ({ query: { program_id: alpha.id } }),
      answers: adminsOfAlpha,
    }),
  ),
  sample({
    endpoint: programmeView,
    as: 'mentee',
    call: async ({ alpha }) => ({ query: { program_id: alpha.id } }),
    answers: everybody(200),
  }),
  sample({ endpoint: currentUser, as: 'mentee', call: async () => ({}), answers: everyMember(200) }),
  sample({ endpoint: impactCounters, as: 'mentee', call: async () => ({}), answers: everybody(200) }),
  sample({
    endpoint: myMentees,
    as: 'mentor',
    call: async ({ alpha }) => ({ query: { program_id: alpha.id } }),
    answers: { ...adminsOfAlpha, mentee: 200, mentor: 200 },
  }),
  // MTG-07
  sample({
    endpoint: adminTranscriptions,
    as: 'programme_admin',
    call: async ({ alpha }) => ({ query: { program_id: alpha.id } }),
    answers: adminsOfAlpha,
  }),
  sample({ endpoint: csrfToken, as: 'mentee', call: async () => ({}), answers: everybody(200) }),
  sample({
    endpoint: mentorProfile,
    as: 'mentee',
    call: async () => ({ params: { slug: 'mentor' }, query: {} }),
    answers: everybody(200),
  }),
  sample({
    endpoint: bookingDetail,
    as: 'mentee',
    call: async (world) => ({ params: { id: (await requested(world)).id }, query: {} }),
    answers: everyMember(404, { mentee: 200, mentor: 200, platform_admin: 200 }),
  }),
  // B15: for the people of the programme.
  sample({
    endpoint: memberProfile,
    as: 'mentor',
    call: async ({ alpha }) => ({ params: { id: 'mentee' }, query: { program_id: alpha.id } }),
    answers: { ...adminsOfAlpha, mentee: 200, mentor: 200 },
  }),
  // PRO-90: for the mentee, the people of their programme, and its admins.
  sample({
    endpoint: menteeProfile,
    as: 'mentee',
    call: async (world) => {
      await requested(world);
      return { params: { slug: 'mentee' } };
    },
    answers: { ...adminsOfAlpha, mentee: 200, mentor: 200 },
  }),
];

/** An act in the other programme, marked with a word that nobody outside it may read. */
export const screenCanaries = async (world: World) => {
  await world.ask('other_programme_admin', addRole, {
    params: { id: world.beta.id },
    body: { name: 'zxcanary', user_type: 'mentor' },
  });
};
