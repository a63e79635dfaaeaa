import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Subscription } from '../../../contract/credits/index.ts';
import { show } from '../../testing/show.fixture.tsx';
import type { PaymentOutcome } from '../../../contract/payments/values.ts';
import { outOfDate } from '../../lib/query-keys.ts';
import { rememberReturnAddress } from '../../lib/return-address.ts';
import { refusal, serve } from '../../testing/serve.fixture.ts';
import { TestGatewayPage } from '../payments/index.ts';
import { aSubscription } from './credits.fixture.tsx';
import { PendingPaymentPage, PurchaseThanksPage } from './index.ts';

type Answers = Parameters<typeof serve>[0];

const openPending = (changes: Partial<Subscription> = {}, answers: Answers = {}, outcome?: PaymentOutcome) => {
  const served = serve({
    'GET /subscriptions/9/pending_payment': { subscription: aSubscription(changes) },
    ...answers,
  });
  return { ...served, ...show(<PendingPaymentPage id={9} outcome={outcome} />) };
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const order = async () => within(await screen.findByRole('region', { name: 'Order Summary' }));

test('CRD-25 CRD-29 what is bought, what it costs, the code, and until when it can be paid', async () => {
  openPending();
  const lines = await order();
  const amounts = lines.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(amounts).toEqual(['RM35.00', '-RM10.50', 'RM24.50', 'RM1.96', 'RM2.14', 'RM28.60']);
  expect(screen.getByRole('heading', { name: 'Pending Payment' })).toBeTruthy();
  expect(
    within(screen.getByRole('region', { name: 'Promo applied' })).getByText(/FOLLOW3-ABCD2345 takes 30% off/),
  ).toBeTruthy();
  expect(screen.getByText(/You can pay until Wed, 2 Dec 2026, 9:30 am/)).toBeTruthy();
});

test('CRD-26 Pay Now leaves for the address of the payment', async () => {
  const went: string[] = [];
  vi.stubGlobal('location', {
    href: window.location.href,
    pathname: '/',
    assign: (address: string) => went.push(address),
  });
  openPending();
  await order();
  press('Pay Now');
  expect(went).toEqual(['/payments/4/pay']);
});

const removeIt = async () => {
  await order();
  press('Remove Payment');
  const question = await screen.findByRole('dialog', { name: 'Remove this payment?' });
  fireEvent.click(within(question).getByRole('button', { name: 'Remove Payment' }));
};

test('CRD-27 Remove Payment asks first, and goes where the answer leads', async () => {
  const { calls, visited } = openPending(
    {},
    { 'POST /payments/4/delete': { redirect_url: '/subscriptions/9/pending_payment' } },
  );
  await order();
  press('Remove Payment');
  await screen.findByRole('dialog', { name: 'Remove this payment?' });
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  press('Keep it');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await removeIt();
  expect(await screen.findByText('Payment removed.')).toBeTruthy();
  expect(visited).toEqual(['/subscriptions/9/pending_payment']);
});

test('CRD-28 a payment that could not be removed is said not to be, with the reason', async () => {
  openPending({}, { 'POST /payments/4/delete': refusal('payments.not_pending') });
  await removeIt();
  expect(await screen.findByText('Failed to remove payment. Please try again.')).toBeTruthy();
  expect(screen.getByText('This payment has already been made or given up.')).toBeTruthy();
});

test.each([
  ['failed', 'The payment did not go through'],
  ['left', 'You have not paid yet'],
  ['silent', 'The payment provider is not answering'],
  ['not_set_up', 'Payments have not been set up here yet'],
] as const)('CRD-25 M44 how the last attempt ended: %s', async (outcome, words) => {
  openPending({}, {}, outcome);
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByText(/Nothing was charged|nothing was charged/)).toBeTruthy();
});

test.each([
  ['removed', 'This payment was removed'],
  ['expired', 'The time to pay has run out'],
  ['refunded', 'This purchase was refunded'],
] as const)('CRD-25 B100 a purchase that is %s says so, and how to buy again', async (status, words) => {
  openPending({ status });
  expect(await screen.findByRole('heading', { name: words })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Buy again' }).getAttribute('href')).toBe('/package/10/purchase_page');
  expect(screen.queryByRole('button', { name: 'Pay Now' })).toBeNull();
});

test('CRD-25 B100 one that is paid by now leads to the thanks, as soon as the server says so', async () => {
  const states = [aSubscription(), aSubscription({ status: 'paid', paid_at: '2026-12-01T02:00:00Z' })];
  const { visited, client } = openPending(
    {},
    {
      'GET /subscriptions/9/pending_payment': () => ({
        subscription: states.shift() ?? aSubscription({ status: 'paid' }),
      }),
    },
  );
  await order();
  await act(() => outOfDate(client, ['purchases']));
  await waitFor(() => expect(visited).toContain('/subscriptions/9/thank_you'));
});

test('CRD-25 M24 a purchase of somebody else does not exist, and a server that fails can be asked again', async () => {
  const missing = refusal('credits.purchase_not_found', 404);
  openPending({}, { 'GET /subscriptions/9/pending_payment': missing });
  expect(await screen.findByRole('heading', { name: 'This purchase does not exist.' })).toBeTruthy();
});

const openThanks = (states: readonly Partial<Subscription>[]) => {
  const rest = [...states];
  let last: Partial<Subscription> = {};
  serve({
    'GET /subscriptions/9/thank_you': () => {
      last = rest.shift() ?? last;
      return { subscription: aSubscription({ credits: 3, ...last }), balance: 40 };
    },
  });
  return show(<PurchaseThanksPage id={9} />);
};

test('CRD-30 thanks, with what was bought, and five seconds later the dashboard', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  const { visited } = openThanks([{ status: 'paid' }]);
  expect(await screen.findByRole('heading', { name: 'Thank you for your purchase!' })).toBeTruthy();
  expect(screen.getByText(/3 credits added. You have 4 credits now./)).toBeTruthy();
  expect(screen.getByText('Your dashboard opens in 5 seconds.')).toBeTruthy();
  for (const _second of [1, 2, 3, 4]) await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(visited).toEqual([]);
  // What counts is not read out; the sentence that is read out stays as it is.
  expect(screen.getByText(/Your dashboard opens in \d s\./).getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByText('Your dashboard opens in 5 seconds.')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(2000));
  await waitFor(() => expect(visited).toEqual(['/main/dashboard']));
  vi.useRealTimers();
});

test('CRD-30 M29 it leads back to the mentor whom somebody wanted to book, once', async () => {
  rememberReturnAddress('/mentor_profile/aisyah-rahman#book');
  const { visited } = openThanks([{ status: 'paid' }]);
  await screen.findByText('You go back to where you were in 5 seconds.');
  press('Go on now');
  press('Go on now');
  expect(visited).toEqual(['/mentor_profile/aisyah-rahman#book', '/main/dashboard']);
});

test('CRD-30 an address of the purchase itself is nowhere to go back to', async () => {
  rememberReturnAddress('/package/12/purchase_page');
  const { visited } = openThanks([{ status: 'paid' }]);
  await screen.findByText('Your dashboard opens in 5 seconds.');
  press('Go on now');
  expect(visited).toEqual(['/main/dashboard']);
});

test('CRD-30 whoever needs longer stays', async () => {
  openThanks([{ status: 'paid' }]);
  await screen.findByRole('heading', { name: 'Thank you for your purchase!' });
  press('Stay on this page');
  expect(screen.queryByText(/opens in/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Go to your credits' }).getAttribute('href')).toBe('/subscriptions');
});

test('CRD-30 M44 a payment that is still being confirmed becomes the thanks by itself', async () => {
  const { client } = openThanks([{ status: 'pending' }, { status: 'paid' }]);
  expect(await screen.findByRole('heading', { name: 'Your payment is being confirmed' })).toBeTruthy();
  await act(() => outOfDate(client, ['purchases']));
  expect(await screen.findByRole('heading', { name: 'Thank you for your purchase!' })).toBeTruthy();
});

const payment = {
  id: 4,
  description: 'Starter Pack',
  amount: 68.54,
  currency: 'MYR',
  is_open: true,
  back_url: '/subscriptions/9/pending_payment',
};
const openGateway = (answers: Answers = {}) => {
  const served = serve({ 'GET /payments/4/test_gateway': payment, ...answers });
  return { ...served, ...show(<TestGatewayPage id={4} />) };
};

test.each([
  ['Pay', 'pay', '/subscriptions/9/thank_you'],
  ['Fail', 'fail', '/subscriptions/9/pending_payment?payment=failed'],
])('B101 CRD-26 the page for trying payments out: %s', async (button, outcome, next) => {
  const { bodyOf, visited } = openGateway({ 'POST /payments/4/test_gateway': { redirect_url: next } });
  expect(await screen.findByText('No money moves here')).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Test payment'));
  for (const words of ['Starter Pack', 'RM68.54']) expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to your purchase' }).getAttribute('href')).toBe(payment.back_url);
  press(button);
  await waitFor(() => expect(visited).toEqual([next]));
  expect(bodyOf('POST /payments/4/test_gateway')).toEqual({ outcome });
});

test('B101 a payment that is over has no buttons any more, and one that is not there does not exist', async () => {
  openGateway({ 'GET /payments/4/test_gateway': { ...payment, is_open: false } });
  expect(await screen.findByText(/This payment has already been made or given up/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Pay' })).toBeNull();
});

test('B101 where a gateway is set up there is no page for trying it out', async () => {
  openGateway({ 'GET /payments/4/test_gateway': refusal('payments.not_found', 404) });
  expect(await screen.findByRole('heading', { name: 'This payment does not exist.' })).toBeTruthy();
});
