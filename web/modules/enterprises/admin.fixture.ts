import type { EnterpriseAdmin } from '../../../contract/enterprises/index.ts';

/** An admin of the enterprise app who has closed the welcome already: the owner of Petang. */
export const anEnterpriseAdmin = (changes: Partial<EnterpriseAdmin> = {}): EnterpriseAdmin => ({
  id: 1,
  slug: 'farah-idris',
  firstname: 'Farah',
  lastname: 'Idris',
  full_name: 'Farah Idris',
  email: 'farah@petang.example',
  phone_no: null,
  timezone: 'Asia/Kuala_Lumpur',
  created_at: '2026-11-01T00:00:00Z',
  confirmed_at: '2026-11-01T00:00:00Z',
  onboarded: true,
  enterprise_admin_access: [3],
  enterprises: [
    {
      id: 3,
      name: 'Petang Bhd',
      slug: 'petang',
      program_type: 'Company wide',
      estimated_participants: '1 - 50',
      is_owner: true,
    },
  ],
  ...changes,
});
