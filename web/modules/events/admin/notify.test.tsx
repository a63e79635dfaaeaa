import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusal, serve } from '../../../testing/serve.fixture.ts';
import { show } from '../../../testing/show.fixture.tsx';
import { currentToasts } from '../../../ui/toastList.ts';
import { anEvent } from './admin.fixture.tsx';
import { NotifyDialog } from './NotifyDialog.tsx';

type Answers = Parameters<typeof serve>[0];

const entries = (...names: [number, string][]) => names.map(([id, name]) => ({ id, name }));
/** A number alone is the whole answer. */
const counted = (people: number) => () => Response.json(people);
const warning = "Before confirming, please ensure you're certain about your selection.";

const open = (answers: Answers = {}) => {
  const served = serve({
    'GET /skills': entries([3, 'Public speaking'], [4, 'Writing']),
    'GET /countries': entries([17, 'Malaysia']).map((one) => ({ ...one, iso: 'MY', dial_code: '60' })),
    'GET /industries': entries(),
    'GET /companies': entries(),
    'GET /events/tag_reach?': counted(0),
    ...answers,
  });
  const closed: string[] = [];
  show(<NotifyDialog event={anEvent()} onClose={() => closed.push('closed')} />);
  return { ...served, closed };
};

const choose = async (list: string, name: string) => {
  const field = await screen.findByRole('combobox', { name: list });
  fireEvent.click(field);
  fireEvent.focus(field);
  fireEvent.click(await screen.findByRole('option', { name, hidden: true }));
};
const confirm = () => screen.getByRole('button', { name: /^Confirm/ });

test('EVT-39 EVT-40 with nothing chosen nobody is written to, and nothing can be confirmed', async () => {
  const { asked } = open();
  expect(await screen.findByText(warning)).toBeTruthy();
  expect(screen.getByText('Estimated email being send out: 0')).toBeTruthy();
  for (const name of ['Skills', 'Industries', 'Companies', 'Countries'])
    expect(screen.getByRole('combobox', { name })).toBeTruthy();
  expect(confirm().getAttribute('aria-disabled')).toBe('true');
  fireEvent.submit(screen.getByRole('form', { name: 'Notify' }));
  expect(asked('POST /events/41/notify')).toEqual([]);
  expect(asked('GET /events/tag_reach')).toEqual([]);
});

test('EVT-39 EVT-40 B110 the people who match are counted, and written to once confirmed', async () => {
  const { bodyOf, calls, closed } = open({
    'GET /events/tag_reach?': counted(128),
    'POST /events/41/notify': { message: '128 people will get an email.', emails: 128 },
  });
  await choose('Skills', 'Public speaking');
  await choose('Skills', 'Writing');
  await choose('Countries', 'Malaysia');
  expect(await screen.findByText('Estimated email being send out: 128')).toBeTruthy();
  await waitFor(() => expect(confirm().getAttribute('aria-disabled')).toBeNull());
  const reach = calls.filter(({ path }) => path.startsWith('/events/tag_reach')).at(-1);
  expect(Object.fromEntries(new URLSearchParams(reach?.path.split('?')[1]))).toEqual({
    event_id: '41',
    skill_tags: '3,4',
    industry_tags: '',
    company_tags: '',
    country_tags: '17',
  });
  fireEvent.submit(screen.getByRole('form', { name: 'Notify' }));
  await waitFor(() => expect(closed).toEqual(['closed']));
  expect(bodyOf('POST /events/41/notify')).toEqual({
    event_tags: { skill_tags: [3, 4], industry_tags: [], company_tags: [], country_tags: [17] },
  });
  expect(currentToasts().map(({ message }) => message)).toContain('128 people will get an email.');
});

test('EVT-39 a refusal is said, and what was chosen stays', async () => {
  const { closed } = open({ 'GET /events/tag_reach?': counted(5), 'POST /events/41/notify': refusal('events.ended') });
  await choose('Skills', 'Writing');
  await waitFor(() => expect(confirm().getAttribute('aria-disabled')).toBeNull());
  fireEvent.submit(screen.getByRole('form', { name: 'Notify' }));
  await waitFor(() => expect(currentToasts().map(({ message }) => message)).toContain('This event has ended.'));
  expect(closed).toEqual([]);
  expect(screen.getByText('Estimated email being send out: 5')).toBeTruthy();
});
