import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CurrentUser } from '../../../contract/me/index.ts';
import type { Purchase } from '../../../contract/credits/index.ts';
import { mentee } from '../../testing/people.fixture.ts';
import { bytesOf, catchSavedFiles } from '../../testing/saved-files.fixture.ts';
import { show } from '../../testing/show.fixture.tsx';
import { readPdf } from '../../../tools/read-pdf.ts';
import { serve } from '../../testing/serve.fixture.ts';
import { aSubscription, prices, starter } from './credits.fixture.tsx';
import { CreditsCard, CreditsPage, PromoBanner, PurchaseHistoryPage } from './index.ts';
import type { CreditEntry } from './queries.ts';

const pages = { page: 1, max_pages: 1, total: 1 };
const anEntry = (id: number, changes: Partial<CreditEntry>): CreditEntry => ({
  id,
  kind: 'purchase',
  credits: 3,
  balance_after: 3,
  booking_id: null,
  subscription_id: null,
  note: null,
  created_at: '2026-12-01T01:30:00Z',
  ...changes,
});
const entries = [
  anEntry(8, { kind: 'booking', credits: -1, balance_after: 2, booking_id: 41 }),
  anEntry(7, { kind: 'booking_return', credits: 1 }),
  anEntry(6, { kind: 'refund', credits: 1 }),
  anEntry(5, { kind: 'expiry', credits: -1 }),
  anEntry(4, { kind: 'adjustment', credits: 2, note: 'Thank you for testing' }),
  anEntry(3, { kind: 'adjustment', credits: -2 }),
  anEntry(2, { kind: 'purchase_return', credits: -3 }),
  anEntry(1, { kind: 'welcome', credits: 1 }),
  anEntry(9, { kind: 'purchase', subscription_id: 9 }),
];
const lots = [
  { credits: 1, expires_at: '2026-12-20T01:30:00Z' },
  { credits: 2, expires_at: '2027-01-30T01:30:00Z' },
];
const area = { balance: 35, lots, unpaid_id: null, entries, ...pages, total: entries.length };

const openArea = (changes: Partial<Omit<typeof area, 'unpaid_id'> & { unpaid_id: number | null }> = {}) => {
  const turned: number[] = [];
  const served = serve({ 'GET /subscriptions': { ...area, ...changes } });
  return { ...served, turned, ...show(<CreditsPage page={1} onPage={(page) => turned.push(page)} />) };
};

test('CRD-01 CRD-07 CRD-09 DSH-07 the balance in credits, and what expires when', async () => {
  openArea();
  expect(await screen.findByText('3.5 credits')).toBeTruthy();
  expect(screen.getByText('20 Dec')).toBeTruthy();
  const list = within(screen.getByRole('list', { name: 'What expires when' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Sun, 20 Dec 20261 credit',
    'Sat, 30 Jan 20272 credits',
  ]);
  expect(screen.getByRole('link', { name: 'Top up Credit' }).getAttribute('href')).toBe('/package/10/purchase_page');
});

test('B104 every kind of entry in plain words, with what it was for', async () => {
  openArea();
  const rows = (await screen.findAllByRole('row')).slice(1).map((row) => within(row).getAllByRole('cell'));
  expect(rows.map(([what, , credits]) => [what?.textContent, credits?.textContent])).toEqual([
    ['Session bookedSee the booking', '-1'],
    ['Returned: the session was not held', '+1'],
    ['Returned after a report', '+1'],
    ['Expired', '-1'],
    ['Given by an adminThank you for testing', '+2'],
    ['Taken back by an admin', '-2'],
    ['Purchase refunded', '-3'],
    ['Welcome credit', '+1'],
    ['BoughtSee the receipt', '+3'],
  ]);
  expect(screen.getByRole('link', { name: 'See the booking' }).getAttribute('href')).toBe('/bookings/41');
});

test('B100 B104 an unpaid purchase is said to be there, and a second page can be turned to', async () => {
  const { turned } = openArea({ unpaid_id: 9, max_pages: 2, total: 29 });
  expect((await screen.findByRole('link', { name: 'See the purchase' })).getAttribute('href')).toBe(
    '/subscriptions/9/pending_payment',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Page 2' }));
  expect(turned).toEqual([2]);
});

test('CRD-01 without any credits the way to the first ones', async () => {
  openArea({ balance: 0, lots: [], entries: [], total: 0 });
  expect(await screen.findByText('No credits yet')).toBeTruthy();
  expect(screen.getByText('None of your credits expires.')).toBeTruthy();
});

const aPurchase = (changes: Partial<Purchase> = {}): Purchase => ({
  ...aSubscription({ payment: null, status: 'paid', paid_at: '2026-12-01T02:00:00Z' }),
  receipt_number: 'C-000009',
  refunded_at: null,
  refunded: 0,
  ...changes,
});
const openHistory = (purchases: readonly Purchase[]) => {
  serve({
    [`GET /users/${mentee.id}/purchase_history`]: {
      purchases,
      buyer: { name: 'Farid Osman', email: 'farid@lantern.test' },
      seller: 'Lantern',
      ...pages,
    },
  });
  return show(<PurchaseHistoryPage me={mentee} page={1} onPage={() => {}} />);
};

test('CRD-34 B104 date, package, quantity, amount, promo code and status of each purchase', async () => {
  openHistory([
    aPurchase(),
    aPurchase({ id: 8, status: 'pending', paid_at: null, receipt_number: null, promo: null, quantity: 2 }),
    aPurchase({ id: 7, status: 'refunded', refunded_at: '2026-12-02T02:00:00Z', refunded: 28.6 }),
    aPurchase({ id: 6, status: 'removed', paid_at: null, receipt_number: null }),
  ]);
  const rows = (await screen.findAllByRole('row')).slice(1).map((row) => within(row).getAllByRole('cell'));
  expect(rows.map((cells) => cells.map(({ textContent }) => textContent))).toEqual([
    ['Tue, 1 Dec 2026', 'Single session1 credit', '1', 'RM28.60', 'FOLLOW3-ABCD2345 (30%)', 'Paid', 'Receipt'],
    ['Tue, 1 Dec 2026', 'Single session1 credit', '2', 'RM28.60', '–', 'Waiting for payment', 'Pay Now'],
    [
      'Tue, 1 Dec 2026',
      'Single session1 credit',
      '1',
      'RM28.60',
      'FOLLOW3-ABCD2345 (30%)',
      'RefundedRM28.60 went back',
      'Receipt',
    ],
    ['Tue, 1 Dec 2026', 'Single session1 credit', '1', 'RM28.60', 'FOLLOW3-ABCD2345 (30%)', 'Removed', ''],
  ]);
});

test('CRD-34 B104 the receipt is made on the device, and its text can be read', async () => {
  const saved = catchSavedFiles();
  openHistory([aPurchase({ package: starter, quantity: 2, credits: 6, pricing: prices.singleWithCode })]);
  fireEvent.click(await screen.findByRole('button', { name: 'Receipt C-000009' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe('receipt-C-000009.pdf');
  expect(readPdf(await bytesOf(saved[0]?.blob ?? new Blob())).pages[0]?.split('\n')).toEqual([
    'Receipt',
    'Lantern',
    'Receipt number',
    'C-000009',
    'Date',
    'Tue, 1 Dec 2026',
    'Seller',
    'Lantern',
    'Buyer',
    'Farid Osman, farid@lantern.test',
    'Promo code',
    'FOLLOW3-ABCD2345',
    '2 × Starter Pack · 6 credits · Valid for 2 months',
    'Original price (2 × RM60.00)',
    'RM35.00',
    'Discount (30%)',
    '-RM10.50',
    'Subtotal',
    'RM24.50',
    'SST (8%)',
    'RM1.96',
    'Transaction fee',
    'RM2.14',
    'Total, including all taxes & fees',
    'RM28.60',
    'Paid in full on Tue, 1 Dec 2026.',
    'Lantern · C-000009',
    'Page 1 of 1',
  ]);
});

const tracker = {
  promo_code_id: null,
  promo_code: null,
  discount: 30,
  valid_until: null,
  package_id: null,
  recipient_confirmed: false,
};
const earned = { ...tracker, promo_code_id: 5, promo_code: 'FOLLOW3-ABCD2345' };
const withTracker = (promo: CurrentUser['promo_trackers'][number], id = mentee.id): CurrentUser => ({
  ...mentee,
  id,
  promo_trackers: [promo],
});
const banner = () => screen.queryByText('Follow 3 mentors and get 30% credit discounts!');

test('CRD-31 A100 DSH-23 the banner leads to mentors, and once the code is earned to where it is used', () => {
  show(<PromoBanner />, { me: withTracker(tracker) });
  expect(banner()).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/discover/mentors');
});

test('CRD-31 A100 a code that is earned is in the address', () => {
  show(<PromoBanner />, { me: withTracker(earned) });
  expect(banner()).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/package/10/purchase_page?promo_code=FOLLOW3-ABCD2345');
});

test.each([
  ['took notice', withTracker({ ...tracker, recipient_confirmed: true })],
  ['has none', { ...mentee, promo_trackers: [] }],
  ['is a mentor', { ...withTracker(tracker), user_type: 'mentor' as const }],
])('CRD-32 there is no banner for whoever %s', (_who, me) => {
  show(<PromoBanner />, { me });
  expect(banner()).toBeNull();
});

test('CRD-33 each close hides it for the visit, the third tells the server, and the count begins anew', async () => {
  const { asked } = serve({
    'POST /users/current/confirmation_receipt': { message: 'Thank you' },
    'GET /users/current': withTracker(earned, 77),
  });
  const place = 'kept:77:promo:5';
  const closes = () =>
    (JSON.parse(localStorage.getItem(place) ?? 'null') as { value: { closes: number } } | null)?.value.closes;
  for (const visit of [1, 2, 3]) {
    sessionStorage.clear();
    const { update } = show(<PromoBanner />, { me: withTracker(earned, 77) });
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(banner()).toBeNull();
    await waitFor(() => expect(closes()).toBe(visit === 3 ? undefined : visit));
    expect(asked('POST /users/current/confirmation_receipt')).toHaveLength(visit === 3 ? 1 : 0);
    update(<div />);
  }
  expect(asked('POST /users/current/confirmation_receipt')[0]?.body).toEqual({ promo_code_id: 5 });
});

const figureOf = (changes: Partial<CurrentUser>) => {
  const me = { ...mentee, ...changes };
  show(<CreditsCard me={me} />, { me });
};

test('DSH-07 CRD-07 the balance by ten, and the credits that expire soon', () => {
  figureOf({ balance: 25, upcoming_expiring_credits: { credits: 2, expires_at: '2026-12-10T01:00:00Z' } });
  expect(screen.getByText('2.5 credits')).toBeTruthy();
  expect(screen.getByText('2 credits to use before Thu, 10 Dec 2026')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See all' }).getAttribute('href')).toBe('/subscriptions');
  expect(screen.queryByRole('link', { name: 'Top up Credit' })).toBeNull();
});

test('CRD-08 under one credit there is the way to more', () => {
  figureOf({ balance: 9 });
  expect(screen.getByRole('link', { name: 'Top up Credit' }).getAttribute('href')).toBe('/package/10/purchase_page');
});

test('CRD-36 a mentor of the platform is not asked to top up', () => {
  figureOf({ balance: 0, is_fl_mentor: true });
  expect(screen.queryByRole('link', { name: 'Top up Credit' })).toBeNull();
});
