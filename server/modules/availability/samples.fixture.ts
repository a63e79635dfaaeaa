import * as contract from '../../../contract/availability/index.ts';
import { adminsOfAlpha, everyMember, sample, type Sample } from '../../testing/samples.fixture.ts';
import { someHours } from './availability.fixture.ts';

/** AVL-11; decisions (d): availability and do-not-disturb belong to mentors. */
const mentors = everyMember(403, { mentor: 200, other_mentor: 200 });

export const availabilitySamples: Sample[] = [
  sample({
    endpoint: contract.myAvailability,
    as: 'mentor',
    call: async () => ({ query: {} }),
    answers: mentors,
  }),
  sample({
    endpoint: contract.saveAvailability,
    as: 'mentor',
    call: async () => ({
      body: { ...someHours, notice_minutes: 240, buffer_after_minutes: 15, sessions_a_week: 4, dnd: false },
    }),
    answers: mentors,
  }),
  sample({ endpoint: contract.dndStatus, as: 'mentor', call: async () => ({}), answers: mentors }),
  sample({
    endpoint: contract.toggleDnd,
    as: 'mentor',
    call: async () => ({ body: { active: true } }),
    answers: mentors,
  }),
  // AVL-15; decisions (d): a programme's admins read and set the availability of its mentors.
  sample({
    endpoint: contract.programmeAvailability,
    as: 'programme_admin',
    call: async ({ alpha }) => ({ query: { program_id: alpha.id } }),
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: contract.mentorAvailability,
    as: 'programme_admin',
    call: async ({ alpha, ids }) => ({ params: { id: ids.mentor }, query: { program_id: alpha.id } }),
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: contract.saveMentorAvailability,
    as: 'programme_admin',
    call: async ({ alpha, ids }) => ({ params: { id: ids.mentor }, body: { ...someHours, program_id: alpha.id } }),
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: contract.setMentorDnd,
    as: 'programme_admin',
    call: async ({ alpha, ids }) => ({ params: { id: ids.mentor }, body: { program_id: alpha.id, active: true } }),
    answers: adminsOfAlpha,
  }),
];
