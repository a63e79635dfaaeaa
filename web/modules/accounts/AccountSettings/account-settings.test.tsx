import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { newQueryClient } from '../../../lib/query-client.ts';
import { renderUi } from '../../../ui/render.fixture.tsx';
import { AccountSettings } from '../index.ts';
import { mentee } from '../../../testing/people.fixture.ts';
import { serve } from '../../../testing/serve.fixture.ts';

type Answers = Parameters<typeof serve>[0];

/** Opens the account page over a server that gives these answers; returns the calls it received. */
const open = async (answers: Answers = {}) => {
  const me = { ...mentee, email: 'farid@example.com', confirmed_at: '2026-11-01T00:00:00Z' };
  const { calls: asked } = serve({ ...answers, 'GET /users/current': me });
  const { visited } = renderUi(
    <QueryClientProvider client={newQueryClient()}>
      <AccountSettings />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { name: 'Email' });
  return { asked: () => asked.filter(({ path }) => path !== '/users/current'), visited };
};
const noLine = () => Promise.reject(new TypeError('no line'));
const press = (name: string, among: HTMLElement = document.body) =>
  fireEvent.click(within(among).getByRole('button', { name }));

test('ACC-59 ACC-72 the page holds address, password, data and deletion; the data come as a file', async () => {
  const zip = new Response('zip', {
    headers: { 'content-disposition': "attachment; filename*=UTF-8''Lantern%20a.zip" },
  });
  const { asked } = await open({ 'GET /users/current/download': zip });
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['Email', 'Password', 'Your data', 'Delete account']);
  expect(screen.getByText('farid@example.com')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Resend confirmation' })).toBeNull();
  expect(asked()).toEqual([]);

  Object.assign(URL, { createObjectURL: () => 'blob:own', revokeObjectURL: () => {} });
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(`${this.download} ${this.href}`);
  });
  press('Download my data');
  await waitFor(() => expect(saved).toEqual(['Lantern a.zip blob:own']));
  expect(asked().map(({ path }) => path)).toEqual(['/users/current/download']);
});

const names = ['current_password', 'password', 'password_confirmation'] as const;
const field = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`) as HTMLInputElement;
const change = (values: readonly string[]) => {
  for (const [at, name] of names.entries()) fireEvent.change(field(name), { target: { value: values[at] } });
  press('Save changes');
};
/** What a field is described by: its hint and its message. */
const notesOf = (name: string) =>
  (field(name).getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
const good = ['Old-Harbour-41', 'Quiet-Harbour-41', 'Quiet-Harbour-41'] as const;

test('ACC-55 ACC-58 current, new and confirmed password, each shown and hidden; then the form is empty again', async () => {
  const { asked } = await open({
    'POST /users/current/change_password': { message: 'Password successfully updated', token: null },
  });
  for (const [at, label] of ['Current password', 'New password', 'Confirm password'].entries()) {
    const one = field(names[at] ?? '');
    expect(screen.getByLabelText(new RegExp(`^${label}`))).toBe(one);
    const toggle = () => screen.getAllByRole('button', { name: /^(Show|Hide) password$/ })[at] as HTMLElement;
    const seen = [one.type];
    for (const word of ['Show password', 'Hide password']) {
      expect(toggle().getAttribute('aria-label')).toBe(word);
      fireEvent.click(toggle());
      seen.push(one.type);
    }
    expect(seen).toEqual(['password', 'text', 'password']);
  }
  change(good);
  expect(await screen.findByText('Password successfully updated')).toBeTruthy();
  expect(asked()).toEqual([
    {
      method: 'POST',
      path: '/users/current/change_password',
      body: { current_password: good[0], password: good[1], password_confirmation: good[2] },
    },
  ]);
  await waitFor(() => expect(names.map((name) => field(name).value)).toEqual(['', '', '']));
});

test('ACC-56 ACC-57 ACC-58 what is wrong stands at its field, and what failed is said; what was typed stays', async () => {
  let answer: () => object | Promise<never> = () => ({
    status: 422,
    body: {
      error: 'Please check the marked fields.',
      code: 'request.invalid',
      fields: { current_password: 'Current password is invalid' },
    },
  });
  const { asked } = await open({ 'POST /users/current/change_password': () => answer() });
  change(['', 'short', 'other']);
  await waitFor(() => expect(notesOf('current_password')).toEqual(['Current password is a required field']));
  expect(notesOf('password').join('')).toContain('Password must contain at least 8 characters');
  expect(notesOf('password_confirmation')).toEqual(['Passwords must match']);
  expect(asked()).toEqual([]);
  change(good);
  await waitFor(() => expect(notesOf('current_password')).toEqual(['Current password is invalid']));
  answer = () => ({ status: 429, body: { error: 'Too many requests.', code: 'request.too_many' } });
  change(good);
  expect(await screen.findByText('Too many requests.')).toBeTruthy();
  answer = noLine;
  change(good);
  expect(await screen.findByText('Oops, something went wrong!')).toBeTruthy();
  expect(names.map((name) => field(name).value)).toEqual(good);
});

const reasons = [
  'No longer need mentoring',
  "Didn't find enough relevant mentors",
  'Unsatisfied with the mentor experience',
  'Scheduling sessions was difficult',
  'Found a different platform',
];
const openDialog = async (answers: Answers) => {
  const opened = await open(answers);
  press('Delete account');
  return { ...opened, dialog: await screen.findByRole('dialog', { name: 'Delete your account?' }) };
};

test('ACC-60 ACC-61 ACC-62 ACC-65 an account goes with its reasons, joined; without one nothing is sent', async () => {
  const { asked, visited, dialog } = await openDialog({
    'POST /users/current/delete_account': { message: 'Account has been deleted' },
  });
  const boxes = within(dialog).getAllByRole('checkbox');
  const labels = boxes.map((box) => dialog.querySelector(`label[for="${box.id}"]`)?.textContent);
  expect(labels).toEqual(reasons);
  press('Delete account', dialog);
  expect(await within(dialog).findByText('Reasons is a required field')).toBeTruthy();
  expect(asked()).toEqual([]);
  for (const box of boxes) fireEvent.click(box);
  await waitFor(() => expect(within(dialog).queryByText('Reasons is a required field')).toBeNull());
  press('Delete account', dialog);
  expect(await screen.findByText('Account has been deleted')).toBeTruthy();
  expect(asked().map(({ body }) => body)).toEqual([{ reason_for_leaving: reasons.join(';') }]);
  expect(visited).toEqual(['/users/logout']);
});

test('ACC-65 why an account stays is said in the dialog; on a lost line the general words are', async () => {
  const kept = 'Please hand over your role before you delete your account.';
  let answer: () => object | Promise<never> = () => ({
    status: 422,
    body: { error: kept, code: 'accounts.last_of_kind' },
  });
  const { visited, dialog } = await openDialog({ 'POST /users/current/delete_account': () => answer() });
  fireEvent.click(within(dialog).getByRole('checkbox', { name: 'Found a different platform' }));
  press('Delete account', dialog);
  expect(await within(dialog).findByText(kept)).toBeTruthy();
  answer = noLine;
  press('Delete account', dialog);
  expect(await screen.findByText('Oops, something went wrong!')).toBeTruthy();
  expect(visited).toEqual([]);
});
