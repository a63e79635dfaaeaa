import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { MentorCard as Mentor } from '../../../contract/discovery/index.ts';
import type { CurrentUser } from '../../../contract/me/index.ts';
import { takeReturnAddress } from '../../lib/take-return-address.ts';
import { loadParts } from '../../ui/later.tsx';
import { aCard, mentee, show } from './discovery.fixture.tsx';
import { MentorCard } from './MentorCard.tsx';
import { MentorGrid } from './MentorGrid.tsx';

const card = (changes: Partial<Mentor> = {}, me: CurrentUser | null = mentee, compact = false) => {
  const booked: [number, string | undefined][] = [];
  const shown = show(
    <ul>
      <MentorCard mentor={aCard(changes)} onBook={({ id }, slot) => booked.push([id, slot])} compact={compact} />
    </ul>,
    { me },
  );
  return { ...shown, booked, item: screen.getAllByRole('listitem')[0] ?? document.body };
};
/** Replaces narrow spaces, which join the hour and am/pm. */
const textOf = (element: Element) => (element.textContent ?? '').replaceAll(/\s/g, ' ');
const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('DIS-20 who they are, where they work, what they help with, their badges, rating and tag', () => {
  const { item } = card();
  for (const words of ['UX Design Lead', 'AirAsia', 'Malaysia', 'Career Guidance', 'New Mentor']) {
    expect(within(item).getByText(words)).toBeTruthy();
  }
  expect(item.textContent).toContain('Great Listener, Knowledgeable');
  expect(item.textContent).toContain('Rated 4.3 of 5');
  expect(link('Aisyah Rahman')).toBe('/mentor_profile/aisyah-rahman');
});

test('DIS-22 DIS-23 PRO-30 no badge without a rating from 4 on, no tag for others; three goals, then +N', () => {
  const { item } = card({ fl_average_rating: null, new_mentor: false });
  expect(item.textContent).not.toContain('Rated');
  expect(item.textContent).not.toContain('New Mentor');
  expect(within(item).queryByText('Leadership')).toBeNull();
  expect(within(item).getByRole('button', { name: '1 more: Leadership' })).toBeTruthy();
});

test('DIS-25 the interests are cut at 80 characters', () => {
  const { item } = card({
    interests: ['Environment & Sustainability', 'Human Resources & Recruitment', 'Aerospace & Aviation'],
  });
  const shown = within(item).getByText(/^Environment/).textContent ?? '';
  expect(shown).toMatch(/^[^…]{80}…$/);
  expect(shown).toContain('Human Resources & Recruitment');
});

test.each([
  [80, 'E'.repeat(80)],
  [81, `${'E'.repeat(80)}…`],
])('DIS-25 interests of %s characters read in full, or up to the eightieth', (length, shown) => {
  const { item } = card({ interests: ['E'.repeat(length)] });
  expect(within(item).getByText(/^EE/).textContent).toBe(shown);
});

test('DIS-20 the picture of a mentor stands on their card', () => {
  const { item } = card({ photo: '/files/photos/aisyah.webp' });
  expect(item.querySelector('img')?.getAttribute('src')).toBe('/files/photos/aisyah.webp');
});

/** Whether the card is compact, a name, and what of it stands there. */
const cuts: [boolean, string, string][] = [
  [false, 'Muhammad Rizwan Yusoff', 'Muhammad Rizwan Yuso…'],
  [false, 'Aisyah binti Rahman', 'Aisyah binti Rahman'],
  [false, 'A'.repeat(20), 'A'.repeat(20)],
  [false, 'A'.repeat(21), `${'A'.repeat(20)}…`],
  [true, 'A'.repeat(14), 'A'.repeat(14)],
  [true, 'A'.repeat(15), `${'A'.repeat(14)}…`],
  [true, 'Daniel Lim Wei Jie', 'Daniel Lim Wei…'],
  [true, 'Aisyah Rahman', 'Aisyah Rahman'],
];

test.each(cuts)(
  'DIS-26 names are cut at 20 characters, at 14 on compact cards (compact: %s, %s)',
  (compact, full_name, shown) => {
    card({ full_name }, mentee, compact);
    const heading = screen.getByRole('heading', { level: 2 });
    expect(heading.textContent).toBe(shown);
    // Screen readers get the full name.
    expect(within(heading).getByRole('link', { name: full_name })).toBeTruthy();
  },
);

test('DIS-27 three dates as day and month with the first time, in the zone of the reader', () => {
  const { booked } = card();
  const dates = within(screen.getByRole('group', { name: 'Next dates of Aisyah Rahman' })).getAllByRole('button');
  expect(dates.map(textOf)).toEqual(['2 Dec9:00 am', '4 Dec12:30 am', '9 Dec8:00 pm']);
  fireEvent.click(screen.getByRole('button', { name: 'Friday, 4 December 2026, 12:30 am' }));
  expect(booked).toEqual([[3, '2026-12-03T16:30:00Z']]);
});

test('DIS-29 BKG-26 M29 a visitor who taps a date, or books, is asked to sign in and comes back to that mentor', async () => {
  show(<MentorGrid mentors={[aCard()]} label="Mentors" />, { me: null });
  const [first = document.body] = within(screen.getByRole('group', { name: /^Next dates/ })).getAllByRole('button');
  fireEvent.click(first);
  expect((await screen.findByText('Please sign in')).closest('[data-tone]')?.getAttribute('data-tone')).toBe('info');
  // M29: to this mentor and this time, whatever the list looks like by then.
  const button = screen.getByRole('link', { name: 'Sign in to book Aisyah Rahman' });
  expect(button.getAttribute('href')).toBe('/users/sign_in');
  expect(takeReturnAddress()).toBe('/mentor_profile/aisyah-rahman#book');
  expect(localStorage.getItem('kept:anyone:wish')).toContain('"slot":"2026-12-02T01:00:00Z"');
  fireEvent.click(screen.getByRole('button', { name: 'Book Session with Aisyah Rahman' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('M28 the card says what a session costs and what one has; nothing where it is free, or is one’s own', async () => {
  const line = () => screen.queryByText(/^Session price/)?.textContent ?? null;
  const priceFor = async (changes: Partial<Mentor>, me: CurrentUser | null) => {
    show(<MentorGrid mentors={[aCard(changes)]} label="Mentors" />, { me });
    await loadParts();
    const said = line();
    cleanup();
    return said;
  };
  expect(await priceFor({}, mentee)).toBe('Session price: 1 credit · You have 3');
  expect(await priceFor({}, null)).toBe('Session price: 1 credit');
  expect(await priceFor({ price: 0 }, mentee)).toBeNull();
  expect(await priceFor({ id: mentee.id }, mentee)).toBeNull();
});

test('DIS-27 a member who taps a date books that start', () => {
  const slots = ['2026-12-02T01:00:00Z', '2026-12-02T02:00:00Z'];
  const about = {
    available_dates: [],
    timeslots: {},
    timezone: 'Asia/Kuala_Lumpur',
    duration: 60,
    credits: null,
    calendar_unknown: false,
  };
  show(<MentorGrid mentors={[aCard()]} label="Mentors" />, {
    know: (client) => client.setQueryData(['slots', 3, null], { ...about, slots }),
  });
  fireEvent.click(screen.getByRole('button', { name: 'Wednesday, 2 December 2026, 9:00 am' }));
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).getAllByText(/Topic and learning objectives/).length).toBeGreaterThan(0);
  expect(textOf(dialog)).toContain('2 December 2026');
  expect(textOf(dialog)).toContain('9:00 am');
});

test('DIS-24 not booked: Book Session, and nothing that leads nowhere', () => {
  const { booked } = card();
  const book = screen.getByRole('button', { name: 'Book Session with Aisyah Rahman' });
  expect(book.textContent).toBe('Book Session');
  fireEvent.click(book);
  expect(booked).toEqual([[3, undefined]]);
  expect(screen.queryByText('View profile')).toBeNull();
  expect(screen.queryByText('View Progress')).toBeNull();
  expect(screen.queryByRole('link', { name: /^Message/ })).toBeNull();
});

test('DIS-24 booked: View profile, View Progress and Message lead where the server says', () => {
  card({ have_booked: true, progress_path: '/main/progress/3', chat_link: '/messages?with=3' });
  expect(link('View profile of Aisyah Rahman')).toBe('/mentor_profile/aisyah-rahman');
  expect(link('View Progress with Aisyah Rahman')).toBe('/main/progress/3');
  expect(link('Message Aisyah Rahman')).toBe('/messages?with=3');
  expect(screen.getByText('View profile')).toBeTruthy();
  expect(screen.getByText('View Progress')).toBeTruthy();
  expect(screen.queryByText('Book Session')).toBeNull();
});

test('nobody books a mentor without dates, or themselves, and the card says why', () => {
  const { booked } = card({ next_dates: [] });
  const button = screen.getByRole('button', { name: 'Book Session with Aisyah Rahman' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button);
  expect(booked).toEqual([]);
  expect(screen.getAllByText("I'm currently not available.").length).toBeGreaterThan(0);
});

test('one own card leads to the own profile', () => {
  card({ id: mentee.id });
  expect(screen.queryByText('Book Session')).toBeNull();
  expect(link('View profile of Aisyah Rahman')).toBe('/mentor_profile/aisyah-rahman');
});

test('DIS-30 the heart is for who is signed in, and not beside oneself', () => {
  card({ is_following: true });
  expect(screen.getByRole('button', { name: 'Follow Aisyah Rahman' }).getAttribute('aria-pressed')).toBe('true');
});

test('DIS-30 visitors have no heart', () => {
  card({}, null);
  expect(screen.queryByRole('button', { name: /^Follow/ })).toBeNull();
});

test('DIS-30 nobody follows themselves', () => {
  card({ id: mentee.id });
  expect(screen.queryByRole('button', { name: /^Follow/ })).toBeNull();
});
