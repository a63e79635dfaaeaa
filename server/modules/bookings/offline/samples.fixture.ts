import * as contract from '../../../../contract/bookings/index.ts';
import { everyMember, type Sample, sample } from '../../../testing/samples.fixture.ts';
import type { World } from '../../../testing/world.fixture.ts';
import { heldWith, logged } from './offline.fixture.ts';

/** The mentee of Alpha asks; calls about the mentee alone are refused to the mentor. */
const aboutTheMentee = everyMember(404, {
  mentee: 200,
  mentor: 403,
  programme_admin: 200,
  portal_owner: 200,
  enterprise_admin: 200,
  platform_admin: 200,
});
/** Permissions table (d), Offline session: the two participants, and everyone who administers Alpha. */
const aboutTheTwo = { ...aboutTheMentee, mentor: 200 };

/** The mentee of Alpha logged it; its mentor is asked, and nobody else finds it, not even its admins. */
const answered = {
  as: 'mentor' as const,
  call: async (world: World) => ({ params: { id: await logged(world, 'mentee') } }),
  answers: everyMember(404, { mentor: 200, mentee: 422 }),
};

export const offlineSamples: Sample[] = [
  sample({ endpoint: contract.confirmOfflineSession, ...answered }),
  sample({ endpoint: contract.denyOfflineSession, ...answered }),
  sample({
    endpoint: contract.deleteOfflineSession,
    as: 'mentee',
    call: async (world) => ({ params: { id: await logged(world, 'mentee') } }),
    // The mentor and the admins see the session, but they did not log it.
    answers: everyMember(404, {
      mentee: 200,
      mentor: 403,
      programme_admin: 403,
      portal_owner: 403,
      enterprise_admin: 403,
      platform_admin: 403,
    }),
  }),
  sample({
    endpoint: contract.logOfflineSession,
    as: 'mentee',
    call: async (world) => ({ body: { booking: heldWith(world) } }),
    answers: aboutTheTwo,
  }),
  sample({
    endpoint: contract.offlineSessionData,
    as: 'mentee',
    call: async ({ ids, alpha }) => ({ query: { user_id: ids.mentee, program_id: alpha.id } }),
    answers: aboutTheMentee,
  }),
  sample({
    endpoint: contract.heldSlots,
    as: 'mentee',
    call: async ({ ids, alpha }) => ({
      query: { user_id: ids.mentee, program_id: alpha.id, participant_id: ids.mentor },
    }),
    answers: aboutTheTwo,
  }),
  sample({
    endpoint: contract.offlineSummary,
    as: 'mentee',
    call: async ({ ids, alpha }) => ({ query: { user_id: ids.mentee, program_id: alpha.id } }),
    answers: aboutTheMentee,
  }),
];
