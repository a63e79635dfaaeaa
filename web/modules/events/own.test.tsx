import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Admission } from '../../../contract/events/index.ts';
import type { CurrentUser } from '../../../contract/me/index.ts';
import { mentee } from '../../testing/people.fixture.ts';
import { refusal, serve, underWay } from '../../testing/serve.fixture.ts';
import { bytesOf, catchSavedFiles } from '../../testing/saved-files.fixture.ts';
import { show } from '../../testing/show.fixture.tsx';
import { readPdf } from '../../../tools/read-pdf.ts';
import { returnAddress } from '../../lib/take-return-address.ts';
import { aCard, anAdmission, anEvent, anOrder, aReceipt, own } from './events.fixture.tsx';
import { EventPage, SentTicketPage } from './index.ts';

type Answers = Parameters<typeof serve>[0];

const open = async (changes: Partial<Admission> = {}, answers: Answers = {}) => {
  const served = serve({
    'GET /tickets/7': own({ admissions: [anAdmission(changes)] }),
    ...answers,
    'GET /events/5': anEvent({ attending: true }),
  });
  show(<EventPage id={5} />);
  return { ...served, tickets: within(await screen.findByRole('region', { name: 'Your tickets' })) };
};
const cancel = 'POST /tickets/admissions/71/cancel';
const transfer = '/tickets/admissions/71/transfer';

test('EVT-05 a free ticket is given back, after a question', async () => {
  const { tickets, asked } = await open({}, { [cancel]: { message: 'ok' } });
  fireEvent.click(tickets.getByRole('button', { name: 'Give it back' }));
  const question = within(await screen.findByRole('dialog', { name: 'Give your ticket back?' }));
  expect(asked(cancel)).toEqual([]);
  fireEvent.click(question.getByRole('button', { name: 'Give it back' }));
  expect(await screen.findByText('You gave your ticket back.')).toBeTruthy();
  expect(asked(cancel)).toHaveLength(1);
});

test('EVT-05 what can be neither given back nor sent has no buttons for it', async () => {
  const { tickets } = await open({ can_cancel: false, can_send: false });
  expect(tickets.queryByRole('button', { name: 'Give it back' })).toBeNull();
  expect(tickets.queryByRole('button', { name: 'Send to somebody else' })).toBeNull();
});

const paidBackTwice = aReceipt({
  refunds: [
    { amount: 27, at: '2026-11-22T09:00:00Z' },
    { amount: 43.2, at: '2026-11-23T09:00:00Z' },
  ],
});

test('B104 EVT-19 the receipt of a paid order is made on the device, once for all its lines', async () => {
  const saved = catchSavedFiles();
  const paid = { status: 'refunded', total_paid: 54, amount: 2 } as const;
  serve({
    'GET /tickets/7': own({
      tickets: [
        anOrder({ ...paid, status: 'confirmed', total_paid: 0, amount: 1, ticket: 'Talk' }),
        anOrder({ ...paid, status: 'confirmed', refunded: 1, ticket: 'Front row' }),
        anOrder({ ...paid, ticket: 'Lunch', amount: 1 }),
        anOrder({ order_id: 89 }),
      ],
      receipts: [paidBackTwice],
    }),
    'GET /events/5': anEvent({ attending: true, title: 'Careers in data', organizer_name: 'Selatan Telekom' }),
  });
  show(<EventPage id={5} />);
  const button = await screen.findByRole('button', { name: 'Receipt T-000090' });
  expect(screen.getByText('1 of 2 refunded')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Receipt / })).toHaveLength(1);
  // Beside what was paid for, not beside what was free.
  expect(button.closest('li')?.textContent).toContain('2 × Front row');
  fireEvent.click(button);
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe('receipt-T-000090.pdf');
  expect(readPdf(await bytesOf(saved[0]?.blob ?? new Blob())).pages[0]?.split('\n')).toEqual([
    'Receipt',
    'Lantern',
    'Receipt number',
    'T-000090',
    'Date',
    'Fri, 20 Nov 2026',
    'Seller',
    'Lantern',
    'Organizer',
    'Selatan Telekom',
    'Buyer',
    'Farid Osman, farid@lantern.test',
    'Careers in data',
    '2 × Front row (RM25.00 each)',
    'RM50.00',
    '1 × Lunch (RM15.00 each)',
    'RM15.00',
    'Subtotal',
    'RM65.00',
    'SST (8%)',
    'RM5.20',
    'Total, including all taxes & fees',
    'RM70.20',
    'Paid in full on Fri, 20 Nov 2026.',
    'RM27.00 refunded on Sun, 22 Nov 2026.',
    'RM43.20 refunded on Mon, 23 Nov 2026.',
    'Lantern · T-000090',
    'Page 1 of 1',
  ]);
});

const sendTo = async (tickets: ReturnType<typeof within>, email: string) => {
  fireEvent.click(tickets.getByRole('button', { name: 'Send to somebody else' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send to somebody else' }));
  fireEvent.change(await dialog.findByRole('textbox', { name: 'Email' }), { target: { value: email } });
  fireEvent.click(dialog.getByRole('button', { name: 'Send ticket' }));
  return dialog;
};

test('EVT-05 a ticket is sent to an address', async () => {
  const { tickets, bodyOf } = await open({}, { [`POST ${transfer}`]: { message: 'ok' } });
  await sendTo(tickets, 'mei@lantern.test');
  expect(await screen.findByText('Your ticket is on its way to mei@lantern.test.')).toBeTruthy();
  expect(bodyOf(`POST ${transfer}`)).toEqual({ email: 'mei@lantern.test' });
});

test('EVT-05 an address that is none is said to be, before anything is sent; a refusal is said too', async () => {
  const { tickets, asked } = await open({}, { [`POST ${transfer}`]: refusal('events.own_address') });
  const dialog = await sendTo(tickets, 'mei');
  expect(await dialog.findByText('Email must be a valid email')).toBeTruthy();
  expect(asked(`POST ${transfer}`)).toEqual([]);
  fireEvent.change(dialog.getByRole('textbox', { name: 'Email' }), { target: { value: 'farid@lantern.test' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Send ticket' }));
  expect(await screen.findByText('This is your own address.')).toBeTruthy();
});

test('EVT-05 a ticket on its way can be kept instead', async () => {
  const { tickets, asked } = await open({ sent_to: 'mei@lantern.test' }, { [`DELETE ${transfer}`]: { message: 'ok' } });
  expect(tickets.getByText('On its way to mei@lantern.test')).toBeTruthy();
  expect(tickets.queryByRole('button', { name: 'Send to somebody else' })).toBeNull();
  fireEvent.click(tickets.getByRole('button', { name: 'Keep it instead' }));
  expect(await screen.findByText('You keep this ticket.')).toBeTruthy();
  expect(asked(`DELETE ${transfer}`)).toHaveLength(1);
});

const token = 'abcdefghijklmnopqrstuvwx';
const link = `GET /tickets/transfers/${token}`;
const accept = `POST /tickets/transfers/${token}/accept`;
const aSent = (changes: object = {}) => ({
  event: aCard(),
  ticket: 'General',
  from: 'Mei Ling',
  email: 'farid@lantern.test',
  is_mine: true,
  ...changes,
});
const openLink = (answers: Answers, me: CurrentUser | null = mentee) => ({
  ...serve(answers),
  ...show(<SentTicketPage token={token} />, { me }),
});

test('EVT-05 the link of the email says who sends what, and accepting leads to the event', async () => {
  const { visited } = openLink({ [link]: aSent(), [accept]: { data: '/events/5?reserved=1' } });
  expect(await screen.findByRole('heading', { name: 'Mei Ling sends you a ticket' })).toBeTruthy();
  expect(screen.getByText('General')).toBeTruthy();
  expect(screen.getByText('Fri, 4 Dec 2026, 7:00 pm – 9:00 pm · Online')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Accept the ticket' }));
  await waitFor(() => expect(visited).toEqual(['/events/5?reserved=1']));
});

test('EVT-17 whoever is signed out signs in first, and comes back to the link', async () => {
  openLink({ [link]: aSent({ is_mine: false }) }, null);
  expect(await screen.findByText(/Sign in with the account of farid@lantern.test/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Accept the ticket' })).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Sign in' }));
  expect(returnAddress()).toBe('/');
});

test('EVT-05 a ticket for another address says for which, and cannot be accepted', async () => {
  openLink({ [link]: aSent({ is_mine: false, email: 'mei@lantern.test' }) });
  expect(await screen.findByText('This ticket is for another email address')).toBeTruthy();
  expect(screen.getByText(/It was sent to mei@lantern.test, and you are signed in as farid@lantern.test/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Accept the ticket' })).toBeNull();
});

test('EVT-05 a link that is over says so; one that loads says so; a refusal is said', async () => {
  openLink({ [link]: refusal('events.transfer_not_found', 404) });
  expect(await screen.findByRole('heading', { name: 'This link is no longer valid.' })).toBeTruthy();
});

test('EVT-05 a link that loads says so', async () => {
  openLink({ [link]: underWay });
  expect(await screen.findByText('Loading…')).toBeTruthy();
});

test('EVT-05 D15 whoever has as many as they can take is told so', async () => {
  openLink({ [link]: aSent(), [accept]: refusal('events.too_many_tickets') });
  fireEvent.click(await screen.findByRole('button', { name: 'Accept the ticket' }));
  expect(await screen.findByText('You cannot take that many of this ticket.')).toBeTruthy();
});
