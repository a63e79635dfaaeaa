import { refuseField } from '../../platform/refusal.ts';
import type { Change } from '../../platform/work.ts';
import type { Person } from '../accounts/index.ts';
import { countryExists } from './queries.ts';
import { enterpriseSlugOf } from './rules.ts';
import { insertAdmin, insertEnterprise } from './store.ts';

export interface Company {
  name: string;
  programType: string;
  estimatedParticipants: string;
  countryId: number;
  phoneNo: string;
}

/**
 * Creates a company with its owner as the first admin; if the name is already in use, the new one gets a different
 * slug.
 */
export const establish = async ({ tx, now }: Change, company: Company, owner: Pick<Person, 'id' | 'publicId'>) => {
  if (!(await countryExists(tx, company.countryId))) refuseField('country_id', 'Country is a required field');
  const slug = enterpriseSlugOf(company.name);
  const values = { ...company, ownerId: owner.id, createdAt: now };
  const enterprise =
    (await insertEnterprise(tx, { ...values, slug })) ??
    (await insertEnterprise(tx, { ...values, slug: `${slug}-${owner.publicId.slice(0, 8)}` }));
  if (!enterprise) throw new Error('the enterprise was not written');
  await insertAdmin(tx, enterprise.id, owner.id);
  return enterprise;
};
