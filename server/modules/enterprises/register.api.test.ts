import { beforeEach, expect, test } from 'vitest';
import { signIn, confirmAddress, deleteAccount } from '../../../contract/accounts/index.ts';
import {
  createEnterprise,
  currentEnterpriseAdmin,
  enterpriseCountries,
  registerEnterprise,
} from '../../../contract/enterprises/index.ts';
import { linkIn, onlyLetterTo } from '../../testing/told.fixture.ts';
import { beginning, openWorld, type World } from '../../testing/world.fixture.ts';
import { mintToken } from '../accounts/index.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const form = {
  firstname: 'Farah',
  lastname: 'Lim',
  email: 'farah@petang.example',
  country_id: 135,
  phone_no: '60123456789',
  password: 'Quiet-Harbour-41',
  password_confirmation: 'Quiet-Harbour-41',
  enterprise: { name: 'Petang Bhd.', program_type: 'Company wide', estimated_participants: '51 - 100' },
} as const;
const register = (changes: object = {}) =>
  world.newBrowser().ask(registerEnterprise, { body: { ...form, ...changes } as typeof form });
const fieldsOf = async (changes: object) => {
  const reply = await register(changes);
  expect(reply.status).toBe(422);
  return (reply.body as { fields: object }).fields;
};
const ownerId = async () =>
  Number((await world.rows<{ id: string }>('select id from users where email = $1', [form.email]))[0]?.id);

test('ACC-13 ACC-21 ACC-25 ACC-26 a company is registered with the account that owns it', async () => {
  const reply = await register();
  expect(reply).toMatchObject({ status: 200, body: { message: 'Registration successful' } });
  expect(reply.headers['set-cookie']).toBeUndefined();
  const id = await ownerId();
  expect(
    await world.rows(
      'select firstname, lastname, email, user_type, is_enterprise, phone_no, confirmed_at from users where id = $1',
      [id],
    ),
  ).toEqual([
    {
      firstname: 'Farah',
      lastname: 'Lim',
      email: 'farah@petang.example',
      user_type: 'admin',
      is_enterprise: true,
      phone_no: '60123456789',
      confirmed_at: null,
    },
  ]);
  const companies = await world.rows(
    `select name, slug, program_type, estimated_participants, country_id::int, phone_no, owner_id::int, user_id::int
     from enterprises join enterprise_admins on enterprise_id = id where owner_id = $1`,
    [id],
  );
  expect(companies).toEqual([
    {
      name: 'Petang Bhd.',
      slug: 'petang-bhd',
      program_type: 'Company wide',
      estimated_participants: '51 - 100',
      country_id: 135,
      phone_no: '60123456789',
      owner_id: id,
      user_id: id,
    },
  ]);
});

test('ACC-10 ACC-29 ACC-69 it comes in once its address is confirmed, and its token says who it is', async () => {
  await register();
  const id = await ownerId();
  const enter = () => world.newBrowser().ask(signIn, { body: { email: form.email, password: form.password } });
  expect((await enter()).status).toBe(403);
  const token = await world.transact(({ tx }) => mintToken(tx, id, 'confirm', beginning));
  await world.newBrowser().ask(confirmAddress, { body: { confirmation_token: token } });
  const entered = (await enter()).body as { token: string; location: string };
  expect(entered.location).toBe('/dashboard');
  const reply = await world.newBrowser().ask(
    currentEnterpriseAdmin,
    {},
    {
      headers: { authorization: `Bearer ${entered.token}` },
    },
  );
  expect(reply.body).toMatchObject({
    id,
    full_name: 'Farah Lim',
    email: form.email,
    onboarded: false,
    enterprise_admin_access: [expect.any(Number)],
    enterprises: [{ name: 'Petang Bhd.', slug: 'petang-bhd', is_owner: true }],
  });
});

test('ACC-14 ACC-15 ACC-16 ACC-17 everything that is missing of the company is said at its field', async () => {
  expect(await fieldsOf({ firstname: '', lastname: ' ', enterprise: {} })).toEqual({
    firstname: 'First name is a required field',
    lastname: 'Last name is a required field',
    'enterprise.name': 'Company name is a required field',
    'enterprise.program_type': 'Program type is a required field',
    'enterprise.estimated_participants': 'Estimated participants is a required field',
  });
  const odd = { name: 'P', program_type: 'Everything', estimated_participants: '7' };
  expect(await fieldsOf({ enterprise: odd })).toEqual({
    'enterprise.program_type': 'Program type is a required field',
    'enterprise.estimated_participants': 'Estimated participants is a required field',
  });
});

test.each([
  'Company wide',
  'Employee resource group or diversity',
  'Department or function specific',
  'Career-milestone base',
])('ACC-15 %s is a type of programme', async (program_type) => {
  expect((await register({ enterprise: { ...form.enterprise, program_type } })).status).toBe(200);
});

test.each(['1 - 50', '51 - 100', '101 - 200', '201 - 300', 'More than 300'])(
  'ACC-16 %s participants can be expected',
  async (estimated_participants) => {
    expect((await register({ enterprise: { ...form.enterprise, estimated_participants } })).status).toBe(200);
  },
);

test('ACC-18 ACC-19 ACC-20 address, country and phone are asked for and must be such', async () => {
  expect(await fieldsOf({ email: undefined, country_id: undefined, phone_no: undefined })).toEqual({
    email: 'Email is a required field',
    country_id: 'Country is a required field',
    phone_no: 'Phone no is a required field',
  });
  const format = 'Phone number must be in the format 123456789';
  expect(await fieldsOf({ email: 'farah', phone_no: '+' })).toEqual({
    email: 'Email must be a valid email',
    phone_no: format,
  });
  expect(await fieldsOf({ phone_no: 'call me 1' })).toEqual({ phone_no: format });
  expect(await fieldsOf({ country_id: 9999 })).toEqual({ country_id: 'Country is a required field' });
  expect(await world.rows(`select 1 from enterprises where name = 'Petang Bhd.'`)).toEqual([]);
});

test('ACC-22 ACC-23 ACC-24 ACC-25 the password holds to the rules, and the address must be free', async () => {
  expect(await fieldsOf({ password: 'short', password_confirmation: '' })).toEqual({
    password: 'Password must contain at least 8 characters, 1 uppercase, 1 number and 1 special character',
    password_confirmation: 'Password confirmation is required',
  });
  expect(await fieldsOf({ password_confirmation: 'Quiet-Harbour-42' })).toEqual({
    password_confirmation: 'Passwords must match',
  });
  expect(await fieldsOf({ password: 'Welcome@123', password_confirmation: 'Welcome@123' })).toEqual({
    password: 'This password is too easy to guess.',
  });
  expect(await fieldsOf({ email: 'Mentee@example.com' })).toEqual({ email: 'Email has already been taken' });
});

test('two companies of one name have addresses of their own', async () => {
  await register();
  await register({ email: 'second@petang.example' });
  const slugs = await world.rows<{ slug: string }>('select slug from enterprises where slug like $1 order by id', [
    'petang%',
  ]);
  expect(slugs.map(({ slug }) => slug)).toEqual(['petang-bhd', expect.stringMatching(/^petang-bhd-[0-9a-f]{8}$/)]);
});

test('ACC-19 the countries come with their prefixes', async () => {
  const { status, body } = await world.newBrowser().ask(enterpriseCountries, {});
  expect(status).toBe(200);
  expect(body).toContainEqual({ id: expect.any(Number), name: 'Malaysia', iso: 'MY', dial_code: '60' });
  expect((body as unknown[]).length).toBeGreaterThan(190);
});

test('ACC-69 a member’s credentials do not open the enterprise API', async () => {
  const headers = { authorization: `Bearer ${world.tokens.get('mentee')}` };
  expect((await world.newBrowser().ask(currentEnterpriseAdmin, {}, { headers })).status).toBe(403);
});

test('ACC-65 the only owner of an enterprise stays until the role is handed over', async () => {
  await register();
  await world.rows('update enterprises set owner_id = $1', [world.ids.enterprise_admin]);
  const body = { reason_for_leaving: 'Found a different platform' };
  expect(await world.ask('enterprise_admin', deleteAccount, { body })).toMatchObject({
    status: 422,
    body: { error: 'Please hand over your role before you delete your account.' },
  });
  expect(await world.rows('select 1 from account_deletions')).toEqual([]);
  await world.rows('update enterprises set owner_id = $1', [await ownerId()]);
  expect((await world.ask('enterprise_admin', deleteAccount, { body })).status).toBe(200);
});

test('ENT-04 ENT-05 an account whose enterprise is gone makes another, once, and is sent to its letters', async () => {
  const { country_id, phone_no, enterprise } = form;
  const headers = await world.bearerOf('enterprise_admin');
  const make = () =>
    world.ask('enterprise_admin', createEnterprise, { body: { ...enterprise, country_id, phone_no } }, { headers });
  expect((await make()).body.code).toBe('enterprises.exists_already');
  await world.rows('delete from enterprise_admins where user_id = $1', [world.ids.enterprise_admin]);
  const { status, body } = await make();
  expect([status, body.message]).toEqual([200, 'Enterprise created successfully. Please check your email.']);
  expect(await world.rows('select name, owner_id::int from enterprises where id = $1', [body.id])).toEqual([
    { name: 'Petang Bhd.', owner_id: world.ids.enterprise_admin },
  ]);
  await world.runJobs();
  const letter = onlyLetterTo(world, 'enterprise_admin@example.com');
  expect(letter.text).toContain('has been created, and you own it.');
  expect(linkIn(letter, 'http://lantern.test/d').pathname).toBe('/dashboard');
  expect((await make()).status).toBe(422);
});
