import * as contract from '../../../../contract/bookings/index.ts';
import { everyMember, type Sample, sample } from '../../../testing/samples.fixture.ts';
import { heldWith } from './offline.fixture.ts';

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

export const offlineSamples: Sample[] = [
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
