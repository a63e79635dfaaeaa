import { expect, test } from 'vitest';
import { instagramHost, linkedInHost } from '../../../../contract/profiles/index.ts';
import { judgedBy } from '../../../lib/judged-by.ts';
import { profileBody, type ProfileValues } from '../settings/profile-values.ts';
import { addressAt, handleAt } from './values.ts';
import { fieldOfWire, profileParts } from './wire.ts';

const typed: ProfileValues = {
  firstname: 'Ana',
  lastname: 'Lim',
  gender: null,
  country_id: '132',
  user_languages: ['1'],
  profile_intro: '',
  phone_no: '',
  whatsapp_notification: false,
  timezone: 'Asia/Kuala_Lumpur',
  linkedin_url: '',
  instagram_url: '',
  impact_to_create: '',
  working_experience: null,
  user_industries_attributes: [],
  services_attributes: ['3'],
};
const messagesOf = async (values: ProfileValues) => {
  const toWire = (all: ProfileValues) => profileBody(all, { isMentor: false });
  const resolve = judgedBy<ProfileValues>(profileParts, { toWire, fieldOf: fieldOfWire });
  const { errors } = await resolve(values, undefined, { fields: {}, shouldUseNativeValidation: false });
  return Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, error?.message]));
};

test.each([
  ['user.firstname', 'firstname'],
  ['info.linkedin_url', 'linkedin_url'],
  ['user_languages', 'user_languages'],
  ['user_languages.0', 'user_languages'],
  ['end_date', 'end_date'],
])('what the server says of %s stands beside %s', (wire, field) => {
  expect(fieldOfWire(wire)).toBe(field);
});

test('PRO-44 PRO-45 PRO-46 the profile form says what is wrong before anything is sent', async () => {
  expect(await messagesOf(typed)).toEqual({});
  const wrong = { firstname: ' ', lastname: '', country_id: null, user_languages: [], linkedin_url: 'two words' };
  expect(await messagesOf({ ...typed, ...wrong })).toEqual({
    firstname: 'First name is a required field',
    lastname: 'Last name is a required field',
    country_id: 'Country is a required field',
    user_languages: 'Language is a required field',
    linkedin_url: 'Invalid LinkedIn profile URL format: https://www.linkedin.com/in/',
  });
});

test('PRO-46 the fixed beginning is always put in front, and nothing behind it is no address', () => {
  expect(addressAt(linkedInHost, ' ana ')).toBe('https://www.linkedin.com/in/ana');
  expect(addressAt(linkedInHost, '  ')).toBe('');
  expect(handleAt(linkedInHost, 'https://www.linkedin.com/in/ana')).toBe('ana');
  expect(handleAt(instagramHost, null)).toBe('');
});

test('PRO-73 only a mentor sends services', () => {
  expect(profileBody(typed, { isMentor: true }).services_attributes).toEqual([3]);
  expect(profileBody(typed, { isMentor: false })).not.toHaveProperty('services_attributes');
});

test('PRO-43 the form sends every field that the documents print, each under its own name', () => {
  const said = {
    ...typed,
    gender: 'female',
    profile_intro: 'I fix things.',
    phone_no: '60123456789',
    whatsapp_notification: true,
    linkedin_url: 'ana',
    instagram_url: 'ana.lim',
    impact_to_create: 'Kinder teams.',
    working_experience: '3-5 years',
    user_languages: ['1', '2'],
    user_industries_attributes: ['4'],
  };
  expect(profileBody(said, { isMentor: true })).toEqual({
    user: {
      firstname: 'Ana',
      lastname: 'Lim',
      profile_intro: 'I fix things.',
      phone_no: '60123456789',
      whatsapp_notification: true,
      timezone: 'Asia/Kuala_Lumpur',
    },
    user_languages: [1, 2],
    info: {
      country_id: 132,
      gender: 'female',
      impact_to_create: 'Kinder teams.',
      linkedin_url: 'https://www.linkedin.com/in/ana',
      instagram_url: 'https://www.instagram.com/ana.lim',
      working_experience: '3-5 years',
    },
    user_industries_attributes: [4],
    services_attributes: [3],
  });
});
