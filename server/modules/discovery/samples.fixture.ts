import * as contract from '../../../contract/discovery/index.ts';
import { adminsOfAlpha, everybody, everyMember, type Sample, sample } from '../../testing/samples.fixture.ts';

export const discoverySamples: Sample[] = [
  // Only members can search; everyone can see the first page (permissions: Discovery).
  sample({
    endpoint: contract.discoverMentors,
    as: 'mentee',
    call: async () => ({ query: { search: 'engineer' } }),
    answers: everyMember(200),
  }),
  sample({
    endpoint: contract.discoverResult,
    as: 'mentee',
    call: async () => ({ query: { ind: '1' } }),
    answers: everybody(200),
  }),
  sample({ endpoint: contract.discoverFilters, as: 'mentee', call: async () => ({}), answers: everybody(200) }),
  // B22: only for people in the programme; strangers get not found.
  ...[contract.programmeDirectory, contract.directoryFilters].map((endpoint) =>
    sample({
      endpoint,
      as: 'mentee',
      call: async ({ alpha }) => ({ query: { program_id: alpha.id } }),
      answers: { ...adminsOfAlpha, mentee: 200, mentor: 200 },
    }),
  ),
  sample({
    endpoint: contract.similarMentors,
    as: 'mentee',
    call: async () => ({ params: { slug: 'mentor' }, query: {} }),
    answers: everybody(200),
  }),
  sample({
    endpoint: contract.dashboardMentors,
    as: 'mentee',
    call: async ({ alpha }) => ({ query: { program_id: alpha.id } }),
    answers: { ...adminsOfAlpha, mentee: 200, mentor: 200 },
  }),
  sample({
    endpoint: contract.matchedMentees,
    as: 'mentor',
    call: async ({ alpha }) => ({ query: { program_id: alpha.id } }),
    answers: { ...adminsOfAlpha, mentee: 200, mentor: 200 },
  }),
];
