import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { serve } from '../../../testing/serve.fixture.ts';
import { alpha, inAlpha } from '../programmes.fixture.tsx';
import { GoalsPage } from './GoalsPage.tsx';

const path = '/app/acme/alpha/admin/program_goals';
const goal = (id: number, mentor_label: string, enabled = true) => ({
  id,
  mentor_label,
  name: mentor_label,
  enabled,
  status: enabled ? 'active' : 'inactive',
});
const listed = (...program_goals: object[]) => ({ program_goals, goals: [] });
const broken = { status: 500, body: { error: 'Broken', code: 'request.fault' } };

const open = (answers: Parameters<typeof serve>[0] = {}, programme = alpha) => {
  const { calls } = serve({
    ...answers,
    [`GET ${path}`]: listed(goal(1, 'CV Reviews'), goal(2, 'Soft Skills', false)),
  });
  inAlpha(<GoalsPage />, programme);
  return calls;
};
const add = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Add mentoring service' }));
  return within(await screen.findByRole('dialog', { name: 'Add mentoring service' }));
};
const sent = (calls: ReturnType<typeof open>) => calls.filter(({ method }) => method !== 'GET');

test('GOL-01 the services stand in a table with their state, and one is added', async () => {
  const calls = open({ [`POST ${path}`]: listed(goal(1, 'CV Reviews'), goal(3, 'Writing')) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Mentor services' })).toBeTruthy();
  expect((await screen.findAllByText(/^(Active|Inactive)$/)).map((pill) => pill.textContent)).toEqual([
    'Active',
    'Inactive',
  ]);
  const dialog = await add();
  fireEvent.change(dialog.getByLabelText(/^Mentor label/), { target: { value: 'Writing' } });
  fireEvent.click(dialog.getByText('Save'));
  expect(await screen.findByText('Writing')).toBeTruthy();
  expect(sent(calls)).toEqual([{ method: 'POST', path, body: { mentor_label: 'Writing' } }]);
});

test('GOL-03 without a label the window says what is missing, at the field and above the buttons', async () => {
  const fields = { mentor_label: 'Mentor label is required' };
  open({ [`POST ${path}`]: { status: 422, body: { error: 'No', code: 'request.invalid', fields } } });
  const dialog = await add();
  fireEvent.click(dialog.getByText('Save'));
  expect(await dialog.findByText('Mentor label is required')).toBeTruthy();
  expect(dialog.getByText('Please fill in the required fields')).toBeTruthy();
});

const fault = { error: 'Oops, something went wrong!', code: 'request.fault' };

test('NAV-10 what could not be loaded is said in the printed words, with or without a reason', async () => {
  serve({
    'GET /app/acme/alpha/admin/program_goals': {
      status: 403,
      body: { error: 'Not yours.', code: 'programmes.admins_only' },
    },
  });
  inAlpha(<GoalsPage />);
  expect(await screen.findByText('Error loading content: Not yours.')).toBeTruthy();
  cleanup();
  serve({ 'GET /app/acme/alpha/admin/program_goals': { status: 500, body: fault } });
  inAlpha(<GoalsPage />);
  expect(await screen.findByText('Error loading content: Network response was not ok')).toBeTruthy();
});

test('GOL-06 a service that could not be added is told in a toast, and its label stays', async () => {
  open({ [`POST ${path}`]: broken });
  const dialog = await add();
  const label = dialog.getByLabelText<HTMLInputElement>(/^Mentor label/);
  fireEvent.change(label, { target: { value: 'Writing' } });
  fireEvent.click(dialog.getByText('Save'));
  expect(await screen.findByText('Oops, something went wrong!')).toBeTruthy();
  expect(label.value).toBe('Writing');
});

test('GOL-04 a service is switched off and on by its own button', async () => {
  const calls = open({ [`PUT ${path}/1`]: listed(goal(1, 'CV Reviews', false), goal(2, 'Soft Skills', false)) });
  fireEvent.click(await screen.findByRole('button', { name: 'Deactivate' }));
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Activate' })).toHaveLength(2));
  expect(sent(calls)).toEqual([{ method: 'PUT', path: `${path}/1`, body: { enabled: false } }]);
});

test('B68 once a program is over its services are only read', async () => {
  open({}, { ...alpha, is_active: false });
  expect(await screen.findByText('CV Reviews')).toBeTruthy();
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('SYS-10 a service that could not be added is logged, and said', async () => {
  const logged: unknown[] = [];
  vi.stubGlobal('reportError', (error: unknown) => logged.push(error));
  open({ [`POST ${path}`]: { status: 500, body: fault } });
  const dialog = await add();
  fireEvent.change(dialog.getByRole('textbox', { name: /Mentor label/ }), { target: { value: 'Writing' } });
  fireEvent.click(dialog.getByText('Save'));
  expect(await screen.findByText('Oops, something went wrong!')).toBeTruthy();
  expect(logged).toMatchObject([{ status: 500 }]);
});
