import { z } from 'zod';
import { NewAccount, required, samePasswords } from './accounts-fields.ts';
import { endpoint } from './endpoint.ts';
import { Country } from './reference.ts';
import { Id, Instant, Message } from './types.ts';

/** ACC-15 */
export const programTypes = [
  'Company wide',
  'Employee resource group or diversity',
  'Department or function specific',
  'Career-milestone base',
] as const;

/** ACC-16 */
export const participantRanges = ['1 - 50', '51 - 100', '101 - 200', '201 - 300', 'More than 300'] as const;

const phoneFormat = 'Phone number must be in the format 123456789';

/** The country's prefix and the number in one (ACC-20, ACC-21). */
const PhoneNo = z
  .string('Phone no is a required field')
  .trim()
  .min(1, 'Phone no is a required field')
  .max(25, phoneFormat)
  .regex(/^\+?[\d\s().-]*\d[\d\s().-]*$/, phoneFormat);

const Company = z.object(
  {
    name: required('Company name', 100),
    program_type: z.enum(programTypes, 'Program type is a required field'),
    estimated_participants: z.enum(participantRanges, 'Estimated participants is a required field'),
  },
  'Company name is a required field',
);
const CountryId = z.coerce.number<number>('Country is a required field').int().positive('Country is a required field');

export const registerEnterprise = endpoint({
  method: 'POST',
  path: '/api/enterprise/v1/auth/sign_up',
  summary: 'Registers a company, and an account that owns it (ACC-26)',
  body: NewAccount.extend({
    country_id: CountryId,
    phone_no: PhoneNo,
    enterprise: Company,
  }).refine(...samePasswords),
  response: Message,
  refusals: [],
  proof: 'origin',
  limit: { max: 300, per: 'hour', by: 'source' },
});

export const EnterpriseAdmin = z.object({
  id: Id,
  slug: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  full_name: z.string(),
  email: z.string(),
  phone_no: z.string().nullable(),
  timezone: z.string(),
  created_at: Instant,
  confirmed_at: Instant.nullable(),
  onboarded: z.boolean(),
  enterprise_admin_access: z.array(Id),
  enterprises: z.array(
    z.object({
      id: Id,
      name: z.string(),
      slug: z.string(),
      program_type: z.string(),
      estimated_participants: z.string(),
      is_owner: z.boolean(),
    }),
  ),
});
export type EnterpriseAdmin = z.infer<typeof EnterpriseAdmin>;

export const currentEnterpriseAdmin = endpoint({
  method: 'GET',
  path: '/api/enterprise/v1/admin/current',
  summary: 'Who the bearer token stands for, with their enterprises (ACC-69)',
  response: EnterpriseAdmin,
  refusals: ['accounts.not_signed_in', 'accounts.enterprise_only', 'accounts.not_found'],
  credentials: 'bearer',
});

export const createEnterprise = endpoint({
  method: 'POST',
  path: '/api/enterprise/v1/admin/enterprise',
  summary: 'An enterprise for a signed-in account that has none, and owns it from now on (ENT-04)',
  body: Company.extend({ country_id: CountryId, phone_no: PhoneNo }),
  response: Message.extend({ id: Id, slug: z.string() }),
  refusals: ['accounts.not_signed_in', 'accounts.enterprise_only', 'enterprises.exists_already'],
  credentials: 'bearer',
});

export const changeEnterpriseAdmin = endpoint({
  method: 'PATCH',
  path: '/api/enterprise/v1/admin/current',
  summary: 'The welcome was closed: it does not come again (ENT-13, B143)',
  body: z.object({ onboarded: z.literal(true) }),
  response: EnterpriseAdmin,
  refusals: ['accounts.not_signed_in', 'accounts.enterprise_only', 'accounts.not_found'],
  credentials: 'bearer',
});

export const enterpriseCountries = endpoint({
  method: 'GET',
  path: '/api/enterprise/v1/countries',
  summary: 'Countries and their telephone prefixes, for the form of registration (ACC-19)',
  response: z.array(Country),
  refusals: [],
});
