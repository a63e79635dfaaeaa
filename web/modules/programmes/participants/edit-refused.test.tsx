import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusals } from '../../../../contract/messages.ts';
import { refusal, serve } from '../../../testing/serve.fixture.ts';
import { inAlpha } from '../programmes.fixture.tsx';
import { page, person } from './participants.fixture.ts';
import { ParticipantsPage } from './ParticipantsPage.tsx';

/** The window of a mentee, with a save that is refused. */
const save = async (refused: object) => {
  serve({
    'GET /programs/3/participant_imports': { imports: [] },
    'GET /programs/3/participants': { ...page, participants: [person(12, 'Bob Tan', 2)] },
    'PATCH /programs/3/participants/12': refused,
  });
  inAlpha(<ParticipantsPage filter={{}} zone="Asia/Kuala_Lumpur" onFilter={() => {}} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Actions for Bob Tan' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Bob Tan' }));
  fireEvent.change(dialog.getByRole('textbox', { name: 'First name' }), { target: { value: 'Rob' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  return dialog;
};
const describedBy = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

test('somebody in a pair keeps their role: it is said beside the role', async () => {
  const dialog = await save(refusal('pairings.role_in_pair'));
  await dialog.findByText(refusals['pairings.role_in_pair']);
  expect(describedBy(dialog.getByRole('combobox', { name: 'Role' }))).toContain('before you change the role.');
  expect(dialog.getAllByText(refusals['pairings.role_in_pair'])).toHaveLength(1);
});

test('an error in the details of their work opens them', async () => {
  const error = 'Please use at most 120 characters';
  const dialog = await save({
    status: 422,
    body: { error: 'x', code: 'request.invalid', fields: { 'details.team': error } },
  });
  expect(await dialog.findByText(error)).toBeTruthy();
  expect(describedBy(dialog.getByRole('textbox', { name: 'Team' }))).toContain(error);
});
