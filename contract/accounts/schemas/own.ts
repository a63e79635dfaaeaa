import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { FileAnswer, IdInPath, Message } from '../../schemas/types.ts';
import { Email, NewPassword, PasswordConfirmation, required, samePasswords, TypedPassword } from './fields.ts';
import { SignedIn } from './sessions.ts';

export const changePassword = shape({
  summary: 'Sets a new password; ends every other session (ACC-57)',
  fieldsAsErrors: true,
  body: z
    .object({
      current_password: TypedPassword('Current password'),
      password: NewPassword,
      password_confirmation: PasswordConfirmation,
    })
    .refine(...samePasswords),
  response: SignedIn.omit({ location: true }),
  refusals: ['accounts.not_signed_in', 'accounts.not_while_viewing', 'accounts.not_found'],
});

export const changeEmail = shape({
  summary: 'Sends a link to a new address, which takes effect when it is used (M39)',
  body: z.object({ email: Email, current_password: TypedPassword('Current password') }),
  response: Message,
  refusals: ['accounts.not_signed_in', 'accounts.not_while_viewing', 'accounts.not_found', 'request.too_many'],
  limit: { max: 10, per: 'hour', by: 'account' },
});

export const deleteAccount = shape({
  summary: 'Deactivates the account at once; its data goes after 30 days (ACC-63, B06)',
  body: z.object({
    /** Reasons, joined by semicolons (ACC-62). */
    reason_for_leaving: required('Reasons', 1000),
  }),
  response: Message,
  refusals: ['accounts.not_signed_in', 'accounts.not_while_viewing', 'accounts.not_found', 'accounts.last_of_kind'],
});

export const downloadOwnData = shape({
  summary: 'Everything about whoever is signed in, as JSON in a ZIP (ACC-72, M22)',
  answers: 'file',
  response: FileAnswer,
  refusals: ['accounts.not_signed_in', 'accounts.not_while_viewing'],

  limit: { max: 10, per: 'hour', by: 'account' },
});

const adminRefusals = ['accounts.not_signed_in', 'accounts.platform_admins_only', 'accounts.not_found'] as const;

export const restoreAccount = shape({
  summary: 'Takes back a deletion within its 30 days (B06)',
  params: z.object({ id: IdInPath }),
  response: Message,
  refusals: [...adminRefusals, 'accounts.purged'],
});

export const viewAsUser = shape({
  summary: "Opens this user's view to a platform admin (B11)",
  params: z.object({ id: IdInPath }),
  response: SignedIn,
  refusals: [...adminRefusals, 'accounts.not_viewable'],
});

export const revertToAdmin = shape({
  summary: 'Ends the view of another user (B11, NAV-18)',
  response: SignedIn,
  refusals: ['accounts.not_signed_in', 'accounts.not_viewing', 'accounts.platform_admins_only', 'accounts.not_found'],
});
