import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { Message, Redirect } from '../../schemas/types.ts';
import { Email, InviteToken, NewAccount, samePasswords, TypedPassword } from './fields.ts';

/**
 * The reply to a successful sign-in: where to go next and, for an enterprise account, a token for its own API (ACC-29,
 * D01).
 */
export const SignedIn = z.object({
  message: z.string(),
  location: z.string(),
  token: z.string().nullable(),
});

export type SignedIn = z.infer<typeof SignedIn>;

export const signIn = shape({
  summary: 'Signs in whoever the address and the password belong to (ACC-28, D01)',
  proof: 'origin',
  body: z.object({
    email: Email,
    password: TypedPassword('Password'),
    /** Only a hint; the account itself decides what kind of session it gets (D01). */
    user_type: z.string().max(20).optional(),
  }),
  response: SignedIn,
  refusals: [
    'accounts.wrong_credentials',
    'accounts.deactivated',
    'accounts.closed_by_owner',
    'accounts.not_confirmed',
  ],

  limit: { max: 300, per: 'minute', by: 'source' },
});

export const restoreOwnAccount = shape({
  summary: 'Brings back an account that its owner closed within the last 30 days, and signs them in (M39)',
  proof: 'origin',
  body: z.object({ email: Email, password: TypedPassword('Password') }),
  response: SignedIn,
  refusals: [
    'accounts.wrong_credentials',
    'accounts.deactivated',
    'accounts.closed_by_owner',
    'accounts.not_confirmed',
    'accounts.not_found',
    'accounts.purged',
  ],

  limit: { max: 300, per: 'minute', by: 'source' },
});

export const signUp = shape({
  summary: 'Opens an account for a member, and signs them in (ACC-52, B01)',
  body: NewAccount.extend({
    user_type: z.enum(['mentee', 'mentor'], 'User type is a required field'),
    /** The code of the referral link that brought the user here; a broken one is treated as missing. */
    ref: z
      .string()
      .max(100, { abort: true })
      .regex(/^[\w-]{1,100}$/)
      .optional()
      .catch(undefined),
    /** The invitation that brought the user here (INV-31); an invalid one opens no account. */
    invite: InviteToken.optional(),
  }).refine(...samePasswords),
  response: SignedIn,
  refusals: ['invitations.not_valid', 'invitations.other_address', 'programmes.inactive', 'programmes.not_found'],
  limit: { max: 300, per: 'hour', by: 'source' },
});

export const signOut = shape({
  summary: 'Ends the session of this browser, and the bearer token given out with it (ACC-33, A47)',
  response: Message,
  refusals: [],
});

export const signOutByLink = shape({
  summary: 'The same by a link: leads to the sign-in page; followed from another site, a page asks first (A47, B07)',
  answers: 'redirect',
  asksFirst: true,
  response: Redirect,
  refusals: [],
});

export const killSession = shape({
  summary: 'Ends a bearer token, and the session of the browser that it was given to (ACC-32, A47)',
  credentials: 'bearer',
  response: Message,
  refusals: ['accounts.not_signed_in'],
});
