import { Temporal } from 'temporal-polyfill';
import { emailSample, url } from '../../telling/email-samples.fixture.ts';
import { creditsBought, creditsExpiring, creditsRefunded, promoEarned } from './emails.ts';

export const emailSamples = [
  emailSample(creditsExpiring, { credits: 1, expiresAt: Temporal.Instant.from('2027-01-19T10:00:00Z'), url }, [
    'You have 1 credit to use this week',
    'Find a mentor',
    '19 January 2027',
    'it expires',
  ]),
  emailSample(
    creditsBought,
    {
      packageName: 'Starter Pack',
      quantity: 1,
      credits: 3,
      total: 6854,
      receiptNumber: 'C-000012',
      expiresAt: Temporal.Instant.from('2027-01-19T10:00:00Z'),
      url,
    },
    ['3 credits added to your account', 'See your receipt', 'Starter Pack', 'RM68.54', 'C-000012', '19 January 2027'],
  ),
  emailSample(creditsRefunded, { packageName: 'Starter Pack', amount: 456_900, receiptNumber: 'C-000012', url }, [
    'We are sending you RM4,569.00 back',
    'See your purchases',
    'C-000012',
  ]),
  emailSample(
    promoEarned,
    { code: 'FOLLOW3-ABCDEFGH', discount: 30, validUntil: Temporal.Instant.from('2027-01-19T10:00:00Z'), url },
    ['Your 30% promo code', 'Use it now', 'FOLLOW3-ABCDEFGH', '19 January 2027'],
  ),
];

/** Events that do nothing but tell people. Waiting jobs carry their names, so a rename keeps the old one as well. */
export const toldEvents = ['credits.expiring', 'credits.bought', 'credits.refunded', 'promo.earned'];
