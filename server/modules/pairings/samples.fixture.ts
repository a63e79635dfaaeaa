import * as contract from '../../../contract/pairings.ts';
import { adminsOfAlpha, everyMember, sample, type Sample } from '../../samples.fixture.ts';
import type { World } from '../../world.fixture.ts';

/** The mentor and the mentee of Alpha. */
export const pairOf = ({ alpha, ids }: World) => ({
  program_id: alpha.id,
  mentor_id: ids.mentor,
  mentee_id: ids.mentee,
});

const mentorsAlone = everyMember(404, {
  mentor: 200,
  mentee: 403,
  programme_admin: 403,
  portal_owner: 403,
  enterprise_admin: 403,
  platform_admin: 403,
});

export const pairingSamples: Sample[] = [
  sample({
    endpoint: contract.connect,
    as: 'mentee',
    call: async (world) => ({ body: pairOf(world) }),
    // In Alpha mentees pick; its admins may everywhere.
    answers: { ...adminsOfAlpha, mentee: 200, mentor: 403 },
  }),
  sample({
    endpoint: contract.showConnection,
    as: 'mentee',
    call: async ({ alpha, ids }) => ({ query: { program_id: alpha.id, user_id: ids.mentor } }),
    answers: { ...adminsOfAlpha, mentee: 200, mentor: 200 },
  }),
  sample({
    endpoint: contract.ownCapacity,
    as: 'mentor',
    call: async ({ alpha }) => ({ query: { program_id: alpha.id } }),
    answers: mentorsAlone,
  }),
  sample({
    endpoint: contract.setOwnCapacity,
    as: 'mentor',
    call: async ({ alpha }) => ({ body: { program_id: alpha.id, capacity: 3 } }),
    answers: mentorsAlone,
  }),
];
