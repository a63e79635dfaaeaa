import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { mentee } from '../../testing/people.fixture.ts';
import { show } from '../../testing/show.fixture.tsx';
import { returnAddress, takeReturnAddress } from '../../lib/take-return-address.ts';
import { refusal, serve } from '../../testing/serve.fixture.ts';
import { anOffer, aPromo, prices, starter } from './credits.fixture.tsx';
import { PurchasePage } from './index.ts';

type Answers = Parameters<typeof serve>[0];

/** The page, whose route keeps what is chosen in the address. */
const Routed = ({ first, promoCode }: { first: number; promoCode: string }) => {
  const [chosen, setChosen] = useState({ id: first, quantity: 1 });
  return <PurchasePage {...chosen} promoCode={promoCode} onChoose={setChosen} />;
};

interface Opened {
  me?: typeof mentee | null;
  id?: number;
  promoCode?: string;
}

const open = (answers: Answers = {}, { me = mentee, id = 10, promoCode = '' }: Opened = {}) => {
  const served = serve({
    ...answers,
    'GET /package/10/purchase_page': answers['GET /package/10/purchase_page'] ?? anOffer(),
    'GET /package/12/purchase_page': anOffer({ package: starter, pricing: prices.starter }),
  });
  return { ...served, ...show(<Routed first={id} promoCode={promoCode} />, { me }) };
};

const good = { ...aPromo(), message: 'Promo code applied successfully' };
const cheaper = anOffer({ pricing: prices.singleWithCode, promo: aPromo() });
const withCode = 'GET /package/10/purchase_page?quantity=1&promo_code_id=5';
const summary = () => within(screen.getByRole('region', { name: 'Price summary' }));
const amountOf = (label: string | RegExp) =>
  summary().getByText(label).closest('div')?.querySelector('dd')?.textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Promo code' });
const apply = (code: string) => {
  fireEvent.change(field(), { target: { value: code } });
  press('Apply');
};

test('CRD-02 CRD-03 CRD-04 CRD-06 CRD-09 CRD-13 the two packages, what they cost, and which is recommended', async () => {
  open();
  const [single, pack] = await screen.findAllByRole('radio');
  const cardOf = (radio: HTMLElement | undefined) => radio?.closest('label')?.textContent;
  expect(cardOf(single)).toBe('Single sessionRM35.001 sessionValid for 2 months');
  expect(cardOf(pack)).toBe('Starter PackRecommendedRM60.003 sessionsValid for 2 months');
  expect((single as HTMLInputElement).checked).toBe(true);
});

test('CRD-11 CRD-12 CRD-14 CRD-15 CRD-16 the lines of the price are those that the server says', async () => {
  open();
  await screen.findByText('Price summary');
  expect(amountOf('Original price')).toBe('RM35.00');
  expect(amountOf('Discount')).toBe('RM0.00');
  expect(amountOf('Subtotal')).toBe('RM35.00');
  expect(amountOf('SST (8%)')).toBe('RM2.80');
  expect(amountOf('Transaction fee')).toBe('RM2.62');
  expect(amountOf('Total')).toBe('RM40.42');
  expect(summary().getByText('Including all taxes & fees')).toBeTruthy();
});

test('CRD-10 another package and another quantity are asked for, and their price is shown', async () => {
  const { calls } = open();
  fireEvent.click(await screen.findByRole('radio', { name: 'Starter Pack' }));
  await waitFor(() => expect(amountOf('Total')).toBe('RM68.54'));
  press('One more');
  await waitFor(() => expect(calls.at(-1)?.path).toBe('/package/12/purchase_page?quantity=2'));
  press('One fewer');
  expect(await screen.findByRole('button', { name: 'One fewer: The fewest is 1' })).toBeTruthy();
});

test('CRD-17 CRD-22 a code that was typed but not applied is tried first, so that nobody pays without it', async () => {
  const { calls } = open({
    'POST /promo_codes/validate': good,
    [withCode]: cheaper,
    'POST /subscriptions': { location: '/payments/7/pay' },
  });
  await screen.findByText('Price summary');
  fireEvent.change(field(), { target: { value: ` ${good.code.toLowerCase()} ` } });
  press('Proceed to Checkout');
  expect(await screen.findByText(`${good.code} applied`)).toBeTruthy();
  expect(calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual(['/promo_codes/validate']);
  await waitFor(() => expect(amountOf('Total')).not.toBe('RM40.42'));
  press('Proceed to Checkout');
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/subscriptions'));
});

test('CRD-17 an empty code is refused before anything is sent', async () => {
  const { calls } = open();
  await screen.findByText('Price summary');
  press('Apply');
  expect(await screen.findByText('Promo code is required')).toBeTruthy();
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('CRD-18 CRD-19 CRD-21 a good code is said to be good, and lowers the price', async () => {
  const { bodyOf } = open({ 'POST /promo_codes/validate': good, [withCode]: cheaper });
  await screen.findByText('Price summary');
  apply('follow3-abcd2345');
  expect(await screen.findByText('Promo code applied successfully')).toBeTruthy();
  await waitFor(() => expect(amountOf('Total')).toBe('RM28.60'));
  expect(amountOf('Discount (30%)')).toBe('-RM10.50');
  expect(screen.getByText('FOLLOW3-ABCD2345 applied')).toBeTruthy();
  expect(bodyOf('POST /promo_codes/validate')).toEqual({ promo_code: 'follow3-abcd2345', package_id: 10 });
});

test('CRD-19 CRD-20 a code that fails takes the applied one away', async () => {
  const answers = [good, refusal('credits.promo_invalid')];
  open({ 'POST /promo_codes/validate': () => answers.shift() ?? good, [withCode]: cheaper });
  await screen.findByText('Price summary');
  apply('FOLLOW3-ABCD2345');
  await screen.findByText('FOLLOW3-ABCD2345 applied');
  apply('OTHER');
  expect(await screen.findByText('Promo code has expired or is invalid.')).toBeTruthy();
  await waitFor(() => expect(amountOf('Total')).toBe('RM40.42'));
  expect(screen.queryByText('FOLLOW3-ABCD2345 applied')).toBeNull();
  expect(field().value).toBe('OTHER');
  expect(document.activeElement).toBe(field());
  // Whoever does not see it hears what it costs now.
  const said = [...document.querySelectorAll('[aria-live=polite]')].map(({ textContent }) => textContent);
  expect(said).toContain('TotalIncluding all taxes & feesRM40.42');
});

test('CRD-20 a code that is over by the time of the price is taken away, and said to be', async () => {
  open({ 'POST /promo_codes/validate': good, [withCode]: refusal('credits.promo_invalid') });
  await screen.findByText('Price summary');
  apply('FOLLOW3-ABCD2345');
  expect(await screen.findByText('Promo code has expired or is invalid.')).toBeTruthy();
  expect(amountOf('Total')).toBe('RM40.42');
});

test('CRD-05 a code in the address is filled in, and applied by itself once', async () => {
  const { asked } = open(
    { 'POST /promo_codes/validate': good, [withCode]: cheaper },
    { promoCode: 'FOLLOW3-ABCD2345' },
  );
  await waitFor(() => expect(amountOf('Total')).toBe('RM28.60'));
  expect(field().value).toBe('FOLLOW3-ABCD2345');
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(amountOf('Total')).toBe('RM40.42'));
  expect(asked('POST /promo_codes/validate')).toHaveLength(1);
});

test('CRD-22 CRD-23 checking out sends the choice under one key for two presses, and leaves for the payment', async () => {
  const went: string[] = [];
  vi.stubGlobal('location', {
    href: window.location.href,
    pathname: '/',
    assign: (address: string) => went.push(address),
  });
  const { asked } = open({ 'POST /subscriptions': { location: '/payments/4/pay' } });
  await screen.findByText('Price summary');
  press('Proceed to Checkout');
  press('Proceed to Checkout');
  await waitFor(() => expect(went).toEqual(['/payments/4/pay']));
  const sent = asked('POST /subscriptions');
  const wish = { user_subscription: { package_id: 10, quantity: 1, promo_code_id: null } };
  expect(sent[0]?.body).toEqual(wish);
  // Whatever is pressed how often: one key is one purchase.
  expect(sent[0]?.key).toBeTruthy();
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  expect(screen.getByRole('button', { name: 'Proceed to Checkout' }).getAttribute('aria-busy')).toBe('true');
});

test('CRD-22 what costs nothing goes straight to the thanks', async () => {
  const free = anOffer({ pricing: prices.free, can_pay: false });
  const { visited } = open({
    'GET /package/10/purchase_page': free,
    'POST /subscriptions': { location: '/subscriptions/9/thank_you' },
  });
  await screen.findByText('Price summary');
  press('Proceed to Checkout');
  await waitFor(() => expect(visited).toEqual(['/subscriptions/9/thank_you']));
});

test('CRD-20 CRD-22 a code that somebody else used up meanwhile is said to be invalid', async () => {
  open({
    'POST /promo_codes/validate': good,
    [withCode]: cheaper,
    'POST /subscriptions': refusal('credits.promo_invalid'),
  });
  await screen.findByText('Price summary');
  apply('FOLLOW3-ABCD2345');
  await waitFor(() => expect(amountOf('Total')).toBe('RM28.60'));
  press('Proceed to Checkout');
  expect(await screen.findByText('Promo code has expired or is invalid.')).toBeTruthy();
  await waitFor(() => expect(amountOf('Total')).toBe('RM40.42'));
});

test('CRD-10 a purchase that is not paid yet is said to be there', async () => {
  open({ 'GET /package/10/purchase_page': anOffer({ unpaid_id: 9 }) });
  const link = await screen.findByRole('link', { name: 'See the purchase' });
  expect(link.getAttribute('href')).toBe('/subscriptions/9/pending_payment');
});

test('CRD-10 where nobody can pay yet, the button says so and does nothing', async () => {
  const { calls } = open({ 'GET /package/10/purchase_page': anOffer({ can_pay: false }) });
  const reason = 'Payments have not been set up here yet.';
  fireEvent.click(await screen.findByRole('button', { name: 'Proceed to Checkout', description: reason }));
  expect(screen.getAllByText(reason).length).toBeGreaterThan(1);
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('CRD-10 NAV-26 a visitor reads prices, and comes back here from signing in, with the code', async () => {
  const { visited } = open({}, { me: null, id: 12, promoCode: 'STUDENT' });
  const link = await screen.findByRole('link', { name: 'Proceed to Checkout' });
  expect(amountOf('Total')).toBe('RM68.54');
  expect(link.getAttribute('href')).toBe('/users/sign_in');
  fireEvent.click(link);
  expect(takeReturnAddress()).toBe('/package/12/purchase_page?promo_code=STUDENT');
  fireEvent.change(field(), { target: { value: 'OTHER' } });
  press('Apply');
  await waitFor(() => expect(visited).toEqual(['/users/sign_in', '/users/sign_in']));
  expect(returnAddress()).toBe('/package/12/purchase_page?promo_code=OTHER');
});

test('CRD-02 a package that is not offered does not exist', async () => {
  open({ 'GET /package/99/purchase_page': refusal('credits.package_not_found', 404) }, { id: 99 });
  expect(await screen.findByRole('heading', { name: 'This package does not exist.' })).toBeTruthy();
});
