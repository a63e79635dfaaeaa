import { z } from 'zod';
import { readable } from '../../schemas/readable.ts';
import { TimeZone } from '../../schemas/types.ts';

const longestName = 60;

const longestAddress = 254;

const longestPassword = 200;

/** A required field; the message names it by its label (D03). */
export const required = (label: string, longest: number) => {
  const missing = `${label} is a required field`;
  return z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(longest, { error: `Please use at most ${longest} characters`, abort: true })
    .regex(readable, 'Please use letters, digits and signs only');
};

export const Firstname = required('First name', longestName);

export const Lastname = required('Last name', longestName);

const addressOf = (missing: string) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(longestAddress, { error: 'Email must be a valid email', abort: true })
    .check(z.email('Email must be a valid email'));

// ACC-18, ACC-27
export const Email = addressOf('Email is a required field');

// ACC-35
export const ForgottenEmail = addressOf('Your email is required');

/** The password typed to sign in: any text is accepted, because only the stored password decides. */
export const TypedPassword = (label: string) => {
  const missing = `${label} is a required field`;
  return z.string(missing).min(1, missing).max(longestPassword, `Please use at most ${longestPassword} characters`);
};

const passwordRule = 'Password must contain at least 8 characters, 1 uppercase, 1 number and 1 special character';

/** The printed sentence does not name the lower case letter that the printed rule asks for. */
const lowercaseMissing = 'Password must also contain 1 lowercase letter';

/** ACC-22. Upper and lower case letters of any script; a special character is anything but a letter or a digit. */
export const NewPassword = z
  .string(passwordRule)
  .max(longestPassword, { error: `Please use at most ${longestPassword} characters`, abort: true })
  // One issue at most, and none that ends the judging: whether both passwords match is said at once.
  .superRefine((text, context) => {
    const isStrong = [/^.{8,}$/su, /\p{Lu}/u, /\d/, /[^\p{L}\p{N}\s]/u].every((rule) => rule.test(text));
    if (!isStrong) context.addIssue({ code: 'custom', message: passwordRule });
    else if (!/\p{Ll}/u.test(text)) context.addIssue({ code: 'custom', message: lowercaseMissing });
  });

// ACC-23
export const PasswordConfirmation = z
  .string('Password confirmation is required')
  .min(1, 'Password confirmation is required')
  .max(longestPassword, 'Passwords must match');

interface Twice {
  password: string;
  password_confirmation: string;
}

/** ACC-24; checked even while other fields are still wrong. */
export const samePasswords: [
  check: (typed: Twice) => boolean,
  options: { message: string; path: string[]; when: (payload: { value: unknown }) => boolean },
] = [
  ({ password, password_confirmation }) => password === password_confirmation,
  {
    message: 'Passwords must match',
    path: ['password_confirmation'],
    when: ({ value }) =>
      z.object({ password: z.string(), password_confirmation: z.string().min(1) }).safeParse(value).success,
  },
];

/** The time zone of the browser that signs up; an unknown one is treated as missing. */
export const BrowserZone = TimeZone.optional().catch(undefined);

/** The fields that everyone fills in to sign up, as a member or for a company. */
export const NewAccount = z.object({
  firstname: Firstname,
  lastname: Lastname,
  email: Email,
  password: NewPassword,
  password_confirmation: PasswordConfirmation,
  timezone: BrowserZone,
});

const invitationOver = 'This invitation is no longer valid.';

/** The token in the address of an invitation link. */
export const InviteToken = z
  .string()
  .max(100, { error: invitationOver, abort: true })
  .regex(/^[\w-]{20,100}$/, invitationOver);
