import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Rating } from '../../../../contract/reviews/index.ts';
import { mentee } from '../../bookings/bookings.fixture.tsx';
import { serve } from '../../../testing/serve.fixture.ts';
import { inAlpha } from '../../programmes/programmes.fixture.tsx';
import { RatingsPage } from './RatingsPage.tsx';
import { type RatingFilter, ratingSearch } from './search.ts';

const person = (id: number, name: string, slug: string | null = null) => ({
  id,
  slug,
  full_name: name,
  profile_photo_url: null,
});
const rating = (changes: Partial<Rating> = {}): Rating => ({
  type: 'Pair',
  group_id: null,
  mentees: [person(7, 'Farid Osman')],
  mentors: [person(3, 'Aisyah Rahman')],
  sessions: 2,
  mentee_score: 3.04,
  mentor_score: null,
  ...changes,
});
const page = (ratings: Rating[]) => ({ ratings, total: ratings.length, page: 1, per_page: 30, max_pages: 1 });
const session = (id: number) => ({
  booking_id: id,
  session: id - 40,
  topic: `Topic ${id}`,
  completed_on: `2026-11-${id - 30}T10:00:00Z`,
  mentee_rated: true,
  mentor_rated: false,
  mentee_score: 4,
  mentor_score: 0,
  mentor_rating: 4,
});
const set = (name: string, text: string) => ({
  user: { id: 7, full_name: name, profile_photo_url: null },
  about: null,
  submitted: true,
  submitted_at: '2026-11-20T10:00:00Z',
  sealed: false,
  private: false,
  is_group_rating: false,
  feedback: [
    { category: 'text', title: 'How was it?', description: null, value: null, scale_end: null, text, options: [] },
  ],
});

const settings = 'GET /api/v2/review_settings';
const open = (answers: Record<string, object>, filter: RatingFilter = {}, onFilter = (_next: RatingFilter) => {}) => {
  const { calls: asked } = serve({
    'GET /users/current': mentee,
    [settings]: { on_platform: false, private: false },
    ...answers,
  });
  inAlpha(<RatingsPage filter={filter} onFilter={onFilter} />);
  return asked;
};
const main = 'GET /mentorship_ratings/main';
const list = 'GET /mentorship_ratings/booking_list';
const firstRow = (table: HTMLElement) => {
  const [, row] = within(table).getAllByRole('row');
  if (!row) throw new Error('the table has no row');
  return within(row).getAllByRole('cell');
};
/** The two means of the first row, starting at this column, as they are read out. */
const means = (table: HTMLElement, from: number) =>
  firstRow(table)
    .slice(from, from + 2)
    .map((cell) => within(cell).getByText(/^\d\.\d$|^N\/A$/).textContent);
const heads = (table: HTMLElement) =>
  within(table)
    .getAllByRole('columnheader')
    .map((head) => head.textContent);

test('REV-13 REV-15 REV-12 a pair opens the drawer of its sessions, the newest first, and there what was said', async () => {
  const reviews = {
    mentee: [set('Farid Osman', 'Clear advice.')],
    mentor: [set('Aisyah Rahman', 'Well prepared.')],
    left_to_review: [],
  };
  const asked = open({
    [main]: page([rating()]),
    [list]: { ratings: [session(41), session(42)] },
    'GET /mentorship_ratings/booking_reviews': reviews,
  });
  fireEvent.click(await screen.findByRole('button', { name: /^View details/ }));
  const drawer = await screen.findByRole('dialog', { name: 'Rating Details' });
  const table = await within(drawer).findByRole('table');
  expect(heads(table).slice(0, 3)).toEqual(['Date Completed', 'Avg Mentee Rating', 'Avg Mentor Rating']);
  const [newest] = await within(table).findAllByRole('button', { name: /^See Details/ });
  expect(newest?.textContent).toBe('See Details');
  expect(means(table, 1)).toEqual(['4.0', 'N/A']);
  expect(
    within(table)
      .getAllByText(/Nov 2026$/)
      .map((cell) => cell.textContent),
  ).toEqual(['Thu, 12 Nov 2026', 'Wed, 11 Nov 2026']);
  expect(asked.some(({ path }) => path.endsWith('booking_list?program_id=3&mentor_id=3&mentee_id=7'))).toBe(true);
  fireEvent.click(newest ?? drawer);
  const details = await screen.findByRole('dialog', { name: 'Rating details' });
  expect(
    within(details)
      .getAllByRole('tab')
      .map((tab) => tab.textContent),
  ).toEqual(['Mentee', 'Mentor']);
  expect(asked.some(({ path }) => path.endsWith('booking_reviews?booking_id=42'))).toBe(true);
  expect(await within(details).findByText('Clear advice.')).toBeTruthy();
  expect(within(details).queryByText('Well prepared.')).toBeNull();
  fireEvent.click(within(details).getByRole('tab', { name: 'Mentor' }));
  expect(await within(details).findByText('Well prepared.')).toBeTruthy();
  expect(within(details).queryByText('Clear advice.')).toBeNull();
});

test('REV-14 REV-15 a group opens its Rating Overview with its own words', async () => {
  const group = rating({ type: 'Group', group_id: 5, mentees: [person(7, 'Farid Osman'), person(8, 'Mei Tan')] });
  const asked = open({ [main]: page([group]), [list]: { ratings: [session(41)] } });
  fireEvent.click(await screen.findByRole('button', { name: /^View details/ }));
  const overview = await screen.findByRole('dialog', { name: 'Rating Overview' });
  const table = await within(overview).findByRole('table');
  const printed = ['Session', 'Completed on', 'Mentee Rating (Avg)', 'Mentor Rating (Avg)'];
  expect(heads(table).slice(0, 4)).toEqual(printed);
  const see = await within(table).findByRole('button', { name: /^View details/ });
  expect(see.textContent).toBe('View details');
  expect(means(table, 2)).toEqual(['4.0', 'N/A']);
  const sides = within(overview)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(sides).toEqual([
    ['Mentee', expect.stringContaining('Farid Osman, Mei Tan')],
    ['Mentor', expect.stringContaining('Aisyah Rahman')],
  ]);
  expect(asked.some(({ path }) => path.endsWith('booking_list?group_id=5'))).toBe(true);
});

const colours = [
  [4.9, '4.9', 'green'],
  [3.1, '3.1', 'green'],
  [3.04, '3.0', 'amber'],
  [2.9, '2.9', 'red'],
] as const;
test.each(colours)('REV-16 REV-21 a mean of %s reads %s of 5 in %s', async (mean, shown, tone) => {
  open({ [main]: page([rating({ mentee_score: mean })]) });
  const badge = (await screen.findByText(shown)).closest('[data-tone]');
  expect(badge?.getAttribute('data-tone')).toBe(tone);
  expect(screen.getByText('of 5')).toBeTruthy();
});

test('REV-16 the table names both sides and shows what each gave, with the way to more', async () => {
  open({ [main]: page([rating({ mentee_score: 4.5, mentor_score: 2 })]) });
  const see = await screen.findByRole('button', { name: /^View details/ });
  const table = screen.getByRole('table');
  expect(heads(table).slice(0, 4)).toEqual([
    'Mentee',
    'Mentor',
    'Average rating by mentee',
    'Average rating by mentor',
  ]);
  const [one, other] = firstRow(table);
  expect([one?.textContent, other?.textContent]).toEqual([
    expect.stringContaining('Farid Osman'),
    expect.stringContaining('Aisyah Rahman'),
  ]);
  expect(means(table, 2)).toEqual(['4.5', '2.0']);
  expect(see.textContent).toBe('View details');
});

test('REV-16 the address holds the search and the page, and turning the page keeps the search', async () => {
  expect(ratingSearch.validateSearch({ search: ' tan ', page: '2', other: 'x' })).toEqual({ search: 'tan', page: 2 });
  const turned: RatingFilter[] = [];
  const answer = { ...page([rating()]), total: 61, page: 2, max_pages: 3 };
  const asked = open({ [main]: answer }, { search: 'tan', page: 2 }, (next) => turned.push(next));
  fireEvent.click(await screen.findByRole('button', { name: 'Page 3' }));
  expect(turned).toEqual([{ search: 'tan', page: 3 }]);
  expect(screen.getByText(/31.+31.+61/)).toBeTruthy();
  expect(asked.find(({ path }) => path.includes('/main'))?.path).toContain('program_id=3&search=tan&page=2');
});

test('REV-16 REV-21 without a rating, and at 0, it reads N/A', async () => {
  open({ [main]: page([rating({ mentee_score: 0 })]) });
  expect(await screen.findAllByText('N/A')).toHaveLength(2);
});

test('REV-20 NAV-10 a failure is said in the server’s words', async () => {
  open({ [main]: { status: 403, body: { error: 'Not your program.', code: 'programmes.admins_only' } } });
  const said = await screen.findByText('Error loading content: Not your program.');
  expect(said.closest('[role="alert"]')).not.toBeNull();
});

const groupOrPair = [
  ['Pair', 'Rating Details'],
  ['Group', 'Rating Overview'],
] as const;
test.each(groupOrPair)(
  'REV-20 of a %s, that its sessions did not come is said in the server’s words',
  async (type, title) => {
    const refusal = { status: 403, body: { error: 'Not your program.', code: 'programmes.admins_only' } };
    open({ [main]: page([rating({ type, group_id: type === 'Group' ? 5 : null })]), [list]: refusal });
    fireEvent.click(await screen.findByRole('button', { name: /^View details/ }));
    const pane = await screen.findByRole('dialog', { name: title });
    expect(within(await within(pane).findByRole('alert')).getByText(/Not your program\./)).toBeTruthy();
  },
);

test('SYS-22 the ratings lead to the people and the sessions that they name, and nowhere for who has left', async () => {
  const mentees = [person(7, 'Farid Osman', 'farid'), person(8, 'Mei Tan'), person(9, 'Ali Noor', 'ali')];
  const group = rating({ type: 'Group', group_id: 5, mentees, mentors: [person(3, 'Aisyah Rahman', 'aisyah')] });
  open({ [main]: page([group]), [list]: { ratings: [session(41)] } });
  const see = await screen.findByRole('button', { name: /^View details/ });
  const table = screen.getByRole('table');
  fireEvent.click(see);
  const overview = await screen.findByRole('dialog', { name: 'Rating Overview' });
  const hrefs = (of: HTMLElement) =>
    within(of)
      .getAllByRole('link', { hidden: true })
      .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(hrefs(table)).toEqual([
    ['Farid Osman', '/app/acme/alpha/members/farid'],
    ['Ali Noor', '/app/acme/alpha/members/ali'],
    [expect.stringContaining('Aisyah Rahman'), '/app/acme/alpha/members/aisyah'],
  ]);
  const sessions = await within(overview).findByRole('table');
  await within(sessions).findByText('1. Topic 41');
  expect(hrefs(sessions)).toEqual([['1. Topic 41', '/app/acme/alpha/admin/bookings/41']]);
});

test('M32 an admin lets reviews be shown outside the program, and reads why none is where they are private', async () => {
  const asked = open({
    [main]: page([]),
    'PUT /api/v2/review_settings': { on_platform: true, private: false },
  });
  const allow = await screen.findByRole<HTMLInputElement>('switch', { name: /^Allow reviews on public profiles/ });
  expect(allow.checked).toBe(false);
  fireEvent.click(allow);
  expect(await screen.findByText('Reviews can be shown on public profiles')).toBeTruthy();
  expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({ program_id: 3, on_platform: true });
  cleanup();
  open({ [main]: page([]), [settings]: { on_platform: true, private: true } });
  expect(await screen.findByText('Reviews are private in this program, so none are shown outside it.')).toBeTruthy();
});
