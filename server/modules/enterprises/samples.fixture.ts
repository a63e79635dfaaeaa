import * as contract from '../../../contract/enterprises/index.ts';
import { everybody, everyMember, sample, type Sample } from '../../testing/samples.fixture.ts';

export const enterpriseSamples: Sample[] = [
  sample({
    endpoint: contract.registerEnterprise,
    as: 'visitor',
    call: async () => ({
      body: {
        firstname: 'Farah',
        lastname: 'Lim',
        email: 'farah@petang.example',
        country_id: 1,
        phone_no: '60123456789',
        password: 'Quiet-Harbour-41',
        password_confirmation: 'Quiet-Harbour-41',
        enterprise: {
          name: 'Petang',
          program_type: 'Company wide' as const,
          estimated_participants: '1 - 50' as const,
        },
      },
    }),
    answers: everybody(200),
  }),
  sample({
    endpoint: contract.currentEnterpriseAdmin,
    as: 'enterprise_admin',
    call: async () => ({}),
    answers: everyMember(403, { enterprise_admin: 200 }),
  }),
  sample({
    endpoint: contract.changeEnterpriseAdmin,
    as: 'enterprise_admin',
    call: async () => ({ body: { onboarded: true as const } }),
    answers: everyMember(403, { enterprise_admin: 200 }),
  }),
  sample({
    endpoint: contract.createEnterprise,
    as: 'enterprise_admin',
    // Remove the existing enterprise first: an account can have only one.
    call: async (world) => {
      await world.rows('delete from enterprise_admins where user_id = $1', [world.ids.enterprise_admin]);
      return {
        body: {
          name: 'Petang',
          program_type: 'Company wide' as const,
          estimated_participants: '1 - 50' as const,
          country_id: 1,
          phone_no: '60123456789',
        },
      };
    },
    answers: everyMember(403, { enterprise_admin: 200 }),
  }),
  sample({ endpoint: contract.enterpriseCountries, as: 'visitor', call: async () => ({}), answers: everybody(200) }),
  sample({
    endpoint: contract.adminEnterprises,
    as: 'platform_admin',
    call: async () => ({ query: { page: 1, query: '*' } }),
    answers: everyMember(403, { platform_admin: 200 }),
  }),
  sample({
    endpoint: contract.adminEnterprisesFile,
    as: 'platform_admin',
    call: async () => ({ query: { is_csv: 'true' } }),
    answers: everyMember(403, { platform_admin: 200 }),
  }),
];
