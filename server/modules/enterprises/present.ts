import type { EnterpriseAdmin } from '../../../contract/enterprises/index.ts';
import { fullName, type Person } from '../accounts/index.ts';
import type { EnterpriseRow } from './queries.ts';

export const presentAdmin = (person: Person, rows: readonly EnterpriseRow[]): EnterpriseAdmin => ({
  id: person.id,
  slug: person.slug,
  firstname: person.firstname,
  lastname: person.lastname,
  full_name: fullName(person),
  email: person.email,
  phone_no: person.phoneNo,
  timezone: person.timezone,
  created_at: person.createdAt.toString(),
  confirmed_at: person.confirmedAt?.toString() ?? null,
  onboarded: person.onboardedAt !== null,
  enterprise_admin_access: rows.map(({ enterprise }) => enterprise.id),
  enterprises: rows.map(({ enterprise }) => ({
    id: enterprise.id,
    name: enterprise.name,
    slug: enterprise.slug,
    program_type: enterprise.programType,
    estimated_participants: enterprise.estimatedParticipants,
    is_owner: enterprise.ownerId === person.id,
  })),
});
