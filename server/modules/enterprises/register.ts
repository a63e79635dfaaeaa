import type { Change } from '../../platform/work.ts';
import { type Applicant, openAccount } from '../accounts/index.ts';
import { type Company, establish } from './establish.ts';

/**
 * ACC-13, ACC-26: creates an account and the company it owns, both or neither. Nobody is signed in until they confirm
 * (B03).
 */
export const register = async (
  change: Change,
  applicant: Applicant & { phoneNo: string },
  company: Omit<Company, 'phoneNo'>,
) => {
  const owner = await openAccount(change, applicant, 'enterprise');
  await establish(change, { ...company, phoneNo: applicant.phoneNo }, owner);
};
