import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mentee } from '../../../testing/people.fixture.ts';
import { refusal, serve } from '../../../testing/serve.fixture.ts';
import { show } from '../../../testing/show.fixture.tsx';
import { currentToasts } from '../../../ui/toastList.ts';
import { inAlpha } from '../../programmes/programmes.fixture.tsx';
import { aDatum, anEditable, anOrder, pageOf } from './admin.fixture.tsx';
import { EventDataPage } from './index.ts';
import type { EventDataFilter } from './search.ts';

type Answers = Parameters<typeof serve>[0];

const listed = 'GET /main/admins/event_data.json';
const zone = 'Asia/Kuala_Lumpur';
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const toasts = () => currentToasts().map(({ message }) => message);

const open = (answers: Answers, asked: EventDataFilter = {}) => {
  const served = serve(answers);
  const asks: EventDataFilter[] = [];
  const page = <EventDataPage asked={asked} zone={zone} onAsk={(next) => asks.push(next)} />;
  return { ...served, asks, ...show(page, { me: { ...mentee, is_platform_admin: true } }) };
};
const pathsOf = (calls: { path: string }[], start: string) =>
  calls.map(({ path }) => path).filter((path) => path.startsWith(start));

test('EVT-41 EVT-43 A43 the sixteen columns in the printed order, then whether the money went back, and what is in them', async () => {
  open({ [listed]: pageOf([aDatum()]) });
  await screen.findByText('aina@lantern.test');
  const [, row = document.body] = screen.getAllByRole('row');
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  const cells = within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(heads.slice(0, 17).map((head, at) => [head, cells[at]])).toEqual([
    ['Attendee ID', '7'],
    ['First name', 'Aina'],
    ['Last name', 'Zulkifli'],
    ['Email', 'aina@lantern.test'],
    ['Enterprise name', 'Acme'],
    ['Program name', 'Alpha'],
    ['Program user type', 'mentee'],
    ['Event ID', '41'],
    ['Event name', 'Careers in climate'],
    ['Ticket name', 'Early bird'],
    ['Quantity', '2'],
    ['Date of purchase', '2026-11-19, 10:05 am'],
    ['Ticket price (RM)', '25.50'],
    ['Total payment (RM)', '55.08'],
    ['Service tax (RM)', '4.08'],
    ['First-time buyer', 'Yes'],
    ['Refunded', 'No'],
  ]);
});

test('EVT-41 EVT-42 the months and the search are asked for, and columns can be hidden', async () => {
  const { calls } = open(
    { [listed]: pageOf([aDatum()]) },
    { query: 'aina', field: 'firstName', date_from: '2026-01', date_to: '2026-11', page: 2 },
  );
  await screen.findByText('aina@lantern.test');
  expect(pathsOf(calls, '/main/admins/event_data.json')).toEqual([
    '/main/admins/event_data.json?query=aina&field=firstName&date_from=2026-01&date_to=2026-11&page=2',
  ]);
  for (const words of ['Search in: First name', 'Date From: 2026-01', 'Date To: 2026-11'])
    expect(screen.getByText(words)).toBeTruthy();
  press('Columns');
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Enterprise name' }));
  expect(screen.queryByRole('columnheader', { name: 'Enterprise name' })).toBeNull();
});

test('EVT-41 EVT-43 the attendees of one event, whose name stands above; its filter stays until all are wanted', async () => {
  const { asks, calls } = open(
    {
      [listed]: pageOf([aDatum()]),
      'GET /main/admins/events/41': anEditable(),
      'GET /main/admins/event_data.csv': refusal('events.admins_only', 403),
    },
    { event_id: 41, query: 'aina' },
  );
  await screen.findByText('aina@lantern.test');
  expect(pathsOf(calls, '/main/admins/event_data.json')[0]).toContain('event_id=41');
  await waitFor(() => expect(screen.getAllByText('Careers in climate')).toHaveLength(2));
  press('Download CSV');
  await waitFor(() => expect(pathsOf(calls, '/main/admins/event_data.csv')).toHaveLength(1));
  expect(pathsOf(calls, '/main/admins/event_data.csv')[0]).toContain('event_id=41');
  press('Clear search');
  await waitFor(() => expect(asks.at(-1)).toEqual({ event_id: 41 }));
  press('Show all events');
  expect(asks.at(-1)).toEqual({});
});

test('EVT-41 the portal asks for its program alone', async () => {
  const { calls } = serve({ [listed]: pageOf([]) });
  inAlpha(<EventDataPage asked={{}} zone={zone} onAsk={() => {}} />);
  expect(await screen.findByText('Nobody has taken a ticket yet')).toBeTruthy();
  expect(calls[0]?.path).toBe('/main/admins/event_data.json?program_id=3');
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Events' }).pathname).toBe('/app/acme/alpha/admin/events');
});

test('EVT-41 whoever administers nothing is told so', async () => {
  open({ [listed]: refusal('events.admins_only', 403) });
  expect(await screen.findByText('Only admins can do this.')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

const orderAt = 'GET /tickets/orders/90';
const refundAt = 'POST /tickets/orders/90/refund';
const said = (window: ReturnType<typeof within>) => window.getAllByRole('status')[0]?.textContent;
const written = (window: ReturnType<typeof within>, reason: string) =>
  fireEvent.change(window.getByRole('textbox', { name: /^Reason/ }), { target: { value: reason } });

test('B107 tickets of an order are refunded with a reason, those that are chosen; one that was refunded says so', async () => {
  const { bodyOf } = open({
    [listed]: pageOf([
      aDatum({ refundedTickets: 1, quantity: 3 }),
      aDatum({ id: 502, orderId: 91, firstName: 'Bala', refunded: true }),
    ]),
    [orderAt]: anOrder(),
    [refundAt]: { message: 'The money is on its way back' },
  });
  await screen.findByRole('cell', { name: 'Refunded' });
  expect(screen.getByRole('cell', { name: '1 of 3' })).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Refund / })).toHaveLength(1);
  press('Refund Early bird of aina@lantern.test');
  const window = within(await screen.findByRole('dialog', { name: 'Refund tickets for Careers in climate?' }));
  // Nothing is chosen for the admin, and nothing is sent before something is.
  const box = (name: string) => window.getByRole<HTMLInputElement>('checkbox', { name });
  const [mine, his] = [box('Early bird, 1 of 2'), box('Early bird, 2 of 2')];
  expect([mine.checked, his.checked]).toEqual([false, false]);
  expect(window.getByText('Aina Zulkifli · RM27.54')).toBeTruthy();
  expect(window.getByText('Bala Nair · RM27.54 · Checked in')).toBeTruthy();
  fireEvent.click(window.getByRole('button', { name: 'Refund' }));
  expect(await window.findByText('Please give a reason')).toBeTruthy();
  written(window, 'She is ill');
  fireEvent.click(window.getByRole('button', { name: 'Refund' }));
  expect(await window.findByText('Please choose at least one ticket')).toBeTruthy();
  expect(bodyOf(refundAt)).toBeUndefined();
  fireEvent.click(his);
  expect(said(window)).toBe('aina@lantern.test gets back RM27.54. This cannot be undone. The ticket stops working.');
  fireEvent.click(mine);
  expect(said(window)).toContain('gets back RM55.08');
  fireEvent.click(mine);
  fireEvent.click(window.getByRole('button', { name: 'Refund' }));
  await waitFor(() => expect(toasts()).toContain('The money is on its way back'));
  expect(bodyOf(refundAt)).toEqual({ reason: 'She is ill', admission_ids: [902] });
});

test('B107 a refusal stays in the window; an order that cost nothing is not said to be paid back', async () => {
  const free = { admission_id: 901, ticket: 'Early bird', holder_name: 'Aina', status: 'valid', amount: 0 } as const;
  open({
    [listed]: pageOf([
      aDatum({ totalPayment: 0, ticketPrice: 0, serviceTax: 0, orderTotal: 0, orderTickets: 1 }),
      aDatum({ id: 502, orderId: 91, email: 'bala@lantern.test', orderTotal: 0, orderTickets: 0 }),
    ]),
    [orderAt]: anOrder({ total: 0, tickets: [free] }),
    [refundAt]: refusal('events.refunded_already'),
  });
  await screen.findByText('aina@lantern.test');
  press('Refund Early bird of aina@lantern.test');
  const window = within(await screen.findByRole('dialog', { name: 'Refund this order for Careers in climate?' }));
  await window.findByText(/^Nothing was paid/);
  expect(window.queryByRole('checkbox')).toBeNull();
  expect(said(window)).toBe(
    'Nothing was paid for this by aina@lantern.test. This cannot be undone. The ticket stops working.',
  );
  // What was given back already has nothing to refund.
  expect(screen.getByText('Given back')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /of bala@lantern.test$/ })).toBeNull();
  written(window, 'A mistake');
  fireEvent.click(window.getByRole('button', { name: 'Refund' }));
  expect(await window.findByText('This order was already paid back.')).toBeTruthy();
});

test('B107 what cannot be loaded of an order is said, and asked for again', async () => {
  const { calls } = open({ [listed]: pageOf([aDatum()]), [orderAt]: refusal('events.order_not_found', 404) });
  await screen.findByText('aina@lantern.test');
  press('Refund Early bird of aina@lantern.test');
  const window = within(await screen.findByRole('dialog'));
  expect(await window.findByText('This order does not exist.')).toBeTruthy();
  fireEvent.click(window.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(pathsOf(calls, '/tickets/orders/90')).toHaveLength(2));
});
