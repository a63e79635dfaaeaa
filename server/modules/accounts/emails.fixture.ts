import { Temporal } from 'temporal-polyfill';
import { emailSample, url } from '../../telling/email-samples.fixture.ts';
import {
  accountAddressChanged,
  accountConfirm,
  accountDeleted,
  accountNewAddress,
  accountReset,
  accountWelcome,
} from './emails.ts';

export const emailSamples = [
  emailSample(accountConfirm, { email: 'mei@example.com', url, validHours: 72 }, [
    'Confirm your email address',
    'Confirm email address',
    'mei@example.com',
    '3 days',
  ]),
  emailSample(accountReset, { url, validHours: 6 }, [
    'Reset your password',
    'Choose a new password',
    'once and for 6 hours',
  ]),
  emailSample(accountWelcome, { userType: 'mentee', url }, [
    'Welcome to Lantern',
    'Find a mentor',
    'Welcome, Mei',
    '1',
    '2',
    '3',
  ]),
  emailSample(accountNewAddress, { email: 'mei.tan@example.com', url, validHours: 72 }, [
    'Confirm your new email address',
    'Confirm new address',
    'mei.tan@example.com',
    '3 days',
  ]),
  emailSample(
    accountAddressChanged,
    { email: 'mei.tan@example.com', url, undoUntil: Temporal.Instant.from('2026-12-20T20:00:00Z') },
    ['Your email address was changed', 'Undo the change', 'mei.tan@example.com', 'Monday, 21 December 2026'],
  ),
  emailSample(accountDeleted, { erasedAt: Temporal.Instant.from('2026-12-20T20:00:00Z'), byOwner: true }, [
    'Your account has been deleted',
    null,
    'Monday, 21 December 2026',
    'have been cancelled',
    'Sign in with your email address and password',
  ]),
];

/** Events that do nothing but tell people. Waiting jobs carry their names, so a rename keeps the old one as well. */
export const toldEvents = [
  'account.signed_up',
  'account.confirmed',
  'account.confirmation_requested',
  'account.reset_requested',
  'account.address_asked',
  'account.address_changed',
  'account.deleted',
];
