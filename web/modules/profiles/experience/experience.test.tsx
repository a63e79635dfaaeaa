import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { serve } from '../../../testing/serve.fixture.ts';
import { college, job, mentee, show } from '../profiles.fixture.tsx';
import { ExperienceTab } from './ExperienceTab.tsx';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const dialog = () => screen.getByRole('dialog');

test('PRO-57 jobs and education are listed with their places and times', () => {
  show(<ExperienceTab slug={mentee.slug} />);
  const jobs = within(screen.getByRole('list', { name: 'Work experience' })).getAllByRole('listitem');
  expect(jobs.map((row) => row.textContent)).toEqual(['EngineerAcme1 Jan 2020 – 30 Jun 2022']);
  const colleges = within(screen.getByRole('list', { name: 'Education' })).getAllByRole('listitem');
  expect(colleges.map((row) => row.textContent)).toEqual([
    "Universiti MalayaBachelor's degree, Economics1 Sept 2012 – Present",
  ]);
});

test('PRO-62 PRO-64 Add new opens an empty form, which says what is missing', async () => {
  show(<ExperienceTab slug={mentee.slug} />);
  press('Add new: Education');
  fireEvent.click(within(dialog()).getByRole('button', { name: 'Save' }));
  for (const field of ['University', 'Qualification', 'Major', 'Start date'])
    expect(await screen.findByText(`${field} is a required field`)).toBeTruthy();
});

test('PRO-62 deleting asks first and names what will be lost', () => {
  show(<ExperienceTab slug={mentee.slug} />);
  press('Delete Universiti Malaya');
  expect(
    within(dialog()).getByText('Economics at Universiti Malaya will no longer be part of your profile.'),
  ).toBeTruthy();
  fireEvent.click(within(dialog()).getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('list', { name: 'Education' })).toBeTruthy();
});

test('PRO-59 the end is closed while somebody works there', () => {
  show(<ExperienceTab slug={mentee.slug} />);
  press('Edit Engineer');
  const end = () => within(dialog()).getByRole<HTMLButtonElement>('button', { name: /^End date/ });
  expect(end().disabled).toBe(false);
  fireEvent.click(within(dialog()).getByRole('checkbox', { name: 'I currently work here' }));
  expect(end().disabled).toBe(true);
});

test('PRO-64 the end is closed while somebody studies there', () => {
  show(<ExperienceTab slug={mentee.slug} />);
  press('Edit Universiti Malaya');
  const end = within(dialog()).getByRole<HTMLButtonElement>('button', { name: /^End date/ });
  expect(end.disabled).toBe(true);
});

test('PRO-61 a save that is lost keeps the form open with what was typed', async () => {
  show(<ExperienceTab slug={mentee.slug} />);
  press('Edit Engineer');
  const title = within(dialog()).getByRole<HTMLInputElement>('textbox', { name: /Title/ });
  fireEvent.change(title, { target: { value: 'Lead engineer' } });
  fireEvent.click(within(dialog()).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Something went wrong. Please try again.')).toBeTruthy();
  expect(screen.getByText('Oops, something went wrong!')).toBeTruthy();
  expect(title.value).toBe('Lead engineer');
});

const deleted = { message: 'Done' };
const saves = [
  ['Edit Engineer', 'Save', 'PATCH /jobs/4', 'Job successfully saved', job],
  ['Delete Engineer', 'Delete', 'DELETE /jobs/4', 'Job successfully deleted', deleted],
  ['Edit Universiti Malaya', 'Save', 'PATCH /colleges/5', 'Education successfully saved', college],
  ['Delete Universiti Malaya', 'Delete', 'DELETE /colleges/5', 'University successfully deleted', deleted],
] as const;
test.each(saves)('PRO-61 PRO-68 %s, then %s, is %s and says: %s', async (opening, done, call, words, answer) => {
  const { calls: asked } = serve({
    [call]: answer,
    'GET /api/v2/users/farid-osman/profile_settings': mentee,
  });
  show(<ExperienceTab slug={mentee.slug} />);
  press(opening);
  fireEvent.click(within(dialog()).getByRole('button', { name: done }));
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(asked.map(({ method, path }) => `${method} ${path}`)).toContain(call);
});

test('PRO-61 what was typed is what is saved', async () => {
  const { calls: asked } = serve({ 'PATCH /jobs/4': job });
  show(<ExperienceTab slug={mentee.slug} />);
  press('Edit Engineer');
  fireEvent.change(within(dialog()).getByRole('textbox', { name: /Title/ }), { target: { value: 'Lead engineer' } });
  fireEvent.click(within(dialog()).getByRole('button', { name: 'Save' }));
  await screen.findByText('Job successfully saved');
  expect(asked[0]?.body).toMatchObject({ name: 'Lead engineer', company_name: 'Acme', end_date: '2022-06-30' });
});

const type = (name: RegExp, text: string) =>
  fireEvent.change(within(dialog()).getByRole('textbox', { name }), { target: { value: text } });
const chooseFirstOfNovember = async () => {
  fireEvent.click(screen.getByRole('button', { name: /^Start date/ }));
  const picker = within(await screen.findByRole('dialog', { name: 'Start date', hidden: true }));
  fireEvent.click(picker.getByRole('button', { name: /, 1 November 2026$/, hidden: true }));
};
const choose = async (field: RegExp, option: string) => {
  fireEvent.focus(screen.getByRole('combobox', { name: field }));
  fireEvent.click(screen.getByRole('combobox', { name: field }));
  fireEvent.click(await screen.findByRole('option', { name: option, hidden: true }));
};
const savedAs = async (words: string) => {
  fireEvent.click(within(dialog()).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(words)).toBeTruthy();
};

/** The request that adds the entry, among the searches that the dialog's lists make. */
const posted = (asked: ReturnType<typeof serve>['calls']) => asked.find(({ method }) => method === 'POST');

test('PRO-58 PRO-60 PRO-62 what is filled in under Add new becomes a job', async () => {
  const { calls: asked } = serve({ 'POST /jobs': job });
  show(<ExperienceTab slug={mentee.slug} />);
  press('Add new: Work experience');
  type(/Title/, 'Designer');
  type(/Company/, 'Grab');
  type(/Description/, 'Drew things.');
  await chooseFirstOfNovember();
  fireEvent.click(within(dialog()).getByRole('checkbox', { name: 'I currently work here' }));
  await savedAs('Job successfully saved');
  expect(posted(asked)).toEqual({
    method: 'POST',
    path: '/jobs',
    body: {
      name: 'Designer',
      company_name: 'Grab',
      description: 'Drew things.',
      start_date: '2026-11-01',
      end_date: null,
      is_current: true,
    },
  });
});

test('PRO-62 PRO-63 PRO-67 what is filled in under Add new becomes a place of study', async () => {
  const { calls: asked } = serve({ 'POST /colleges': college });
  show(<ExperienceTab slug={mentee.slug} />);
  press('Add new: Education');
  await choose(/University/, 'Universiti Malaya');
  await choose(/Qualification/, "Master's degree");
  type(/Major/, 'Law');
  await chooseFirstOfNovember();
  await savedAs('Education successfully saved');
  expect(posted(asked)).toEqual({
    method: 'POST',
    path: '/colleges',
    body: {
      university_name: 'Universiti Malaya',
      level: 'masters',
      program_name: 'Law',
      start_date: '2026-11-01',
      end_date: null,
      study_status: 0,
    },
  });
});

const failures = [
  ['Edit Engineer', 'Save', 'PATCH /jobs/4'],
  ['Delete Engineer', 'Delete', 'DELETE /jobs/4'],
  ['Edit Universiti Malaya', 'Save', 'PATCH /colleges/5'],
  ['Delete Universiti Malaya', 'Delete', 'DELETE /colleges/5'],
] as const;
test.each(failures)(
  'PRO-61 %s, then %s: where %s fails, the server or a plain sentence says so',
  async (opening, done, call) => {
    const lost = () => Promise.reject(new TypeError('Failed to fetch'));
    const refused = () => ({ status: 422, body: { error: 'Not this time.', code: 'request.invalid' } });
    const answers = [refused, lost];
    serve({ [call]: () => answers.shift()?.() ?? {} });
    show(<ExperienceTab slug={mentee.slug} />);
    press(opening);
    const again = () => fireEvent.click(within(dialog()).getByRole('button', { name: done }));
    again();
    expect(await screen.findByText('Not this time.')).toBeTruthy();
    again();
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeTruthy();
    expect(screen.queryByText(/successfully/)).toBeNull();
  },
);
