import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { Instant, Message } from '../../schemas/types.ts';
import { ForgottenEmail, NewPassword, PasswordConfirmation, samePasswords } from './fields.ts';

/** The part of an emailed link that proves who is opening it. */
const LinkToken = z.string().trim().max(200);

const perSource = { max: 300, per: 'hour', by: 'source' } as const;

const Forgotten = z.object({ email: ForgottenEmail });

export const forgotPassword = shape({
  summary: 'Sends a link to choose a new password (ACC-38, B04)',
  body: Forgotten,
  response: Message,
  refusals: ['request.too_many'],
  limit: perSource,
});

export const forgotEnterprisePassword = shape({
  summary: 'The same, by the name the enterprise API has for it (ACC-38)',
  proof: 'origin',
  body: Forgotten,
  response: Message,
  refusals: ['request.too_many'],

  limit: perSource,
});

const Reset = z
  .object({
    password: NewPassword,
    password_confirmation: PasswordConfirmation,
    reset_password_token: LinkToken.default(''),
  })
  .refine(...samePasswords);

export const resetPassword = shape({
  summary: 'Sets a new password by an e-mailed link; ends every session (ACC-41, B04)',
  body: Reset,
  response: Message,
  refusals: ['accounts.token_invalid'],
  limit: perSource,
});

export const resetEnterprisePassword = shape({
  summary: 'The same, by the name the enterprise API has for it (ACC-41)',
  proof: 'origin',
  body: Reset,
  response: Message,
  refusals: ['accounts.token_invalid'],

  limit: perSource,
});

export const resendConfirmation = shape({
  summary: 'Sends the confirmation link again to whoever is signed in (ACC-42)',
  response: Message,
  refusals: ['accounts.not_signed_in', 'accounts.already_confirmed', 'request.too_many'],
  limit: perSource,
});

export const resendEnterpriseConfirmation = shape({
  summary: 'Sends the confirmation link again to an address (ACC-43)',
  proof: 'origin',
  body: Forgotten,
  response: Message,
  refusals: ['accounts.already_confirmed', 'request.too_many'],

  limit: perSource,
});

const AddressLink = z.object({ token: LinkToken.default('') });

export const confirmNewAddress = shape({
  summary: 'Makes a new address the own one; the page behind the e-mailed link posts it (M39, M12)',
  body: AddressLink,
  response: Message,
  refusals: ['accounts.address_link_invalid', 'accounts.address_taken'],
  limit: perSource,
});

export const undoNewAddress = shape({
  summary: 'Puts the old address back and ends every session; the page behind its link posts it (M39)',
  body: AddressLink,
  response: Message,
  refusals: ['accounts.address_link_invalid'],
  limit: perSource,
});

export const confirmAddress = shape({
  summary: 'Confirms an address; the page behind the e-mailed link posts it (ACC-48, M12)',
  body: z.object({ confirmation_token: LinkToken.default('') }),
  response: Message.extend({
    /** M28: what the person can book their first session with; null when there is nothing, or it is spent. */
    welcome: z.object({ credits: z.number().int(), expires_at: Instant }).nullable(),
  }),
  refusals: ['accounts.confirmation_invalid'],
  limit: perSource,
});
