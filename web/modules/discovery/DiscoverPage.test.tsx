import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CurrentUser } from '../../../contract/me/index.ts';
import { aCard, counts, knowList, mentee, show } from './discovery.fixture.tsx';
import { DiscoverPage } from './DiscoverPage.tsx';
import { type DiscoveryAddress, readAsked, writeAsked } from './filters.ts';
import { ResultPage } from './ResultPage.tsx';

interface Watched {
  threshold: IntersectionObserverInit['threshold'];
  comeIntoView: () => void;
}
/** The list ends that wait to come into view; jsdom has no IntersectionObserver of its own. */
const watched: Watched[] = [];
class Watcher {
  constructor(seen: (entries: { isIntersecting: boolean }[]) => void, options: IntersectionObserverInit = {}) {
    watched.push({ threshold: options.threshold, comeIntoView: () => seen([{ isIntersecting: true }]) });
  }
  observe() {}
  disconnect() {}
}

const wide = window.matchMedia;
const makeNarrow = () => {
  window.matchMedia = (media: string) => Object.assign(wide(media) as object, { matches: true }) as MediaQueryList;
};

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(globalThis, { IntersectionObserver: Watcher });
  watched.length = 0;
});
afterEach(() => {
  window.matchMedia = wide;
});

const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

interface Shown {
  me?: CurrentUser | null;
  address?: DiscoveryAddress;
  total?: number;
  none?: boolean;
  found?: typeof counts;
}

/** Opens the page at an address; returns the addresses it was changed to, call by call. */
const open = ({ me = mentee, address = {}, total = 30, none = false, found = counts }: Shown = {}) => {
  const asked: DiscoveryAddress[] = [];
  const Page = () => {
    const [now, setNow] = useState(address);
    return (
      <DiscoverPage
        asked={readAsked(now)}
        onAsk={(next) => {
          asked.push(writeAsked(next));
          setNow(writeAsked(next));
        }}
      />
    );
  };
  const mentors = none ? [] : [aCard(), aCard({ id: 4, full_name: 'Priya Nair', slug: 'priya-nair' })];
  const words = me ? address : { ...address, search: undefined };
  const shown = show(<Page />, {
    me,
    know: (client) => {
      client.setQueryData(['mentors', 'filters'], found);
      knowList(client, { me, query: words, mentors, total: none ? 0 : total });
    },
  });
  return { ...shown, asked };
};
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const panel = () => within(screen.getByRole('complementary', { name: 'Filters' }));

test('DIS-04 DIS-16 the panel filters by these keys, each value with how many it finds', () => {
  open();
  const groups = ['Industry', 'Language', 'Country', 'Years of experience', 'Career level', 'Gender'];
  for (const name of groups) expect(panel().getByRole('group', { name })).toBeTruthy();
  expect(panel().getByLabelText('Job Role')).toBeTruthy();
  const industry = panel().getByRole('group', { name: 'Industry' });
  expect([...industry.querySelectorAll('label')].map((label) => label.textContent)).toEqual([
    'Consulting',
    'Technology',
  ]);
  expect(industry.textContent).toContain('27');
});

test('DIS-14 gender is offered as two words and asked for in small letters', () => {
  const { asked } = open();
  const genders = panel().getByRole('group', { name: 'Gender' }).querySelectorAll('label');
  expect([...genders].map((label) => label.textContent)).toEqual(['Male', 'Female']);
  fireEvent.click(box('Female'));
  fireEvent.click(box('Male'));
  pass(400);
  expect(asked).toEqual([{ gender: 'female,male' }]);
});

test('DIS-13 DIS-15 years and levels are offered in the printed words', () => {
  const of = (values: readonly string[]) => values.map((value) => ({ value, label: value, count: 1 }));
  open({
    found: {
      ...counts,
      working_experience: of(['Less than 3 years', '3-5 years', '5-10 years', 'More than 10 years']),
      working_experience_level: of(['entry', 'middle', 'senior', 'director', 'chief']),
    },
  });
  const offered = (name: string) =>
    [...panel().getByRole('group', { name }).querySelectorAll('label')].map((label) => label.textContent);
  expect(offered('Years of experience')).toEqual([
    'Less than 3 years',
    '3-5 years',
    '5-10 years',
    'More than 10 years',
  ]);
  expect(offered('Career level')).toEqual(['Entry', 'Middle', 'Senior', 'Director', 'Chief']);
});

test('DIS-28 in the list it is said in which time the dates are', () => {
  open();
  expect(screen.getByText('Time shown are based on your local time.')).toBeTruthy();
});

test('DIS-28 in the result list too', () => {
  show(<ResultPage industries={['1']} skills={[]} onAsk={() => {}} />);
  expect(screen.getByText('Time shown are based on your local time.')).toBeTruthy();
});

test('DIS-05 only who is signed in has the search box', () => {
  open();
  expect(screen.getByPlaceholderText('Search mentor')).toBeTruthy();
});

test('DIS-05 visitors have none, and words in the address wait for them', () => {
  open({ me: null, address: { search: 'data' } });
  expect(screen.queryByPlaceholderText('Search mentor')).toBeNull();
  expect(screen.getByText('Priya Nair')).toBeTruthy();
});

test('DIS-08 what stands in the address is in use on load', () => {
  open({ address: { search: 'data', industry: '1', gender: 'female' } });
  expect(screen.getByPlaceholderText<HTMLInputElement>('Search mentor').value).toBe('data');
  expect(box('Technology').checked).toBe(true);
  expect(box('Consulting').checked).toBe(false);
  expect(box('Female').checked).toBe(true);
  const inUse = within(screen.getByRole('group', { name: 'Filters in use' })).getAllByRole('button');
  expect(inUse.map((chip) => chip.textContent)).toEqual(['Technology', 'Female', 'Clear all']);
});

test('DIS-17 a filter shows at once and is asked for 400 ms after the last change', () => {
  const { asked } = open({ address: { gender: 'female' } });
  fireEvent.click(box('Technology'));
  expect(box('Technology').checked).toBe(true);
  pass(399);
  expect(asked).toEqual([]);
  fireEvent.click(box('Consulting'));
  pass(399);
  expect(asked).toEqual([]);
  pass(1);
  expect(asked).toEqual([{ industry: '1,3', gender: 'female' }]);
  expect(box('Technology').checked).toBe(true);
});

test('DIS-18 words are asked for 2000 ms after the last key, and with Enter at once', () => {
  const { asked } = open();
  const field = screen.getByPlaceholderText('Search mentor');
  fireEvent.change(field, { target: { value: 'data' } });
  pass(1999);
  expect(asked).toEqual([]);
  pass(1);
  expect(asked).toEqual([{ search: 'data' }]);
  fireEvent.change(field, { target: { value: 'design' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(asked).toEqual([{ search: 'data' }, { search: 'design' }]);
  pass(5000);
  expect(asked.length).toBe(2);
});

test('DIS-17 DIS-18 words searched for while a filter still rests take it along', () => {
  const { asked } = open();
  fireEvent.click(box('Technology'));
  const field = screen.getByPlaceholderText('Search mentor');
  fireEvent.change(field, { target: { value: 'data' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  pass(5000);
  expect(asked).toEqual([{ search: 'data', industry: '1' }]);
});

test('DIS-06 a small screen filters in a dialog: nothing is asked for before Apply filter, and Cancel forgets', () => {
  makeNarrow();
  const { asked } = open();
  const openSheet = () => fireEvent.click(screen.getByRole('button', { name: /^Filters/ }));
  const inSheet = () => within(screen.getByRole('dialog', { name: 'Filters' }));
  const choose = () => fireEvent.click(inSheet().getByRole('checkbox', { name: 'Technology' }));
  openSheet();
  choose();
  pass(5000);
  expect(asked).toEqual([]);
  fireEvent.click(inSheet().getByRole('button', { name: 'Cancel' }));
  pass(1000);
  openSheet();
  expect(inSheet().getByRole<HTMLInputElement>('checkbox', { name: 'Technology' }).checked).toBe(false);
  choose();
  fireEvent.click(inSheet().getByRole('button', { name: 'Apply filter' }));
  expect(asked).toEqual([{ industry: '1' }]);
});

test('DIS-07 members read on when the end comes into view', () => {
  open({ total: 30 });
  expect(watched.map(({ threshold }) => threshold)).toEqual([0.1]);
  act(() => watched[0]?.comeIntoView());
  pass(1);
  expect(screen.getByText('Loading more…')).toBeTruthy();
});

test('DIS-07 visitors read one page, and are invited to sign in and come back to it', () => {
  open({ me: null, total: 30 });
  expect(watched).toEqual([]);
  expect(screen.getByText('28 more mentors are waiting for you')).toBeTruthy();
  const signIn = screen.getByRole('link', { name: 'Sign In' });
  expect(signIn.getAttribute('href')).toBe('/users/sign_in');
  fireEvent.click(signIn);
  expect(document.cookie).toContain('return_to=');
});

test('an empty list says what to do, and one press takes everything away that narrowed it', () => {
  const { asked } = open({ address: { search: 'zzz', industry: '1' }, none: true });
  expect(screen.getByText('No mentors found')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(asked).toEqual([{}]);
});

test('a filter in use is taken away by its chip, all of them by one press', () => {
  const { asked } = open({ address: { search: 'data', industry: '1,3', gender: 'female' } });
  fireEvent.click(screen.getByRole('button', { name: 'Remove filter Technology' }));
  pass(400);
  expect(asked).toEqual([{ search: 'data', industry: '3', gender: 'female' }]);
  fireEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(asked.at(-1)).toEqual({ search: 'data' });
});

test('the page has a title of its own', () => {
  open();
  expect(document.title).toBe('Find mentors · Lantern');
});

test('M33 DIS-08 a visitor too chooses how mentors are sorted, and the address keeps it; the usual order leaves no trace', () => {
  const { asked } = open({ me: null, address: { gender: 'female' } });
  const sort = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' });
  expect([...sort.options].map(({ label }) => label)).toEqual([
    'Best match',
    'Soonest available',
    'Highest rated',
    'Most sessions',
    'Newest',
  ]);
  expect(sort.value).toBe('best');
  fireEvent.change(sort, { target: { value: 'sessions' } });
  expect(asked).toEqual([{ gender: 'female', sort: 'sessions' }]);
  expect(sort.value).toBe('sessions');
  fireEvent.change(sort, { target: { value: 'best' } });
  expect(asked.at(-1)).toEqual({ gender: 'female' });
});
