import { refuseField } from '../../platform/refusal.ts';
import type { Change } from '../../platform/work.ts';
import { type Applicant, openAccount } from '../accounts/index.ts';
import { countryExists } from './queries.ts';
import { enterpriseSlugOf } from './rules.ts';
import { insertAdmin, insertEnterprise } from './store.ts';

interface Company {
  name: string;
  programType: string;
  estimatedParticipants: string;
  countryId: number;
}

/** ACC-13, ACC-26: one account and the company it owns, both or neither. Nobody is signed in before they confirm (B03). */
export const register = async (change: Change, applicant: Applicant & { phoneNo: string }, company: Company) => {
  const { tx, now } = change;
  if (!(await countryExists(tx, company.countryId))) refuseField('country_id', 'Country is a required field');
  const owner = await openAccount(change, applicant, 'enterprise');
  const slug = enterpriseSlugOf(company.name);
  const values = { ...company, phoneNo: applicant.phoneNo, ownerId: owner.id, createdAt: now };
  const enterprise =
    (await insertEnterprise(tx, { ...values, slug })) ??
    (await insertEnterprise(tx, { ...values, slug: `${slug}-${owner.publicId.slice(0, 8)}` }));
  if (!enterprise) throw new Error('the enterprise was not written');
  await insertAdmin(tx, enterprise.id, owner.id);
};
