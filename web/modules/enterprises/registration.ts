import type { CallInput } from '../../../contract/endpoint.ts';
import type { registerEnterprise } from '../../../contract/enterprises/endpoints.ts';
import type { PhoneValue } from '../../ui/PhoneField.tsx';

type Body = CallInput<typeof registerEnterprise>['body'];

/** The form as it is typed: the country is the text of an option, and the phone has two parts. */
export interface Registration {
  company: string;
  programType: string | null;
  participants: string | null;
  firstname: string;
  lastname: string;
  email: string;
  country: string | null;
  phone: PhoneValue;
  password: string;
  password_confirmation: string;
}

export const emptyRegistration: Registration = {
  company: '',
  programType: null,
  participants: null,
  firstname: '',
  lastname: '',
  email: '',
  country: null,
  phone: { dial: '60', number: '' },
  password: '',
  password_confirmation: '',
};

/** In the countries whose prefix a local number could begin with, no number without prefix is longer than this. */
const longestLocal = 10;

/** Prefixes after which a number keeps the 0 it begins with at home. */
const zeroStays: readonly string[] = ['39', '225', '229', '242', '378', '379'];

/** '0123456789' is dialled without its 0 from abroad: '60123456789'. */
const withoutTrunkZero = (dial: string, plain: string) => (zeroStays.includes(dial) ? plain : plain.replace(/^0/, ''));

/**
 * ACC-21: prefix and number in one, with the prefix once. Text without a digit is sent as it is, and refused (ACC-20).
 */
export const phoneNoOf = ({ dial, number }: PhoneValue) => {
  const typed = number.trim();
  if (!/\d/.test(typed)) return typed;
  const plain = typed.replaceAll(/[\s().-]/g, '');
  if (plain.startsWith('+')) return plain.slice(1);
  return plain.startsWith(dial) && plain.length > longestLocal ? plain : `${dial}${withoutTrunkZero(dial, plain)}`;
};

/** The request body. Choices not made are left out, so that the server's own messages ask for them. */
export const registrationBody = (typed: Registration, timezone: string) =>
  ({
    firstname: typed.firstname,
    lastname: typed.lastname,
    email: typed.email,
    password: typed.password,
    password_confirmation: typed.password_confirmation,
    timezone,
    country_id: typed.country === null ? undefined : Number(typed.country),
    phone_no: phoneNoOf(typed.phone),
    enterprise: {
      name: typed.company,
      program_type: typed.programType ?? undefined,
      estimated_participants: typed.participants ?? undefined,
    },
  }) as Body;

/** The place in the form for the message of an API field. */
export const fieldOf = (wire: string) =>
  ({
    country_id: 'country',
    phone_no: 'phone',
    'enterprise.name': 'company',
    enterprise: 'company',
    'enterprise.program_type': 'programType',
    'enterprise.estimated_participants': 'participants',
  })[wire] ?? wire;
