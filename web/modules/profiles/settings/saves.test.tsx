import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { serve } from '../../../testing/serve.fixture.ts';
import { ExperienceTab } from '../experience/ExperienceTab.tsx';
import { mentee, mentor, show } from '../profiles.fixture.tsx';
import { MentorshipTab } from './MentorshipTab.tsx';
import { NotificationTab } from './NotificationTab.tsx';
import { ProfileTab } from './ProfileTab.tsx';

const reached = { ...mentee, phone_no: '60123456789' };
const posted = (asked: ReturnType<typeof serve>['calls']) => asked.filter(({ method }) => method === 'POST');
const save = async () => {
  const button = screen.getByRole('button', { name: 'Save changes' });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).not.toBe('true'));
  fireEvent.click(button);
};

test.each([
  ['the profile', 'Profile successfully updated', ProfileTab],
  ['the experience', 'Experience successfully updated', ExperienceTab],
  ['matching', 'Matching preferences successfully updated', MentorshipTab],
  ['the notifications', 'Notification setting successfully updated', NotificationTab],
])(
  'PRO-49 PRO-69 PRO-76 PRO-78 %s: a save is lost, refused in the words of the server, and done: %s',
  async (_tab, saved, Tab) => {
    const lost = () => Promise.reject(new TypeError('Failed to fetch'));
    const refused = { status: 422, body: { error: 'Not this time.', code: 'request.invalid' } };
    const answers = [lost, () => refused, () => ({ user: reached, message: 'Kept' })];
    const { calls: asked } = serve({ 'POST /users/current': () => answers.shift()?.() ?? {} });
    show(<Tab slug={reached.slug} />, { profile: reached });
    await save();
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeTruthy();
    await save();
    expect(await screen.findByText('Not this time.')).toBeTruthy();
    expect(screen.queryByText(saved)).toBeNull();
    await save();
    expect(await screen.findByText(saved)).toBeTruthy();
    expect(posted(asked).map(({ path }) => path)).toEqual(['/users/current', '/users/current', '/users/current']);
  },
);

test('PRO-70 PRO-75 a mentor sends each of their preferences under its own name', async () => {
  const { calls: asked } = serve({ 'POST /users/current': { user: mentor, message: 'Kept' } });
  const profile = {
    ...mentor,
    goals: [{ id: 1, mentor_label: 'Career Guidance', image_url: '/goals/1/image' }],
    interested_companies: [{ id: 9, name: 'Petronas' }],
    interested_industries: [{ id: 2, name: 'Aviation' }],
    interested_services: [{ id: 3, name: 'CV Review' }],
    info: { ...mentor.info, working_experience: '3-5 years' },
  };
  show(<MentorshipTab slug={mentor.slug} />, { profile });
  await save();
  await screen.findByText('Matching preferences successfully updated');
  expect(posted(asked).map(({ body }) => body)).toEqual([
    {
      goals_attributes: [1],
      companies_attributes: [9],
      industries_attributes: [2],
      services_attributes: [3],
      info: { job_roles: ['Account Manager', 'Actuary'], working_experience: '3-5 years' },
    },
  ]);
});

test('PAR-31 a mentee says when they usually have time', async () => {
  const { calls: asked } = serve({ 'POST /users/current': { user: mentee, message: 'Kept' } });
  const profile = { ...mentee, info: { ...mentee.info, usual_times: ['weekends' as const] } };
  show(<MentorshipTab slug={mentee.slug} />, { profile });
  const times = within(screen.getByRole('group', { name: /When you usually have time/ }));
  fireEvent.click(times.getByText('Weekday evenings'));
  await save();
  await screen.findByText('Matching preferences successfully updated');
  expect(posted(asked)[0]?.body).toMatchObject({ info: { usual_times: ['weekends', 'weekday_evenings'] } });
});

test('PAR-31 a mentor, who has hours of their own, is not asked when they usually have time', () => {
  show(<MentorshipTab slug={mentor.slug} />, { profile: mentor });
  expect(screen.getByText('What you can help with')).toBeTruthy();
  expect(screen.queryByText(/When you usually have time/)).toBe(null);
});

test('PRO-77 the number and the switch are sent as they stand', async () => {
  const { calls: asked } = serve({ 'POST /users/current': { user: reached, message: 'Kept' } });
  show(<NotificationTab slug={mentee.slug} />);
  fireEvent.change(screen.getByRole('textbox', { name: /Phone no/ }), { target: { value: '60123456789' } });
  fireEvent.click(screen.getByRole('switch', { name: /WhatsApp notifications/ }));
  await save();
  await screen.findByText('Notification setting successfully updated');
  expect(posted(asked)[0]?.body).toEqual({ user: { phone_no: '60123456789', whatsapp_notification: true } });
});

test('M40 PRO-77 with WhatsApp off no phone number is asked for; with it on, it is', async () => {
  const { calls: asked } = serve({ 'POST /users/current': { user: reached, message: 'Kept' } });
  show(<NotificationTab slug={mentee.slug} />);
  const phone = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Phone no/ });
  const required = () => phone().required || phone().getAttribute('aria-required') === 'true';
  expect(required()).toBe(false);
  await save();
  await screen.findByText('Notification setting successfully updated');
  expect(posted(asked)[0]?.body).toEqual({ user: { phone_no: '', whatsapp_notification: false } });
  fireEvent.click(screen.getByRole('switch', { name: /WhatsApp notifications/ }));
  expect(required()).toBe(true);
});

test('PRO-43 the profile form of a mentor has a field for each of its inputs', () => {
  const fields = [
    ['textbox', 'First name'],
    ['textbox', 'Last name'],
    ['combobox', 'Country'],
    ['combobox', 'Gender'],
    ['combobox', 'Language'],
    ['textbox', 'Introduction'],
    ['textbox', 'Phone no'],
    ['combobox', 'Time zone'],
    ['checkbox', 'Send me WhatsApp messages'],
    ['textbox', 'LinkedIn'],
    ['combobox', 'Years of experience'],
    ['combobox', 'Industries'],
    ['combobox', 'Services'],
    ['textbox', 'The impact you want to make'],
  ];
  show(<ProfileTab slug={mentor.slug} />, { profile: mentor });
  const there = ([role = '', name]: string[]) => screen.queryAllByRole(role, { name: new RegExp(`^${name}`) }).length;
  expect(fields.filter((field) => there(field) !== 1)).toEqual([]);
});
