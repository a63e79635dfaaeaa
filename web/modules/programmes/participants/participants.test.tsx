import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refusal, serve } from '../../../testing/serve.fixture.ts';
import { inAlpha } from '../programmes.fixture.tsx';
import { isList, page, person } from './participants.fixture.ts';
import { ParticipantsPage } from './ParticipantsPage.tsx';

const open = (
  asked = {},
  removing: object | (() => Promise<object>) = { message: 'ok' },
  participants = page.participants,
) => {
  const { calls } = serve({
    'GET /programs/3/participant_imports': { imports: [] },
    'GET /programs/3/participants/filters': { filters: [] },
    'GET /programs/3/participants': { ...page, participants },
    'POST /roles/remove_user': removing,
  });
  const asks: object[] = [];
  const shown = inAlpha(
    <ParticipantsPage filter={asked} zone="Asia/Kuala_Lumpur" onFilter={(next) => asks.push(next)} />,
  );
  return { calls, asks, ...shown };
};

test('INV-01 INV-02 the heading, the counts, the tabs with theirs, and the way to the invitations', async () => {
  open();
  expect(await screen.findByText('Bob Tan')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Participants' })).toBeTruthy();
  expect(screen.getByText(/2 mentors/).textContent).toBe('2 mentors · 7 mentees');
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'All users11',
    'Admin1',
    'Mentee7',
    'Mentor2',
    'Portal Owner1',
  ]);
  const invites = screen.getByRole('link', { name: 'User Types and Invites' });
  expect(invites.getAttribute('href')).toBe('/app/acme/alpha/admin/user-invites');
});

test('SYS-22 a mentor’s or mentee’s name leads to their page in the portal, where they have one whatever they are elsewhere', async () => {
  open();
  await screen.findByText('Bob Tan');
  const [link] = screen.getAllByRole('link', { name: /Bob Tan/ });
  expect(link?.getAttribute('href')).toMatch(/^\/app\/[^/]+\/[^/]+\/members\/\S+$/);
});

test('INV-07 all users come thirty a page, or as many as are chosen', async () => {
  const { calls } = open();
  await screen.findByText('Bob Tan');
  expect(calls.find(isList)?.path).toContain('per_page=30');
  const [size] = screen.getAllByLabelText('Rows per page');
  fireEvent.click(size as HTMLElement);
  const sizes = (await screen.findAllByRole('option')).map((option) => option.textContent);
  expect(sizes).toEqual(['20 per page', '30 per page', '50 per page', '100 per page']);
});

test('INV-03 the tab of a role shows ten a page', async () => {
  const { calls } = open({ role: 2 });
  await screen.findByText('Bob Tan');
  expect(calls.find(isList)?.path).toContain('role_id=2');
  expect(calls.find(isList)?.path).toContain('per_page=10');
  expect(screen.queryAllByLabelText('Rows per page')).toEqual([]);
});

test('INV-07 the search waits for a second and a half', async () => {
  const { asks } = open();
  await screen.findByText('Bob Tan');
  vi.useFakeTimers();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'ann' } });
  vi.advanceTimersByTime(1499);
  expect(asks).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(asks).toEqual([{ search: 'ann' }]);
});

test('INV-01 the table says how it is sorted, and the head of a column turns the order', async () => {
  const { asks, calls } = open({ sort: '-joined', search: 'a', page: 2 });
  await screen.findByText('Bob Tan');
  expect(calls.find(isList)?.path).toContain('sort=-joined');
  const orderOf = (name: string) => screen.getByRole('columnheader', { name }).getAttribute('aria-sort');
  expect([orderOf('Name'), orderOf('Joined')]).toEqual([null, 'descending']);
  for (const name of ['Joined', 'Name']) fireEvent.click(screen.getByRole('button', { name }));
  expect(asks).toEqual([{ search: 'a', sort: 'joined' }, { search: 'a' }]);
});

test('INV-01 by name unless told', async () => {
  const { asks, calls } = open();
  await screen.findByText('Bob Tan');
  expect(calls.find(isList)?.path).not.toContain('sort');
  expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('ascending');
  expect(screen.queryByRole('button', { name: 'Role' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Name' }));
  expect(asks).toEqual([{ sort: '-name' }]);
});

test('INV-06 INV-26 CHT-02 CHT-03 a Portal Owner’s row has Chat, but no Edit and Remove; one’s own a dash', async () => {
  open();
  await screen.findByText('Bob Tan');
  const buttons = screen.getAllByRole('button', { name: /^Actions for/ });
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Actions for Bob Tan',
    'Actions for Olga Ong',
  ]);
  expect(screen.getByText('This is you')).toBeTruthy();
  for (const [at, id, entries] of [
    [0, 12, ['Chat', 'Edit', 'Remove']],
    [1, 13, ['Chat']],
  ] as const) {
    fireEvent.click(buttons[at] as HTMLElement);
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(entries);
    expect(items[0]?.getAttribute('href')).toBe(`/app/acme/alpha/messages?with=${id}`);
    fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
  }
});

test('CHT-02 who cannot be written to has no Chat', async () => {
  open({}, undefined, [person(12, 'Bob Tan', 2, { chat_link: null }), person(13, 'Olga Ong', 4, { chat_link: null })]);
  fireEvent.click(await screen.findByRole('button', { name: 'Actions for Bob Tan' }));
  const entries = (await screen.findAllByRole('menuitem')).map((entry) => entry.textContent);
  expect(entries).toEqual(['Edit', 'Remove']);
  expect(screen.queryByRole('button', { name: 'Actions for Olga Ong' })).toBeNull();
});

/** Presses Remove in Bob's row, and answers the confirmation. */
const answerRemoval = async (answer: 'Remove' | 'Cancel') => {
  fireEvent.click(await screen.findByRole('button', { name: 'Actions for Bob Tan' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove Bob Tan?' }));
  fireEvent.click(dialog.getByRole('button', { name: answer }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};
const remove = () => answerRemoval('Remove');

test('INV-05 INV-08 INV-09 a removal is asked for first, and said when it is done', async () => {
  const { calls } = open();
  await remove();
  expect(await screen.findByText('Bob Tan has been successfully removed.')).toBeTruthy();
  const [sent] = calls.filter(({ method }) => method === 'POST');
  expect(sent).toEqual({ method: 'POST', path: '/roles/remove_user', body: { role_id: 2, user_id: 12 } });
});

test('INV-05 whoever presses Cancel removes nobody, and is asked again the next time', async () => {
  const { calls } = open();
  await answerRemoval('Cancel');
  expect(screen.getByText('Bob Tan')).toBeTruthy();
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  // By the time of the second answer, anything sent by Cancel would have arrived.
  await remove();
  expect(await screen.findByText('Bob Tan has been successfully removed.')).toBeTruthy();
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('INV-09 a removal that failed brings the row back, without the words of success', async () => {
  open({}, { status: 500, body: { error: 'Broken', code: 'request.fault' } });
  await remove();
  expect(await screen.findByText('An error occured. Please try again later')).toBeTruthy();
  await waitFor(() => expect(screen.getByText('Bob Tan')).toBeTruthy());
  expect(screen.queryByText(/successfully removed/)).toBeNull();
});

const save = async (answer: object) => {
  const { calls } = serve({
    'GET /programs/3/participant_imports': { imports: [] },
    'GET /programs/3/participants/filters': { filters: [] },
    'GET /programs/3/participants': page,
    'GET /app/acme/alpha/admin/user_management.csv': answer,
  });
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} });
  inAlpha(<ParticipantsPage filter={{ role: 2, search: 'ann' }} zone="Asia/Kuala_Lumpur" onFilter={() => {}} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Download CSV' }));
  return { clicked, asked: () => calls.filter(({ path }) => path.includes('.csv')).map(({ path }) => path) };
};

test('INV-02 INV-30 the file holds whom the page found, and the page says that it is on its way', async () => {
  const { asked, clicked } = await save({});
  expect(await screen.findByText('Your download has started.')).toBeTruthy();
  expect(asked()).toEqual(['/app/acme/alpha/admin/user_management.csv?is_csv=true&role_id=2&search=ann']);
  expect(clicked).toHaveBeenCalledTimes(1);
});

test('INV-30 a file that is refused is said, and the page stays', async () => {
  const error = 'Only an admin of this program may do this.';
  const { clicked } = await save({ status: 403, body: { error, code: 'programmes.admins_only' } });
  expect(await screen.findByText(error)).toBeTruthy();
  expect(clicked).not.toHaveBeenCalled();
});

test('INV-09 the row goes at once, and the words stand for five seconds', async () => {
  let answer = (_reply: object) => {};
  open({}, () => new Promise<object>((resolve) => (answer = resolve)));
  await remove();
  await waitFor(() => expect(screen.queryByText('Bob Tan')).toBeNull());
  const said = 'Bob Tan has been successfully removed.';
  expect(screen.queryByText(said)).toBeNull();
  vi.useFakeTimers();
  await act(async () => {
    answer({ message: 'ok' });
    await vi.advanceTimersByTimeAsync(50);
  });
  expect(screen.getByText(said)).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(4800));
  expect(screen.getByText(said)).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(300));
  expect(screen.queryByText(said)).toBeNull();
});

test('INV-06 D29 the row of a mentor has their role and capacity to edit; nobody is made an owner there', async () => {
  const mentor = person(14, 'Siti Aminah', 3, { capacity: 2 });
  const { calls } = serve({
    'GET /programs/3/participant_imports': { imports: [] },
    'GET /programs/3/participants/filters': { filters: [] },
    'GET /programs/3/participants': { ...page, participants: [mentor] },
    'PATCH /programs/3/participants/14': mentor,
  });
  inAlpha(<ParticipantsPage filter={{}} zone="Asia/Kuala_Lumpur" onFilter={() => {}} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Actions for Siti Aminah' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Siti Aminah' }));
  const role = dialog.getByRole<HTMLInputElement>('combobox', { name: 'Role' });
  expect(role.value).toBe('Mentor');
  fireEvent.click(role);
  const offered = document.getElementById(role.getAttribute('aria-controls') ?? '') as HTMLElement;
  const names = (await within(offered).findAllByRole('option', { hidden: true })).map((one) => one.textContent);
  expect(names).toEqual(['Admin', 'Mentee', 'Mentor']);
  const capacity = dialog.getByLabelText<HTMLInputElement>('Capacity');
  expect(capacity.value).toBe('2');
  fireEvent.change(capacity, { target: { value: '4' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Siti Aminah has been updated.')).toBeTruthy();
  const [sent] = calls.filter(({ method }) => method === 'PATCH');
  expect(sent).toEqual({
    method: 'PATCH',
    path: '/programs/3/participants/14',
    body: { capacity: 4 },
  });
});

test('an import that has begun is found on this page with its progress, and can be stopped', async () => {
  const begun = { id: 9, file_name: 'people.csv', status: 'running', done: 120, total: 500, waits_until: null };
  const { calls } = serve({
    'GET /programs/3/participant_imports': { imports: [begun] },
    'GET /programs/3/participants': page,
    'POST /programs/3/participant_imports/9/stop': refusal('programmes.import_not_found', 404),
  });
  inAlpha(<ParticipantsPage filter={{}} zone="Asia/Kuala_Lumpur" onFilter={() => {}} />);
  expect(await screen.findByText('People from people.csv')).toBeTruthy();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('24');
  expect(screen.getByText('120 of 500')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See the rows' }).getAttribute('href')).toBe(
    '/app/acme/alpha/admin/user_management/import?file=9',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(await screen.findByText('This import does not exist.')).toBeTruthy();
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});
