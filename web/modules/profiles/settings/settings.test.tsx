import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { serve } from '../../../testing/serve.fixture.ts';
import { mentee, mentor, show } from '../profiles.fixture.tsx';
import { MentorshipTab } from './MentorshipTab.tsx';
import { NotificationTab } from './NotificationTab.tsx';
import { PictureDialog } from './PictureDialog.tsx';
import { ProfileTab } from './ProfileTab.tsx';
import { SettingsFrame } from './SettingsFrame.tsx';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (name: string | RegExp, text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value: text } });

const tabsOf = (userType: 'mentee' | 'mentor') => {
  show(
    <SettingsFrame me={{ slug: mentee.slug, user_type: userType }} slug={mentee.slug} tab="profile" atList={false}>
      <p>the tab</p>
    </SettingsFrame>,
  );
  const links = within(screen.getByRole('navigation')).getAllByRole('link');
  return links.map((link) => [link.textContent, link.getAttribute('href')]);
};

test('PRO-37 PRO-38 the seven tabs of a mentor, with their labels, at their addresses', () => {
  expect(tabsOf('mentor')).toEqual([
    ['AccountManage account details and credentials', '/users/farid-osman/edit?section=account'],
    ['ProfileShowcase who you are', '/users/farid-osman/edit/profile'],
    ['MentorshipOptimise matching preferences', '/users/farid-osman/edit/mentorship'],
    ['ExperienceWork experience and education', '/users/farid-osman/edit/experience'],
    ['AvailabilitySchedule for sessions', '/users/farid-osman/edit/availability'],
    ['NotificationWhat we tell you, and how', '/users/farid-osman/edit/notification'],
    ['IntegrationsConnect a calendar', '/users/farid-osman/edit/integrations'],
  ]);
});

test('AVL-11 a mentee has no availability to set', () => {
  expect(tabsOf('mentee').map(([words]) => words)).not.toContain('AvailabilitySchedule for sessions');
});

test('PRO-44 PRO-46 what is wrong stands beside its field, and nothing is sent', async () => {
  show(<ProfileTab slug={mentee.slug} />);
  type(/First name/, ' ');
  type(/LinkedIn/, 'two words');
  press('Save changes');
  expect(await screen.findByText('First name is a required field')).toBeTruthy();
  expect(screen.getByText('Invalid LinkedIn profile URL format: https://www.linkedin.com/in/')).toBeTruthy();
  expect(screen.queryByText('Something went wrong. Please try again.')).toBeNull();
});

/** A field's error message, as a screen reader announces it. */
const wrongWith = (field: HTMLElement) => {
  const ids = (field.getAttribute('aria-describedby') ?? '').split(' ');
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join('');
};

test('PRO-44 first name, last name and country are required, each said at its own field', async () => {
  const { asked } = serve({});
  const info = { ...mentee.info, country_id: null };
  show(<ProfileTab slug={mentee.slug} />, { profile: { ...mentee, info } });
  type(/First name/, '');
  type(/Last name/, '');
  press('Save changes');
  expect(await screen.findByText('First name is a required field')).toBeTruthy();
  expect(wrongWith(screen.getByRole('textbox', { name: /First name/ }))).toBe('First name is a required field');
  expect(wrongWith(screen.getByRole('textbox', { name: /Last name/ }))).toBe('Last name is a required field');
  expect(wrongWith(screen.getByRole('combobox', { name: /Country/ }))).toBe('Country is a required field');
  expect(asked('POST /users/current')).toEqual([]);
});

test('PRO-46 the address of LinkedIn stands before the field; a whole address that is pasted loses it', () => {
  show(<ProfileTab slug={mentee.slug} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: /LinkedIn/ });
  expect(field.value).toBe('farid');
  expect(screen.getByText('https://www.linkedin.com/in/')).toBeTruthy();
  type(/LinkedIn/, 'http://my.linkedin.com/in/farid-o');
  expect(field.value).toBe('farid-o');
});

test('PRO-50 the introduction counts its characters', async () => {
  show(<ProfileTab slug={mentee.slug} />);
  expect(screen.getByText('5/1000')).toBeTruthy();
  fireEvent.input(screen.getByRole('textbox', { name: 'Introduction' }), { target: { value: 'Hello there' } });
  expect(await screen.findByText('11/1000')).toBeTruthy();
});

test('PRO-49 when the call is lost, a toast says so and what was typed stays', async () => {
  show(<ProfileTab slug={mentee.slug} />);
  type(/First name/, 'Faridah');
  press('Save changes');
  expect(await screen.findByText('Something went wrong. Please try again.')).toBeTruthy();
  expect(screen.getByText('Oops, something went wrong!')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /First name/ }).value).toBe('Faridah');
});

test('PRO-53 PRO-56 the hints say what is taken', () => {
  show(<ProfileTab slug={mentee.slug} />);
  expect(screen.getByText('Recommended 1080 x 1080. JPG or PNG, up to 2MB.')).toBeTruthy();
  expect(screen.getByText('Recommended 1440 x 230. JPG, PNG or GIF, up to 2MB.')).toBeTruthy();
});

const pick = (name: string, type: string, bytes = 3) =>
  fireEvent.change(document.querySelector('input[type=file]') ?? document.body, {
    target: { files: [new File([new Uint8Array(bytes)], name, { type })] },
  });

test.each([
  ['me.jpg', 'image/jpeg'],
  ['me.png', 'image/png'],
])('PRO-53 a photo may be a %s: it is offered, taken and cut to shape', async (name, type) => {
  Object.assign(URL, { createObjectURL: () => 'blob:own', revokeObjectURL: () => {} });
  show(<PictureDialog kind="photo" name="Farid" onClose={() => {}} />);
  expect(document.querySelector('input[type=file]')?.getAttribute('accept')?.split(',')).toContain(type);
  pick(name, type);
  expect(await screen.findByRole('dialog', { name: 'Crop your photo' })).toBeTruthy();
});

test.each([
  ['me.gif', 'image/gif'],
  ['me.webp', 'image/webp'],
  ['me.pdf', 'application/pdf'],
])('PRO-53 a %s is no photo: it is said, and nothing is cut', async (name, type) => {
  show(<PictureDialog kind="photo" name="Farid" onClose={() => {}} />);
  expect(document.querySelector('input[type=file]')?.getAttribute('accept')?.split(',')).not.toContain(type);
  pick(name, type);
  expect(await screen.findByText('This kind of file cannot be used. Choose JPG, PNG.')).toBeTruthy();
  expect(screen.queryByRole('dialog', { name: 'Crop your photo' })).toBeNull();
});

test('PRO-53 without a photo nothing is uploaded; one of more than 2 MB is cut first, since only what is cut is sent', async () => {
  show(<PictureDialog kind="photo" name="Farid" onClose={() => {}} />);
  press('Upload');
  expect(await screen.findByText('Photo is required')).toBeTruthy();
  Object.assign(URL, { createObjectURL: () => 'blob:own', revokeObjectURL: () => {} });
  pick('me.png', 'image/png', 2_097_153);
  expect(await screen.findByRole('dialog', { name: 'Crop your photo' })).toBeTruthy();
});

test('PRO-53 a HEIC that this browser cannot read is said to be one', async () => {
  vi.stubGlobal(
    'Image',
    class {
      decode = () => Promise.reject(new Error('unknown'));
    },
  );
  Object.assign(URL, { createObjectURL: () => 'blob:own', revokeObjectURL: () => {} });
  show(<PictureDialog kind="photo" name="Farid" onClose={() => {}} />);
  pick('IMG_1.HEIC', '', 4_000_000);
  const words = "This browser can't read HEIC pictures. Save yours as a JPG and choose that one.";
  expect(await screen.findByText(words)).toBeTruthy();
});

test('PRO-56 a banner that moves is sent as it is, so that its own size counts', async () => {
  show(<PictureDialog kind="banner" name="Farid" onClose={() => {}} />);
  pick('me.gif', 'image/gif', 2_097_153);
  expect(await screen.findByText('File exceeds 2MB')).toBeTruthy();
});

test('PRO-73 only a mentor chooses services', () => {
  show(<MentorshipTab slug={mentee.slug} />);
  expect(screen.queryByText('Services')).toBeNull();
});

test('PRO-70 PRO-72 PRO-73 a mentor chooses goals, roles, companies, services and the ten industries by name', () => {
  show(<MentorshipTab slug={mentor.slug} />, { profile: mentor });
  for (const name of ['Job roles', 'Companies', 'Services']) expect(screen.getByText(name)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Career Guidance' })).toBeTruthy();
  const chips = within(screen.getByRole('group', { name: 'Industries' })).getAllByRole('button');
  const names = chips.map((chip) => chip.textContent ?? '');
  expect(names).toHaveLength(10);
  expect(names).toEqual(names.toSorted());
  expect(names).not.toContain('Zoology');
});

test('PRO-71 roles can be searched while fewer than three are chosen', async () => {
  show(<MentorshipTab slug={mentee.slug} />);
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: /Job roles/ });
  expect(field.readOnly).toBe(false);
  fireEvent.focus(field);
  fireEvent.click(await screen.findByRole('option', { name: 'Auditor', hidden: true }));
  await waitFor(() => expect(field.readOnly).toBe(true));
  fireEvent.click(screen.getByRole('button', { name: 'Remove Actuary' }));
  expect(field.readOnly).toBe(false);
});

test('PRO-71 PRO-74 companies can be searched while fewer than three are chosen', () => {
  const interested_companies = ['Grab', 'Maxis', 'Petronas'].map((name, at) => ({ id: at + 7, name }));
  show(<MentorshipTab slug={mentee.slug} />, { profile: { ...mentee, interested_companies } });
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: /Companies/ });
  expect(field.readOnly).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Remove Maxis' }));
  expect(field.readOnly).toBe(false);
});

test('PRO-77 NTF-14 the notification settings ask for a phone number', async () => {
  show(<NotificationTab slug={mentee.slug} />);
  expect(screen.getByPlaceholderText('60123456789')).toBeTruthy();
  fireEvent.click(screen.getByRole('switch', { name: /WhatsApp notifications/ }));
  press('Save changes');
  expect(await screen.findByText('Phone no is a required field')).toBeTruthy();
  type(/Phone no/, 'call me');
  expect(await screen.findByText('Phone number must be in the format 123456789')).toBeTruthy();
});

test('PRO-42 a mentor is led to their mentor profile until they close it', () => {
  const words = 'Mentees read your mentor profile before they book you';
  show(<ProfileTab slug={mentor.slug} />, { profile: mentor });
  expect(screen.getByText(words)).toBeTruthy();
});

test('PRO-42 once closed it stays away, and a mentee never meets it', () => {
  const words = 'Mentees read your mentor profile before they book you';
  show(<ProfileTab slug={mentor.slug} />, { profile: { ...mentor, close_edit_mentor_profile_popup: true } });
  expect(screen.queryByText(words)).toBeNull();
  show(<ProfileTab slug={mentee.slug} />);
  expect(screen.queryByText(words)).toBeNull();
});

test('PRO-42 who closes it is remembered', async () => {
  const closed = { ...mentor, close_edit_mentor_profile_popup: true };
  const { calls: asked } = serve({ 'POST /users/current': { user: closed, message: 'Saved' } });
  show(<ProfileTab slug={mentor.slug} />, { profile: mentor });
  press('Close');
  const words = 'Mentees read your mentor profile before they book you';
  await waitFor(() => expect(screen.queryByText(words)).toBeNull());
  expect(asked[0]?.body).toEqual({ user: { close_edit_mentor_profile_popup: true } });
});

test('PRO-42 where that fails the server says why, and it stays', async () => {
  serve({ 'POST /users/current': { status: 422, body: { error: 'Not this time.', code: 'request.invalid' } } });
  show(<ProfileTab slug={mentor.slug} />, { profile: mentor });
  press('Close');
  expect(await screen.findByText('Not this time.')).toBeTruthy();
  expect(screen.getByText('Mentees read your mentor profile before they book you')).toBeTruthy();
});
