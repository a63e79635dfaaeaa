import { beforeEach, expect, test } from 'vitest';
import { type OwnProfile, profileSettings, saveProfile } from '../../../contract/profiles/index.ts';
import { viewAsUser } from '../../../contract/accounts/index.ts';
import { password, type Person } from '../../testing/personas.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { signedInAs } from '../accounts/accounts.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const save = (persona: Person, body: object) => world.ask(persona, saveProfile, { body });
const settings = async (persona: Person): Promise<OwnProfile> => {
  const slug = persona.replaceAll('_', '-');
  const { body } = await world.ask(persona, profileSettings, { params: { slug } });
  return body as OwnProfile;
};
const fieldsOf = (body: unknown) => (body as { fields?: Record<string, string> }).fields;
const named = (rows: { name: string }[]) => rows.map(({ name }) => name);

test('PRO-43 PRO-48 every field of the profile form is saved and comes back', async () => {
  const { status, body } = await save('mentee', {
    user: {
      firstname: '  Nur Aïsha ',
      lastname: 'binti Ali',
      profile_intro: 'I fix\nthings.',
      phone_no: '60123456789',
      whatsapp_notification: true,
      timezone: 'Asia/Jakarta',
      lang: 'ms',
    },
    user_languages: [3, 1, 3],
    info: {
      country_id: 132,
      gender: 'others',
      impact_to_create: 'More courage.',
      linkedin_url: 'https://www.linkedin.com/in/aisha',
      instagram_url: 'https://www.instagram.com/aisha',
      working_experience: '3-5 years',
      working_experience_level: 'middle',
      job_title: 'Technician',
      company: 'Petronas',
    },
    user_industries_attributes: [4, 12],
    skills: [1],
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({ message: 'Profile successfully updated', user: { full_name: 'Nur Aïsha binti Ali' } });
  const profile = await settings('mentee');
  expect(profile).toEqual((body as { user: OwnProfile }).user);
  expect(profile).toMatchObject({
    firstname: 'Nur Aïsha',
    lastname: 'binti Ali',
    profile_intro: 'I fix\nthings.',
    phone_no: '60123456789',
    whatsapp_notification: true,
    timezone: 'Asia/Jakarta',
    lang: 'ms',
    info: {
      country_id: 132,
      gender: 'others',
      impact_to_create: 'More courage.',
      linkedin_url: 'https://www.linkedin.com/in/aisha',
      instagram_url: 'https://www.instagram.com/aisha',
      working_experience: '3-5 years',
      working_experience_level: 'middle',
      job_title: 'Technician',
      company: 'Petronas',
    },
  });
  expect(profile.user_languages).toEqual([
    { language_id: 1, name: 'English' },
    { language_id: 3, name: 'Mandarin' },
  ]);
  expect(profile.industries.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([4, 12]);
  expect(named(profile.skills)).toEqual(['Accounting']);
});

test('PRO-48 what is not sent stays as it is', async () => {
  await save('mentee', {
    user: { profile_intro: 'Hello', phone_no: '60123456789' },
    info: { gender: 'male' },
    skills: [2],
  });
  await save('mentee', { info: { impact_to_create: 'Peace' } });
  expect(await settings('mentee')).toMatchObject({
    firstname: 'Mentee',
    profile_intro: 'Hello',
    phone_no: '60123456789',
    info: { gender: 'male', impact_to_create: 'Peace', country_id: 1, job_title: 'Engineer' },
    skills: [{ id: 2 }],
    user_languages: [{ language_id: 1 }],
  });
});

test('PRO-43 a field that may be empty is emptied by empty text and by null', async () => {
  await save('mentee', {
    user: { profile_intro: 'Hello' },
    info: { gender: 'male', linkedin_url: 'https://www.linkedin.com/in/x' },
  });
  await save('mentee', { user: { profile_intro: '  ' }, info: { gender: null, linkedin_url: '', job_title: null } });
  expect(await settings('mentee')).toMatchObject({
    profile_intro: null,
    info: { gender: null, linkedin_url: null, job_title: null },
  });
});

test.each([
  [
    'PRO-44',
    'a blank first name',
    { user: { firstname: ' ' } },
    { 'user.firstname': 'First name is a required field' },
  ],
  ['PRO-44', 'a blank last name', { user: { lastname: '' } }, { 'user.lastname': 'Last name is a required field' }],
  ['PRO-44', 'no country', { info: { country_id: null } }, { 'info.country_id': 'Country is a required field' }],
  [
    'PRO-44',
    'an unknown country',
    { info: { country_id: 4711 } },
    { 'info.country_id': 'Country is a required field' },
  ],
  ['PRO-45', 'no language', { user_languages: [] }, { user_languages: 'Language is a required field' }],
  ['PRO-45', 'an unknown language', { user_languages: [1, 999] }, { user_languages: 'Language is a required field' }],
  [
    'PRO-46',
    'another address than LinkedIn',
    { info: { linkedin_url: 'https://evil.example/in/ana' } },
    { 'info.linkedin_url': 'Invalid LinkedIn profile URL format: https://www.linkedin.com/in/' },
  ],
  [
    'PRO-46',
    'a script for LinkedIn',
    { info: { linkedin_url: 'javascript:alert(1)//https://www.linkedin.com/in/' } },
    { 'info.linkedin_url': 'Invalid LinkedIn profile URL format: https://www.linkedin.com/in/' },
  ],
  ['PRO-47', 'another gender', { info: { gender: 'x' } }, { 'info.gender': 'Please choose from the list' }],
  [
    'PRO-50',
    'an intro over the counter',
    { user: { profile_intro: 'x'.repeat(1001) } },
    { 'user.profile_intro': 'Please use at most 1000 characters' },
  ],
  [
    'PRO-43',
    'a phone number of letters',
    { user: { phone_no: 'call me' } },
    { 'user.phone_no': 'Phone number must be in the format 123456789' },
  ],
  [
    'AVL-03',
    'an unknown time zone',
    { user: { timezone: 'Mars/North' } },
    { 'user.timezone': 'Timezone is a required field' },
  ],
])('%s %s is refused beside its field, and nothing is kept', async (_id, _title, body, fields) => {
  const reply = await save('mentee', { ...body, skills: [5] });
  expect(reply.status).toBe(422);
  expect(reply.body).toMatchObject({ code: 'request.invalid', error: 'Please check the marked fields.' });
  expect(fieldsOf(reply.body)).toEqual(fields);
  expect((await settings('mentee')).skills).toEqual([]);
});

test('PRO-46 the address of LinkedIn alone is as good as nothing', async () => {
  expect((await save('mentee', { info: { linkedin_url: 'https://www.linkedin.com/in/' } })).status).toBe(200);
  expect((await settings('mentee')).info.linkedin_url).toBeNull();
});

test('PRO-50 an intro of exactly the most characters is taken', async () => {
  expect((await save('mentee', { user: { profile_intro: 'é'.repeat(1000) } })).status).toBe(200);
});

test('M40 PRO-77 NTF-14 the notification settings need a phone number while WhatsApp is on, and not while it is off', async () => {
  const without = (whatsapp_notification: boolean) => save('mentee', { user: { phone_no: '', whatsapp_notification } });
  const refused = await without(true);
  expect(refused.status).toBe(422);
  expect(fieldsOf(refused.body)).toEqual({ 'user.phone_no': 'Phone no is a required field' });
  expect((await without(false)).status).toBe(200);
  expect(await settings('mentee')).toMatchObject({ phone_no: null, whatsapp_notification: false });
  expect((await save('mentee', { user: { phone_no: '60123456789', whatsapp_notification: true } })).status).toBe(200);
  expect(await settings('mentee')).toMatchObject({ phone_no: '60123456789', whatsapp_notification: true });
});

test('NTF-14 WhatsApp is not switched on without a phone number, nor the number taken away under it', async () => {
  const missing = { 'user.phone_no': 'Phone no is a required field' };
  const names = { firstname: 'Ana', lastname: 'Lim' };
  expect(fieldsOf((await save('mentee', { user: { ...names, whatsapp_notification: true } })).body)).toEqual(missing);
  expect((await save('mentee', { user: { ...names, phone_no: '', whatsapp_notification: false } })).status).toBe(200);
  await save('mentee', { user: { phone_no: '60123456789', whatsapp_notification: true } });
  expect(fieldsOf((await save('mentee', { user: { ...names, phone_no: '' } })).body)).toEqual(missing);
});

test('PRO-42 that the popup was closed is remembered', async () => {
  expect((await settings('mentor')).close_edit_mentor_profile_popup).toBe(false);
  await save('mentor', { user: { close_edit_mentor_profile_popup: true } });
  expect((await settings('mentor')).close_edit_mentor_profile_popup).toBe(true);
});

test("AVL-11 do-not-disturb is a mentor's", async () => {
  expect(await save('mentee', { availability: { dnd: true } })).toMatchObject({
    status: 403,
    body: { code: 'profiles.mentors_only' },
  });
  expect((await save('mentor', { availability: { dnd: true } })).status).toBe(200);
});

test('the welcome modal is closed once and for good', async () => {
  expect((await settings('mentee')).onboarded).toBe(false);
  expect((await save('mentee', { onboarded: true })).status).toBe(200);
  expect((await settings('mentee')).onboarded).toBe(true);
});

test("PRO-39 settings are their owner's: 403 for everybody else, until an admin looks through the owner's eyes", async () => {
  for (const persona of ['other_mentee', 'mentor', 'programme_admin', 'platform_admin'] as const) {
    for (const slug of ['mentee', 'nobody']) {
      const reply = await world.ask(persona, profileSettings, { params: { slug } });
      expect(reply).toMatchObject({ status: 403, body: { error: 'Only the owner may open these settings.' } });
    }
  }
  expect((await world.ask('visitor', profileSettings, { params: { slug: 'mentee' } })).status).toBe(401);
  expect((await world.ask('mentee', profileSettings, { params: { slug: 'mentee' } })).status).toBe(200);
  const { browser } = await signedInAs(world, 'platform_admin@example.com', password);
  await browser.ask(viewAsUser, { params: { id: world.ids.mentee } });
  expect((await browser.ask(profileSettings, { params: { slug: 'mentee' } })).status).toBe(200);
  expect((await browser.ask(saveProfile, { body: { user: { firstname: 'Ana' } } })).status).toBe(200);
  expect((await settings('mentee')).firstname).toBe('Ana');
});

test('SYS-16 nothing else of a person can be written this way', async () => {
  const before = await world.rows('select * from users where id = $1', [world.ids.mentee]);
  const stolen = {
    user_type: 'admin',
    is_platform_admin: true,
    email: 'x@example.com',
    slug: 'x',
    id: 99,
    confirmed_at: null,
  };
  const reply = await save('mentee', {
    ...stolen,
    user: { ...stolen, userId: 1 },
    info: {
      ...stolen,
      mentor_since: '2020-01-01',
      who_to_mentor: [4],
      profile_photo: 'photos/x',
      user_id: world.ids.mentor,
    },
    balance: 1000,
  });
  expect(reply.status).toBe(200);
  expect(await world.rows('select * from users where id = $1', [world.ids.mentee])).toEqual(before);
  const [info] = await world.rows('select * from user_infos where user_id = $1', [world.ids.mentee]);
  expect(info).toMatchObject({ mentor_since: null, who_to_mentor: [], profile_photo: null });
});

test('a save tells the open pages of its owner, and only when it is kept', async () => {
  const told: unknown[] = [];
  const leave = world.bus.subscribe((signal) => void told.push(signal));
  await save('mentee', { user: { firstname: '' } });
  await save('mentee', { user: { firstname: 'Ana' } });
  leave();
  expect(told).toEqual([{ people: [world.ids.mentee], keys: ['me', 'profile'] }]);
});
