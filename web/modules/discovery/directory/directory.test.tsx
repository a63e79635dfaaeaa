import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { DirectoryCard } from '../../../../contract/discovery/index.ts';
import type { ProgrammeView } from '../../../../contract/programmes/index.ts';
import { refusals } from '../../../../contract/messages.ts';
import { serve } from '../../../testing/serve.fixture.ts';
import { alpha, inAlpha } from '../../programmes/programmes.fixture.tsx';
import { aDirectoryCard, counts, mentee } from '../discovery.fixture.tsx';
import { noFilters } from '../filters.ts';
import { DirectoryPage } from './DirectoryPage.tsx';
import { ProgrammeMentors } from './ProgrammeMentors.tsx';

const person = (id: number, full_name: string) =>
  aDirectoryCard({ id, full_name, profile_link: `/app/acme/alpha/members/person-${id}` });
const page = (people: DirectoryCard[], changes: object = {}) => ({
  data: people,
  shows: 'mentors',
  may_pick: true,
  page: 1,
  total_pages: 1,
  total: people.length,
  ...changes,
});
const asMentee = (changes: Partial<ProgrammeView> = {}): ProgrammeView => ({
  ...alpha,
  viewer: { role_id: 4, role_name: 'Mentee', user_type: 'mentee', is_admin: false, is_owner: false },
  ...changes,
});
const known = (answer: object) => ({
  'GET /users/current': mentee,
  'GET /api/v2/directory/filters': counts,
  'GET /api/v2/directory': answer,
});
const directory = (answer: object, programme = asMentee()) => {
  const { calls: asked } = serve(known(answer));
  inAlpha(<DirectoryPage asked={{ search: '', filters: noFilters }} onAsk={() => {}} />, programme);
  return asked;
};

test('DIS-03 the people of the programme, each with the way to their page in the portal', async () => {
  const asked = directory(page([person(3, 'Aisyah Rahman'), person(4, 'Daniel Lim')]));
  const list = await screen.findByRole('list', { name: 'Mentors' });
  const links = within(list).getAllByRole('link', { name: /^View profile of/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/app/acme/alpha/members/person-3',
    '/app/acme/alpha/members/person-4',
  ]);
  expect(screen.getByText('2 mentors')).toBeTruthy();
  // D22: there is no following inside a programme.
  expect(screen.queryByRole('button', { name: /^Follow/ })).toBeNull();
  expect(asked.some(({ path }) => path.startsWith('/api/v2/directory?program_id=3'))).toBe(true);
});

test('DIS-35 who may choose is told so; where admins pair, that they do; where mentors pick, a mentee reads why not', async () => {
  directory(page([person(3, 'Aisyah Rahman')]));
  expect(await screen.findByText('Choose your mentor in Alpha.')).toBeTruthy();
  expect(screen.queryByText('Pairings are managed by your program admin.')).toBeNull();
  cleanup();
  directory(page([person(3, 'Aisyah Rahman')], { may_pick: false }), asMentee({ pairing_method: 'admin_pairs' }));
  expect(await screen.findByText('The mentors of Alpha.')).toBeTruthy();
  expect(screen.getByText('Pairings are managed by your program admin.')).toBeTruthy();
  expect(screen.queryByText(/^Choose/)).toBeNull();
  cleanup();
  const viewer = { role_id: 3, role_name: 'Mentor', user_type: 'mentor', is_admin: false, is_owner: false } as const;
  directory(
    page([person(3, 'Aina Zulkifli')], { shows: 'mentees' }),
    asMentee({ pairing_method: 'mentor_picks', viewer }),
  );
  expect(await screen.findByText('Choose whom you would like to mentor in Alpha.')).toBeTruthy();
  cleanup();
  const code = 'discovery.directory_closed';
  directory({ status: 403, body: { error: refusals[code], code } }, asMentee({ pairing_method: 'mentor_picks' }));
  expect(await screen.findByText('In this program mentors choose their mentees.')).toBeTruthy();
});

test('a directory that cannot be read offers Retry, and an empty one says what to expect', async () => {
  let isUp = false;
  serve({
    'GET /users/current': mentee,
    'GET /api/v2/directory/filters': counts,
    'GET /api/v2/directory': () => (isUp ? page([]) : { status: 500, body: { error: 'No', code: 'request.fault' } }),
  });
  inAlpha(<DirectoryPage asked={{ search: '', filters: noFilters }} onAsk={() => {}} />, asMentee());
  const retry = await screen.findByRole('button', { name: 'Retry' }, { timeout: 15_000 });
  isUp = true;
  fireEvent.click(retry);
  expect(await screen.findByText('No mentors found')).toBeTruthy();
  expect(screen.getByText('They are listed here as soon as they join.')).toBeTruthy();
});

test.each([
  ['mentee_picks', '/app/acme/alpha/directory'],
  ['admin_pairs', null],
] as const)('DIS-36 the mentors on an overview lead to all of them where mentees pick: %s', async (method, href) => {
  serve(known(page([person(3, 'Aisyah Rahman')])));
  inAlpha(<ProgrammeMentors />, asMentee({ pairing_method: method }));
  expect(await screen.findByRole('link', { name: 'View profile of Aisyah Rahman' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'View All' })?.getAttribute('href') ?? null).toBe(href);
});

test('M37 SYS-08 words are looked for in the directory when they have rested for two seconds', async () => {
  serve(known(page([])));
  const asks: string[] = [];
  inAlpha(
    <DirectoryPage asked={{ search: '', filters: noFilters }} onAsk={({ search }) => asks.push(search)} />,
    asMentee(),
  );
  const [box] = await screen.findAllByRole('searchbox');
  vi.useFakeTimers();
  fireEvent.change(box as HTMLElement, { target: { value: 'ann' } });
  vi.advanceTimersByTime(1999);
  expect(asks).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(asks).toEqual(['ann']);
});

test('M33 a directory is sorted as well: mentors by four orders, mentees by two', async () => {
  const orders = async () =>
    [...(await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Sort by' })).options].map(
      ({ value }) => value,
    );
  serve(known(page([person(3, 'Aisyah Rahman')])));
  const asks: unknown[] = [];
  inAlpha(
    <DirectoryPage asked={{ search: '', filters: noFilters }} onAsk={({ sort }) => asks.push(sort)} />,
    asMentee(),
  );
  await screen.findByText('1 mentor');
  expect(await orders()).toEqual(['best', 'rating', 'sessions', 'newest']);
  fireEvent.change(screen.getByRole('combobox', { name: 'Sort by' }), { target: { value: 'newest' } });
  expect(asks).toEqual(['newest']);
  cleanup();
  directory(page([person(3, 'Aina Zulkifli')], { shows: 'mentees' }), asMentee({ pairing_method: 'mentor_picks' }));
  await screen.findByText('1 mentee');
  expect(await orders()).toEqual(['best', 'newest']);
});
