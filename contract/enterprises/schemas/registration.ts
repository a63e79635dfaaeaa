import { z } from 'zod';
import { NewAccount, required, samePasswords } from '../../accounts/schemas/fields.ts';
import { shape } from '../../endpoint.ts';
import { Country } from '../../reference/schemas.ts';
import { Id, Instant, Message } from '../../schemas/types.ts';
import { participantRanges, programTypes } from '../values.ts';

const phoneFormat = 'Phone number must be in the format 123456789';

/** The country's prefix and the number, combined (ACC-20, ACC-21). */
const PhoneNo = z
  .string('Phone no is a required field')
  .trim()
  .min(1, 'Phone no is a required field')
  .max(25, { error: phoneFormat, abort: true })
  .regex(/^\+?[\s().-]*\d[\d\s().-]*$/, phoneFormat);

const Company = z.object(
  {
    name: required('Company name', 100),
    program_type: z.enum(programTypes, 'Program type is a required field'),
    estimated_participants: z.enum(participantRanges, 'Estimated participants is a required field'),
  },
  'Company name is a required field',
);

const CountryId = z.coerce.number<number>('Country is a required field').int().positive('Country is a required field');

export const registerEnterprise = shape({
  summary: 'Registers a company, and an account that owns it (ACC-26)',
  proof: 'origin',
  body: NewAccount.extend({
    country_id: CountryId,
    phone_no: PhoneNo,
    enterprise: Company,
  }).refine(...samePasswords),
  response: Message,
  refusals: [],
  // Each new company may write to strangers (B09), and costs nothing.
  limit: { max: 20, per: 'hour', by: 'source' },
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

export const currentEnterpriseAdmin = shape({
  summary: 'Who the bearer token stands for, with their enterprises (ACC-69)',
  credentials: 'bearer',
  response: EnterpriseAdmin,
  refusals: ['accounts.not_signed_in', 'accounts.enterprise_only', 'accounts.not_found'],
});

export const createEnterprise = shape({
  summary: 'An enterprise for a signed-in account that has none, and owns it from now on (ENT-04)',
  credentials: 'bearer',
  body: Company.extend({ country_id: CountryId, phone_no: PhoneNo }),
  response: Message.extend({ id: Id, slug: z.string() }),
  refusals: ['accounts.not_signed_in', 'accounts.enterprise_only', 'enterprises.exists_already'],
});

export const changeEnterpriseAdmin = shape({
  summary: 'The welcome was closed: it does not come again (ENT-13, B143)',
  credentials: 'bearer',
  body: z.object({ onboarded: z.literal(true) }),
  response: EnterpriseAdmin,
  refusals: ['accounts.not_signed_in', 'accounts.enterprise_only', 'accounts.not_found'],
});

export const enterpriseCountries = shape({
  summary: 'Countries and their telephone prefixes, for the form of registration (ACC-19)',
  response: z.array(Country),
  refusals: [],
});
