import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { EventCancellation } from '../../../../contract/events/index.ts';
import { mentee } from '../../../testing/people.fixture.ts';
import { refusal, serve } from '../../../testing/serve.fixture.ts';
import { show } from '../../../testing/show.fixture.tsx';
import { currentToasts } from '../../../ui/toastList.ts';
import { anEvent, pageOf } from './admin.fixture.tsx';
import { EventsPage } from './index.ts';

const listed = 'GET /main/admins/events.json';
const toasts = () => currentToasts().map(({ message }) => message);
const open = (answers: Parameters<typeof serve>[0], changes: Parameters<typeof anEvent>[0] = {}) => {
  const served = serve({ [listed]: pageOf([anEvent(changes)]), ...answers });
  const page = <EventsPage asked={{}} zone="Asia/Kuala_Lumpur" onAsk={() => {}} />;
  return { ...served, ...show(page, { me: { ...mentee, is_platform_admin: true } }) };
};
const choose = async (entry: string, dialog: string) => {
  fireEvent.click(await screen.findByRole('button', { name: 'Actions for Careers in climate' }));
  fireEvent.click(within(await screen.findByRole('menu')).getByRole('menuitem', { name: entry }));
  return within(await screen.findByRole('dialog', { name: dialog }));
};
const concerned: EventCancellation = {
  holders: 12,
  paid_orders: 3,
  amount: 162,
};

test('EVT-37 B107 cancelling says whom it concerns and what goes back, and sends a text to those who have tickets', async () => {
  const { bodyOf } = open({
    'GET /events/41/cancellation': concerned,
    'POST /events/41/cancel': { message: 'The event is cancelled' },
  });
  const dialog = await choose('Cancel event', 'Cancel Careers in climate?');
  expect(await dialog.findByText(/^12 people have tickets\. Each gets one email/)).toBeTruthy();
  expect(dialog.getByText('3 paid orders are refunded: RM162.00 in all.')).toBeTruthy();
  fireEvent.change(dialog.getByRole('textbox', { name: /^Message to ticket holders/ }), {
    target: { value: ' The speaker is ill. ' },
  });
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel the event' }));
  await waitFor(() => expect(toasts()).toContain('The event is cancelled'));
  expect(bodyOf('POST /events/41/cancel')).toEqual({ message: 'The speaker is ill.' });
});

test('EVT-37 nothing has to be written; a refusal stays in the window, and so does what was typed', async () => {
  open({
    'GET /events/41/cancellation': { ...concerned, holders: 0, paid_orders: 0, amount: 0 },
    'POST /events/41/cancel': refusal('events.ended'),
  });
  const dialog = await choose('Cancel event', 'Cancel Careers in climate?');
  expect(await dialog.findByText('Nobody has a ticket.')).toBeTruthy();
  expect(dialog.getByText('Nothing was paid, so nothing is refunded.')).toBeTruthy();
  const text = dialog.getByRole<HTMLTextAreaElement>('textbox');
  fireEvent.change(text, { target: { value: 'Sorry' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel the event' }));
  expect(await dialog.findByText('This event has ended.')).toBeTruthy();
  expect(text.value).toBe('Sorry');
});

test('EVT-37 EVT-44 a cancelled event says so, how many refunds are on their way, and cannot be published', async () => {
  open({}, { active: false, cancelled_at: '2026-11-20T10:00:00Z', refunds_left: 2, refunds_refused: 1 });
  expect(await screen.findByText('Cancelled')).toBeTruthy();
  expect(screen.getByText('2 refunds on their way')).toBeTruthy();
  expect(screen.getByText('1 refund was refused by the payment service')).toBeTruthy();
  expect(screen.queryByRole('switch', { name: 'Published' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Actions for Careers in climate' }));
  const menu = within(await screen.findByRole('menu'));
  for (const entry of [/^Notify/, /^Cancel event/])
    expect(menu.getByRole('menuitem', { name: entry }).textContent).toContain('This event is cancelled.');
});

test('EVT-44 an event is deleted while nobody has taken a ticket, and only then', async () => {
  const { calls } = open({ 'DELETE /events/41': { message: 'The event is deleted' } }, { can_delete: true });
  const dialog = await choose('Delete', 'Delete Careers in climate?');
  fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(toasts()).toContain('The event is deleted'));
  expect(calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual(['/events/41']);
});

test('EVT-44 what people have taken tickets for says why it cannot be deleted', async () => {
  open({});
  fireEvent.click(await screen.findByRole('button', { name: 'Actions for Careers in climate' }));
  const entry = within(await screen.findByRole('menu')).getByRole('menuitem', { name: /^Delete/ });
  expect(entry.textContent).toContain('People have taken tickets for it.');
});

test.each([
  [true, 'This is the copy. Its date has moved to Fri, 11 Dec 2026, 7:00 pm: please check it.'],
  [false, 'This is the copy. It has the same date, Fri, 11 Dec 2026, 7:00 pm: please check it.'],
])('EVT-44 EVT-25 a copy is opened at once, with what became of its date (moved: %s)', async (is_moved, words) => {
  const copy = { id: 77, start_time: '2026-12-11T11:00:00Z', is_moved };
  const { visited } = open({ 'POST /events/41/duplicate': copy });
  const dialog = await choose('Duplicate', 'Duplicate Careers in climate?');
  expect(dialog.getByText(/^The copy is a draft/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Duplicate' }));
  await waitFor(() => expect(visited).toEqual(['/main/admins/events/77']));
  expect(toasts()).toContain(words);
});
