import { fireEvent, screen, within } from '@testing-library/react';
import { mentee } from '../../../../testing/people.fixture.ts';
import { serve } from '../../../../testing/serve.fixture.ts';
import { show } from '../../../../testing/show.fixture.tsx';
import { EditEventPage, NewEventPage } from '../index.ts';

type Answers = Parameters<typeof serve>[0];

const admin = { ...mentee, is_platform_admin: true };
/** What events can be tagged with. */
export const noEntries: Answers = {
  'GET /skills': [],
  'GET /industries': [],
  'GET /companies': [],
  'GET /countries': [],
};

const usual: Answers = {
  ...noEntries,
  'GET /discover/mentors.json': { data: [], page: 1, total_pages: 1, total: 0, next: null },
};

export const openNew = (answers: Answers = {}) => {
  const served = serve({ ...answers, ...usual });
  return { ...served, ...show(<NewEventPage />, { me: admin }) };
};
export const openSaved = (answers: Answers, id = 41) => {
  const served = serve({ ...answers, ...usual });
  return { ...served, ...show(<EditEventPage id={id} />, { me: admin }) };
};

// Found by their words: a page with two lists of times has hundreds of elements whose roles would have to be told.
const isButton = { selector: 'button, button *' };
const buttonOf = (element: HTMLElement) => element.closest('button') ?? element;
export const press = (name: string) => {
  const labelled = document.querySelector<HTMLElement>(`button[aria-label="${name}"]`);
  fireEvent.click(labelled ?? buttonOf(screen.getByText(name, isButton)));
};
export const next = () => press('Next');
export const box = (name: string | RegExp) =>
  screen.getByLabelText<HTMLInputElement>(name, { selector: 'input:not([role=combobox]), textarea' });
export const list = (name: RegExp) =>
  screen.getByLabelText<HTMLInputElement>(name, { selector: 'input[role=combobox]' });
export const type = (name: string | RegExp, value: string) => fireEvent.change(box(name), { target: { value } });
export const step = (name: string) => screen.findByText(name, { selector: 'h1' });
export const card = (name: string) => within(screen.getByRole('region', { name }));

/** What the first two steps need. */
export const fillTo = async (last: 2 | 3 | 4) => {
  await step('Event Info');
  if (box(/^Title/).value === '') type(/^Title/, 'Careers in climate');
  next();
  await step('Event Details');
  if (last === 2) return;
  type(/^Description/, 'An evening about work that matters.');
  type(/^Organizer name/, 'Hana Yusof');
  type(/^Organizer email/, 'hana@lantern.test');
  next();
  await step('Tickets');
  if (last === 3) return;
  next();
  await step('Additional Data');
};
