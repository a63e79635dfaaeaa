import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { lost, refusal } from '../../testing/serve.fixture.ts';
import { returnAddress } from '../../lib/take-return-address.ts';
import { aHeldOrder, aPaidTicket, aTicket, inTurn } from './events.fixture.tsx';
import { amountOf, fewer, more, openTickets, reserve, row, sums } from './taking.fixture.tsx';

const two = [aTicket(), aPaidTicket()];
const posted = 'POST /tickets/purchase';

test('EVT-07 EVT-08 A45 of several tickets none is chosen, and nothing can be reserved until one is', async () => {
  await openTickets(two);
  expect([amountOf('General'), amountOf('Front row')]).toEqual(['0', '0']);
  expect(reserve().getAttribute('aria-disabled')).toBe('true');
  expect(
    screen.getByRole('button', { name: 'Reserve my spot', description: 'Choose at least one ticket.' }),
  ).toBeTruthy();
  more('Front row');
  expect(reserve().getAttribute('aria-disabled')).toBeNull();
});

test('EVT-08 A45 of the only ticket there is, one is chosen already', async () => {
  await openTickets([aTicket()]);
  expect(amountOf('General')).toBe('1');
  expect(reserve().getAttribute('aria-disabled')).toBeNull();
});

test('EVT-09 A44 a stepper goes from none to what the server allows, and no further', async () => {
  await openTickets([aTicket(), aPaidTicket({ cap: 2 })]);
  expect(row('Front row').getByRole('button', { name: 'One fewer: The fewest is 0' })).toBeTruthy();
  for (const _press of [1, 2, 3]) more('Front row');
  expect(amountOf('Front row')).toBe('2');
  expect(row('Front row').getByRole('button', { name: 'One more: The most is 2' })).toBeTruthy();
  more('General');
  more('General');
  expect(amountOf('General')).toBe('1');
  for (const _press of [1, 2, 3]) fewer('Front row');
  expect(amountOf('Front row')).toBe('0');
});

test.each([
  [11, null],
  [10, '10 left'],
  [1, '1 left'],
])('EVT-10 with %i tickets left the page says %s', async (left, words) => {
  await openTickets([aPaidTicket({ tickets_left: left, max_amount: 50 })]);
  expect(row('Front row').queryByText(/\d+ left/)?.textContent ?? null).toBe(words);
});

test('EVT-07 B107 what paid tickets cost, with the service tax, and their sum', async () => {
  await openTickets([aTicket(), aPaidTicket({ price: 25.5 })]);
  expect(row('General').getByText('Free')).toBeTruthy();
  expect(row('Front row').getByText('RM25.50')).toBeTruthy();
  for (const _press of [1, 2, 3]) more('Front row');
  // 76.50, and 8 % of it.
  expect(sums()).toEqual(['RM76.50', 'RM6.12', 'RM82.62']);
  expect(screen.getByText('Service tax (8%)')).toBeTruthy();
});

test('EVT-07 B101 where nobody can pay yet, paid tickets say so', async () => {
  await openTickets(two, { changes: { can_pay: false } });
  expect(row('Front row').getByText(/Payments have not been set up here yet/)).toBeTruthy();
  expect(row('Front row').queryByRole('button')).toBeNull();
  expect(row('General').getByRole('button', { name: /^One more/ })).toBeTruthy();
});

const openWindow = async () => {
  fireEvent.click(reserve());
  const dialog = within(await screen.findByRole('dialog', { name: 'Additional information' }));
  await dialog.findByRole('textbox', { name: 'Name' });
  return dialog;
};
type Window = Awaited<ReturnType<typeof openWindow>>;
const field = (dialog: Window, name: string) => dialog.getByRole<HTMLInputElement>('textbox', { name });
const fill = (dialog: Window, name: string, value: string) =>
  fireEvent.change(field(dialog, name), { target: { value } });
const goOn = (dialog: Window) => fireEvent.click(dialog.getByRole('button', { name: 'Continue' }));

test('EVT-11 EVT-13 EVT-14 the window asks for name, email and phone number, as the account has them', async () => {
  await openTickets([aTicket()]);
  const dialog = await openWindow();
  expect(['Name', 'Email', 'Phone number'].map((name) => field(dialog, name).value)).toEqual([
    'Farid Osman',
    'farid@lantern.test',
    '',
  ]);
  expect(dialog.getByText('No additional questions.')).toBeTruthy();
  expect(dialog.getByText('1 × General')).toBeTruthy();
});

test('EVT-06 EVT-12 every field and each question must be answered, with a message at each, and nothing is lost', async () => {
  const questions = [
    { id: 41, title: 'What do you hope for?', active: true },
    { id: 42, title: 'An old question', active: false },
  ];
  const { calls } = await openTickets([aTicket()], { answers: { 'GET /events/5/questions': { questions } } });
  const dialog = await openWindow();
  expect(dialog.queryByText('No additional questions.')).toBeNull();
  expect(dialog.queryByRole('textbox', { name: 'An old question' })).toBeNull();
  fill(dialog, 'Name', '');
  fill(dialog, 'Email', 'nowhere');
  goOn(dialog);
  for (const words of [
    'Name is required',
    'Please enter a valid email address',
    'Phone number is required',
    'Please answer this question',
  ])
    expect(await dialog.findByText(words)).toBeTruthy();
  expect(field(dialog, 'Email').value).toBe('nowhere');
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('EVT-15 the order is sent with everything under one key for two tries, and leads where the answer says', async () => {
  const questions = [{ id: 41, title: 'What do you hope for?', active: true }];
  const answer = inTurn<() => object>(lost, () => ({ data: '/events/5?reserved=1' }));
  const { asked, visited } = await openTickets(two, {
    answers: { 'GET /events/5/questions': { questions }, [posted]: () => answer()() },
  });
  more('General');
  const dialog = await openWindow();
  fill(dialog, 'Phone number', '+60 12 345 6789');
  fill(dialog, 'What do you hope for?', 'Courage');
  goOn(dialog);
  await screen.findByText('Oops, something went wrong!');
  expect(field(dialog, 'What do you hope for?').value).toBe('Courage');
  goOn(dialog);
  await waitFor(() => expect(visited).toEqual(['/events/5?reserved=1']));
  const sent = asked(posted);
  expect(sent.map(({ body }) => body)).toEqual(
    Array.from({ length: 2 }, () => ({
      event_id: 5,
      user_id: 7,
      tickets: [{ id: 12, amount: 1 }],
      name: 'Farid Osman',
      email: 'farid@lantern.test',
      phone_no: '+60 12 345 6789',
      answers: [{ event_extra_field_id: 41, answer: 'Courage' }],
    })),
  );
  expect(sent[0]?.key).toBeTruthy();
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
});

test('EVT-15 CRD-26 a payment is a page of its own, which the whole window leaves for', async () => {
  const went: string[] = [];
  vi.stubGlobal('location', {
    href: window.location.href,
    pathname: '/',
    assign: (address: string) => went.push(address),
  });
  const { visited } = await openTickets([aPaidTicket()], { answers: { [posted]: { data: '/payments/4/pay' } } });
  const dialog = await openWindow();
  fill(dialog, 'Phone number', '0123456789');
  goOn(dialog);
  await waitFor(() => expect(went).toEqual(['/payments/4/pay']));
  expect(visited).toEqual([]);
});

test('EVT-15 B132 whoever reserves in a portal stays there', async () => {
  const { visited } = await openTickets([aTicket()], {
    inPortal: true,
    answers: { [posted]: { data: '/events/5?reserved=1' } },
  });
  const dialog = await openWindow();
  fill(dialog, 'Phone number', '0123456789');
  goOn(dialog);
  await waitFor(() => expect(visited).toEqual(['/app/acme/alpha/events/5?reserved=1']));
});

const failures: [string, object, string][] = [
  ['the server’s words', refusal('events.sold_out'), 'Tickets are sold out.'],
  ['the printed text', refusal('request.fault', 500), 'Oops, something went wrong!'],
];
test.each(failures)(
  'EVT-16 EVT-46 B108 an order that fails says %s, and can be sent again',
  async (_case, answer, words) => {
    await openTickets([aTicket()], { answers: { [posted]: answer } });
    const dialog = await openWindow();
    fill(dialog, 'Phone number', '0123456789');
    goOn(dialog);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(field(dialog, 'Phone number').value).toBe('0123456789');
  },
);

test('EVT-17 EVT-18 a visitor signs in first, and comes back to the same event with the same amounts', async () => {
  const { visited } = await openTickets(two, { me: null });
  more('Front row');
  more('Front row');
  fireEvent.click(reserve());
  expect(visited).toEqual(['/users/sign_in']);
  expect(returnAddress()).toBe('/?take=13-2');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('EVT-17 the amounts of before are chosen again, as far as they can be', async () => {
  await openTickets([aTicket(), aPaidTicket({ cap: 3 })], { take: '13-5.12-1.99-4' });
  expect([amountOf('General'), amountOf('Front row')]).toEqual(['1', '3']);
});

test('M44 B107 an order that is held: until when, its price, and the way to pay', async () => {
  const went: string[] = [];
  await openTickets(two, { held: [aHeldOrder()] });
  vi.stubGlobal('location', {
    href: window.location.href,
    pathname: '/',
    assign: (address: string) => went.push(address),
  });
  expect(screen.getByText('Your spot is held until 6:35 pm')).toBeTruthy();
  expect(sums()).toEqual(['RM50.00', 'RM4.00', 'RM54.00']);
  expect(screen.queryByRole('button', { name: 'Reserve my spot' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Pay Now' }));
  expect(went).toEqual(['/payments/4/pay']);
});

test('M44 CRD-27 an order that is held can be given up, after a question', async () => {
  const { visited } = await openTickets(two, {
    held: [aHeldOrder()],
    answers: { 'POST /payments/4/delete': { redirect_url: '/events/5' } },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  const question = within(await screen.findByRole('dialog', { name: 'Give up this order?' }));
  fireEvent.click(question.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Payment removed.')).toBeTruthy();
  expect(visited).toEqual(['/events/5']);
});
