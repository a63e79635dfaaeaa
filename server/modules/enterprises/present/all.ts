import type { AdminEnterprise } from '../../../../contract/enterprises/index.ts';
import { momentCell } from '../../../platform/table-pages.ts';
import { fullName } from '../../accounts/index.ts';
import type { ListedEnterprise } from '../queries/all.ts';

export const presentEnterprise = ({ enterprise, owner, country, admins }: ListedEnterprise): AdminEnterprise => ({
  id: enterprise.id,
  name: enterprise.name,
  slug: enterprise.slug,
  owner: { id: owner.id, full_name: fullName(owner), email: owner.email },
  program_type: enterprise.programType,
  estimated_participants: enterprise.estimatedParticipants,
  country,
  phone_no: enterprise.phoneNo,
  admins,
  created_at: enterprise.createdAt.toString(),
});

export const enterpriseCells = (row: ListedEnterprise, zone: string) => {
  const { name, owner, program_type, estimated_participants, country, phone_no, admins } = presentEnterprise(row);
  const created_at = momentCell(row.enterprise.createdAt, zone);
  return {
    name,
    owner: owner.full_name,
    email: owner.email,
    program_type,
    estimated_participants,
    country,
    phone_no,
    admins,
    created_at,
  };
};
