import * as contract from '../../../contract/reference/index.ts';
import { everybody, sample, type Sample } from '../../testing/samples.fixture.ts';

const open = everybody(200);

/** PRO-79: the lists are public; a sign-up form needs them before there is a session. */
export const referenceSamples: Sample[] = [
  sample({ endpoint: contract.timeZones, as: 'visitor', call: async () => ({}), answers: open }),
  sample({ endpoint: contract.countries, as: 'visitor', call: async () => ({}), answers: open }),
  sample({ endpoint: contract.languages, as: 'visitor', call: async () => ({}), answers: open }),
  sample({
    endpoint: contract.industries,
    as: 'visitor',
    call: async () => ({ query: { search: 'tech' } }),
    answers: open,
  }),
  sample({
    endpoint: contract.skills,
    as: 'visitor',
    call: async () => ({ query: { search: 'lead' } }),
    answers: open,
  }),
  sample({ endpoint: contract.services, as: 'visitor', call: async () => ({}), answers: open }),
  sample({ endpoint: contract.goals, as: 'visitor', call: async () => ({ query: {} }), answers: open }),
  sample({ endpoint: contract.goalImage, as: 'visitor', call: async () => ({ params: { id: 1 } }), answers: open }),
  sample({
    endpoint: contract.companies,
    as: 'visitor',
    call: async () => ({ query: { search: 'bank' } }),
    answers: open,
  }),
  sample({
    endpoint: contract.universities,
    as: 'visitor',
    call: async () => ({ query: { search: 'malaya' } }),
    answers: open,
  }),
  sample({
    endpoint: contract.jobRoles,
    as: 'visitor',
    call: async () => ({ query: { search: 'manager' } }),
    answers: open,
  }),
];
