import { z } from 'zod';
import { typedLink } from '../../schemas/links.ts';
import { instagramHost, linkedInHost, missing, notInList, phonePattern, phoneWrong, profileLimits } from '../values.ts';

const linkedInWrong = `Invalid LinkedIn profile URL format: ${linkedInHost}`;

const instagramWrong = `Invalid Instagram profile URL format: ${instagramHost}`;

const tooLong = (most: number) => `Please use at most ${most} characters`;

/** A required field; the message names it by its label. */
export const requiredText = (label: string, most: number, tooMuch = tooLong(most)) =>
  z.string(missing(label)).trim().min(1, missing(label)).max(most, { error: tooMuch, abort: true });

/** An optional field: both '' and null clear it. */
export const optionalText = (most: number) =>
  z
    .string()
    .trim()
    .max(most, tooLong(most))
    .nullable()
    .transform((text) => (text === '' ? null : text));

/** One value of a fixed list, or nothing. */
export const oneOf = <const V extends readonly [string, ...string[]]>(values: V) =>
  z.preprocess((value) => (value === '' ? null : value), z.enum(values, notInList).nullable());

/** A list of ids without duplicates. */
export const ids = (most: number = profileLimits.choices, tooMany = `Please choose at most ${most}`) =>
  z
    .array(z.number(notInList).int(notInList).positive(notInList), notInList)
    .max(most, tooMany)
    .transform((list) => [...new Set(list)]);

/** PRO-59, PRO-64: no 'www', 'http' or 'https' in the name of a company or a university. */
const noAddress = /^(?!.*(?:www|http))/is;

export const organisationName = (label: string) =>
  requiredText(
    label,
    profileLimits.organisation,
    `${label === 'Company' ? 'Company' : 'University'} name must be less than ${profileLimits.organisation} characters`,
  ).regex(noAddress, 'URLs are not allowed');

/** An address that starts with the given host; the host alone is treated as empty (PRO-46). */
const addressAt = (host: string, wrong: string) =>
  typedLink({
    most: profileLimits.address,
    wrong,
    as: z.string(wrong).max(profileLimits.address, { error: wrong, abort: true }),
  })
    .nullable()
    .transform((text) => (text === '' || text === host ? null : text))
    .refine((text) => text === null || (text.startsWith(host) && /^[^\s<>"'\\\p{C}]+$/u.test(text)), wrong);

export const LinkedInUrl = addressAt(linkedInHost, linkedInWrong);

export const InstagramUrl = addressAt(instagramHost, instagramWrong);

/** The rule of ACC-20: digits, starting with the country's prefix; '' and null clear it. */
export const PhoneNo = z
  .string(phoneWrong)
  .trim()
  .max(25, { error: phoneWrong, abort: true })
  .regex(phonePattern, phoneWrong)
  .nullable()
  .transform((text) => (text === '' ? null : text));
