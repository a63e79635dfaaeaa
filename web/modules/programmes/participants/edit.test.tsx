import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { serve } from '../../../testing/serve.fixture.ts';
import { inAlpha } from '../programmes.fixture.tsx';
import { isList, page, person } from './participants.fixture.ts';
import { ParticipantsPage } from './ParticipantsPage.tsx';

test('B128 the Edit modal has role, first name, last name and phone; what is wrong is said at its field', async () => {
  const mentee = person(12, 'Azlan Azlan', 2, { phone_no: '60123456789' });
  const { calls } = serve({
    'GET /programs/3/participant_imports': { imports: [] },
    'GET /programs/3/participants/filters': { filters: [] },
    'GET /programs/3/participants': { ...page, participants: [mentee] },
    'PATCH /programs/3/participants/12': (call) =>
      (call.body as { phone_no?: string }).phone_no === '1'
        ? {
            status: 422,
            body: { error: 'x', code: 'request.invalid', fields: { phone_no: 'Wrong', firstname: 'Missing' } },
          }
        : mentee,
  });
  inAlpha(<ParticipantsPage filter={{}} zone="Asia/Kuala_Lumpur" onFilter={() => {}} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Actions for Azlan Azlan' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Azlan Azlan' }));
  const type = (name: string, value: string) =>
    fireEvent.change(dialog.getByRole('textbox', { name }), { target: { value } });
  type('First name', '');
  type('Phone', '1');
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Wrong')).toBeTruthy();
  expect(dialog.getByText('Missing')).toBeTruthy();
  type('First name', 'Azlan');
  type('Last name', 'bin Ali');
  type('Phone', '');
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Azlan Azlan has been updated.')).toBeTruthy();
  const sent = calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  expect(sent[1]).toEqual({ lastname: 'bin Ali', phone_no: '' });
});

test('department and location are filters in the address, shown in the table, and corrected in the Edit modal', async () => {
  const work = { employee_id: 'E7', department: 'Finance', team: 'Payroll', grade: '', location: 'Ipoh', manager: '' };
  const mentee = person(12, 'Bob Tan', 2, { details: work });
  const inUse = { department: ['Finance', 'People'], team: [], grade: [], location: ['Ipoh'] };
  const { calls } = serve({
    'GET /programs/3/participant_imports': { imports: [] },
    'GET /programs/3/participants/filters': { filters: [] },
    'GET /programs/3/participants': { ...page, participants: [mentee], details_in_use: inUse },
    'PATCH /programs/3/participants/12': mentee,
  });
  const asks: object[] = [];
  inAlpha(
    <ParticipantsPage filter={{ location: 'Kedah' }} zone="Asia/Kuala_Lumpur" onFilter={(next) => asks.push(next)} />,
  );
  expect(await screen.findByText('Finance · Payroll')).toBeTruthy();
  expect(calls.find(isList)?.path).toContain('location=Kedah');
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Location' }).value).toBe('Kedah');
  expect(screen.queryByRole('combobox', { name: 'Team' })).toBeNull();
  const choice = screen.getByRole('combobox', { name: 'Department' });
  fireEvent.click(choice);
  const offered = await waitFor(
    () => document.getElementById(choice.getAttribute('aria-controls') ?? '') as HTMLElement,
  );
  fireEvent.click(await within(offered).findByRole('option', { name: 'People', hidden: true }));
  await waitFor(() => expect(asks).toEqual([{ location: 'Kedah', department: 'People' }]));
  fireEvent.click(screen.getByRole('button', { name: 'Actions for Bob Tan' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Bob Tan' }));
  fireEvent.click(dialog.getByRole('button', { name: /Details of their work/ }));
  fireEvent.change(dialog.getByRole('textbox', { name: 'Team' }), { target: { value: 'Tax' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Bob Tan has been updated.')).toBeTruthy();
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ details: { team: 'Tax' } });
});

test('INV-06 another role is asked about before it is sent, and an admin is told what it opens', async () => {
  const mentee = person(12, 'Bob Tan', 2, {});
  const admin = page.roles.find(({ user_type: type }) => type === 'admin');
  if (!admin) throw new Error('no role of an admin');
  const { calls } = serve({
    'GET /programs/3/participants': { ...page, participants: [mentee] },
    'PATCH /programs/3/participants/12': mentee,
  });
  inAlpha(<ParticipantsPage filter={{}} zone="Asia/Kuala_Lumpur" onFilter={() => {}} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Actions for Bob Tan' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Bob Tan' }));
  fireEvent.click(dialog.getByRole('combobox', { name: 'Role' }));
  fireEvent.click(await screen.findByRole('option', { name: admin.name }));
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  const asking = within(await screen.findByRole('dialog', { name: `Make Bob Tan ${admin.name}?` }));
  expect(asking.getByText(/can then manage the people, applications, sessions and settings/)).toBeTruthy();
  const sent = () => calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  expect(sent()).toEqual([]);
  fireEvent.click(asking.getByRole('button', { name: 'Change the role' }));
  expect(await screen.findByText('Bob Tan has been updated.')).toBeTruthy();
  expect(sent()).toEqual([{ role_id: admin.id }]);
});
