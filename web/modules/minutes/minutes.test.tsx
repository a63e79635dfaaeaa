import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { BookingMeeting } from '../../../contract/meetings/schemas.ts';
import type { Minutes } from '../../../contract/minutes/schemas.ts';
import { withRouter } from '../../lib/router.fixture.tsx';
import { refusal, serve } from '../../testing/serve.fixture.ts';
import { show } from '../../testing/show.fixture.tsx';
import { aMeeting } from '../meetings/meetings.fixture.ts';
import { aLine, theMinutes } from './minutes.fixture.ts';
import { SessionMinutes } from './SessionMinutes.tsx';

const shown = 'GET /api/v2/bookings/7/minutes';
const added = 'POST /api/v2/bookings/7/minutes/items';
const changed = 'PATCH /api/v2/minutes/items/3';
const removed = 'DELETE /api/v2/minutes/items/3';
const written = 'PUT /api/v2/bookings/7/minutes/notes';
const taken = 'POST /api/v2/minutes/items/3/objective';

const open = (changes: Partial<Minutes> = {}, more: object = {}, meetings: BookingMeeting[] = []) => {
  const served = serve({ [shown]: theMinutes(changes), ...more });
  show(withRouter(<SessionMinutes bookingId={7} meetings={meetings} />));
  return served;
};

test('the agenda of a session takes one line after the other, with the field ready for the next', async () => {
  const line = aLine({ kind: 'agenda', body: 'The offer' });
  let stands = theMinutes();
  const { asked } = open(
    {},
    {
      [shown]: () => stands,
      [added]: () => {
        stands = theMinutes({ agenda: [line] });
        return { id: 3 };
      },
    },
  );
  const field = await screen.findByRole('textbox', { name: 'Add to the agenda' });
  fireEvent.change(field, { target: { value: 'The offer' } });
  fireEvent.submit(field);
  await screen.findByRole('checkbox', { name: 'The offer' });
  expect(asked(added).map(({ body }) => body)).toEqual([{ kind: 'agenda', body: 'The offer' }]);
  await waitFor(() => expect((field as HTMLInputElement).value).toBe(''));
  expect(document.activeElement).toBe(field);
});

test('an empty line gets its message beside the field', async () => {
  const { body, status } = refusal('request.invalid');
  const no = { status, body: { ...body, fields: { body: 'Please write something' } } };
  open({}, { [added]: no });
  const field = await screen.findByRole('textbox', { name: 'Add an action' });
  fireEvent.submit(field);
  await screen.findByText('Please write something');
});

test('what is still open is put on the agenda with one press', async () => {
  const { asked } = open(
    { ideas: { actions: ['Read the contract'], objectives: ['Ask three people', 'Read the contract'] } },
    { [added]: { id: 3 } },
  );
  await screen.findByText('Still open, from your last sessions and objectives:');
  expect(screen.getAllByRole('button', { name: /to the agenda$/ }).map((one) => one.textContent)).toEqual([
    'Add',
    'Read the contract',
    'Ask three people',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Add “Ask three people” to the agenda' }));
  await waitFor(() => expect(asked(added)).toHaveLength(1));
  expect(asked(added)[0]?.body).toEqual({ kind: 'agenda', body: 'Ask three people' });
});

test('a line is ticked at once, and the tick is taken back when it could not be saved', async () => {
  let refuse = () => {};
  const late = new Promise<object>((resolve) => {
    refuse = () => resolve(refusal('minutes.not_for_you', 403));
  });
  open({ actions: [aLine()] }, { [changed]: () => late });
  const box = await screen.findByRole('checkbox', { name: 'Write to Penang' });
  fireEvent.click(box);
  await waitFor(() => expect((box as HTMLInputElement).checked).toBe(true));
  refuse();
  await screen.findByText('This is for somebody else to do.');
  await waitFor(() => expect((box as HTMLInputElement).checked).toBe(false));
});

test('who wrote an action says whose it is and until when', async () => {
  const { asked } = open({ actions: [aLine()] }, { [changed]: theMinutes() });
  fireEvent.click(await screen.findByRole('button', { name: 'Edit “Write to Penang”' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit the action' }));
  fireEvent.change(dialog.getByRole('textbox', { name: /^Action/ }), { target: { value: 'Call Penang' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(asked(changed)).toHaveLength(1));
  expect(asked(changed)[0]?.body).toEqual({ body: 'Call Penang', owner_id: null, due_date: null });
});

test('the mentor says who does what a mentee wrote, and leaves the words as they are', async () => {
  const whyNot = { reword: 'minutes.not_your_words', change: null, tick: null, objective: null } as const;
  const { asked } = open({ actions: [aLine({ why_not: whyNot })] }, { [changed]: theMinutes() });
  fireEvent.click(await screen.findByRole('button', { name: 'Edit “Write to Penang”' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit the action' }));
  expect(dialog.queryByRole('textbox', { name: /^Action/ })).toBeNull();
  dialog.getByText('Write to Penang');
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(asked(changed)).toHaveLength(1));
  expect(asked(changed)[0]?.body).toEqual({ owner_id: null, due_date: null });
});

test('while viewing as a member nothing of what they write together is there', async () => {
  const { asked } = open({}, { [shown]: refusal('accounts.not_while_viewing', 403) });
  await waitFor(() => expect(asked(shown)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText('Agenda')).toBeNull());
});

test('a line of somebody else has no buttons, and an action of somebody else no tick', async () => {
  const whyNot = {
    reword: 'minutes.not_your_words',
    change: 'minutes.not_yours',
    tick: 'minutes.not_for_you',
    objective: 'minutes.not_for_you',
  } as const;
  open({ actions: [aLine({ owner: { id: 2, full_name: 'Daniel Wong' }, why_not: whyNot })] });
  const box = await screen.findByRole('checkbox', { name: 'Write to Penang' });
  expect((box as HTMLInputElement).disabled).toBe(true);
  screen.getByText('Daniel Wong');
  expect(screen.queryByRole('button', { name: /Write to Penang/ })).toBeNull();
});

test('a line is removed', async () => {
  const { asked } = open({ actions: [aLine()] }, { [removed]: theMinutes() });
  fireEvent.click(await screen.findByRole('button', { name: 'Remove “Write to Penang”' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove this action?' }));
  dialog.getByText('“Write to Penang” is removed for everyone in the session. Objectives that were made of it stay.');
  expect(asked(removed)).toHaveLength(0);
  fireEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByText('Write to Penang')).toBeNull());
  expect(asked(removed)).toHaveLength(1);
});

test('an agreed action becomes an objective with one press, and says that it is one', async () => {
  const one = aLine({
    objective_id: 12,
    why_not: { reword: null, change: null, tick: null, objective: 'minutes.objective_made' },
  });
  const answer = { ...theMinutes({ actions: [one] }), message: 'Added to your objectives' };
  const { asked } = open({ actions: [aLine()] }, { [taken]: answer });
  fireEvent.click(await screen.findByRole('button', { name: 'Add “Write to Penang” to my objectives' }));
  await screen.findByText('Added to your objectives');
  expect(asked(taken)).toHaveLength(1);
});

test('what is among the objectives leads to them; whoever has none hears what to do first', async () => {
  const none = { reword: null, change: null, tick: null, objective: 'minutes.no_plan' } as const;
  open({ actions: [aLine({ objective_id: 12 }), aLine({ id: 4, body: 'Call Mei', why_not: none })] });
  const link = await screen.findByRole('link', { name: 'In your objectives' });
  expect(link.getAttribute('href')).toBe('/main/learning_objectives');
  screen.getByRole('button', {
    name: 'Add “Call Mei” to my objectives',
    description: 'You have no learning objectives here yet. Set your goals first.',
  });
});

test('what the transcript says people are going to do is kept as an action, once', async () => {
  const meeting = aMeeting({ id: 5, action_items: ['Write to Penang', 'Call Mei'] });
  const { asked } = open({ actions: [aLine()] }, { [added]: { id: 3 } }, [meeting]);
  fireEvent.click(await screen.findByRole('button', { name: 'Keep “Call Mei” as an action' }));
  expect(screen.queryByRole('button', { name: 'Keep “Write to Penang” as an action' })).toBeNull();
  await waitFor(() =>
    expect(asked(added).map(({ body }) => body)).toEqual([{ kind: 'action', body: 'Call Mei', meeting_id: 5 }]),
  );
});

test('notes that were changed meanwhile are shown beside what was typed, and nothing is lost', async () => {
  const first = { body: 'Ours', version: 1, changed_by: 'Mei Tan', changed_at: '2026-11-01T02:00:00Z' };
  const theirs = { ...first, body: 'Theirs', version: 2 };
  const mine = { ...theirs, body: 'Mine', version: 3 };
  let [stands, says]: [object, object] = [theMinutes({ notes: first }), refusal('minutes.notes_changed', 409)];
  const { asked } = serve({ [shown]: () => stands, [written]: () => says });
  show(withRouter(<SessionMinutes bookingId={7} meetings={[]} />));
  const field = await screen.findByRole('textbox', { name: 'Shared notes' });
  const text = () => (field as HTMLTextAreaElement).value;
  screen.getByText(/^Last changed by Mei Tan: /);
  fireEvent.change(field, { target: { value: 'Mine' } });
  stands = theMinutes({ notes: theirs });
  fireEvent.click(screen.getByRole('button', { name: 'Save notes' }));
  await screen.findByText('The notes were changed while you were writing');
  expect(text()).toBe('Mine');
  screen.getByText('Theirs');
  stands = theMinutes({ notes: mine });
  says = stands;
  fireEvent.click(screen.getByRole('button', { name: 'Keep mine, and replace theirs' }));
  await waitFor(() => expect(screen.queryByText('Theirs')).toBeNull());
  expect(text()).toBe('Mine');
  expect(asked(written).map(({ body }) => body)).toEqual([
    { body: 'Mine', version: 1 },
    { body: 'Mine', version: 2 },
  ]);
});

test('of a session that was called off only what was written is shown', async () => {
  const whyNot = {
    reword: 'minutes.called_off',
    change: 'minutes.called_off',
    tick: 'minutes.called_off',
    objective: 'minutes.called_off',
  } as const;
  open({
    agenda: [aLine({ kind: 'agenda', body: 'The offer', why_not: whyNot })],
    why_not: { write: 'minutes.called_off' },
  });
  await screen.findByRole('checkbox', { name: 'The offer' });
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByText('Shared notes')).toBeNull();
});

test.each([
  ['before', true, false],
  ['under_way', true, true],
  ['over', false, true],
] as const)('%s, the agenda is written (%s), and the actions (%s)', async (phase, prepares, agrees) => {
  open({ phase, ideas: { actions: [], objectives: ['Ask three people'] } });
  await screen.findByRole('textbox', { name: 'Shared notes' });
  expect(screen.queryByRole('textbox', { name: 'Add to the agenda' }) !== null).toBe(prepares);
  expect(screen.queryByRole('button', { name: 'Add “Ask three people” to the agenda' }) !== null).toBe(prepares);
  expect(screen.queryByRole('textbox', { name: 'Add an action' }) !== null).toBe(agrees);
});

test('minutes that could not be read are read again', async () => {
  let says: object = refusal('request.fault', 500);
  open({}, { [shown]: () => says });
  const again = await screen.findByRole('button', { name: 'Retry' });
  says = theMinutes();
  fireEvent.click(again);
  await screen.findByRole('textbox', { name: 'Shared notes' });
});
