import * as contract from '../../../contract/discovery.ts';
import { everybody, everyMember, type Sample, sample } from '../../samples.fixture.ts';

export const discoverySamples: Sample[] = [
  // Searching is for members; the first page is for everybody (permissions: Discovery).
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
  sample({
    endpoint: contract.similarMentors,
    as: 'mentee',
    call: async () => ({ params: { slug: 'mentor' }, query: {} }),
    answers: everybody(200),
  }),
  sample({
    endpoint: contract.dashboardMentors,
    as: 'mentee',
    call: async () => ({ query: {} }),
    answers: everyMember(200),
  }),
];
