import { z } from 'zod';
import { typedLink } from '../../schemas/links.ts';
import { Day } from '../../schemas/types.ts';
import { pairingMethods, programmeLimits } from '../values.ts';

const nameMissing = 'Program name is required';

/** PRG-04, PRG-05, PRG-06: letters of any script, digits and spaces. */
export const ProgrammeName = z
  .string(nameMissing)
  .trim()
  .min(1, nameMissing)
  .max(programmeLimits.name, { error: `Exceeded max characters (max ${programmeLimits.name})`, abort: true })
  .regex(/^[\p{L}\p{M}\p{N} ]+$/u, "Name can't contain special characters");

const descriptionMissing = 'Program description is required';

/** PRG-09 */
export const ProgrammeDescription = z
  .string(descriptionMissing)
  .trim()
  .min(1, descriptionMissing)
  .max(programmeLimits.description, `Exceeded max characters (max ${programmeLimits.description})`);

/** PRG-10 */
export const ChosenPairing = z.enum(pairingMethods, 'Pairing method is required');

const colour = /^#[0-9a-f]{6}$/i;

const colourLike = (example: string, missing?: string) => {
  const wrong = `Please choose a color like ${example}`;
  const text = z.string(missing ?? wrong).trim();
  const filled = missing === undefined ? text : text.min(1, { error: missing, abort: true });
  return filled.max(7, { error: wrong, abort: true }).regex(colour, wrong);
};

/** PRG-11 */
export const PrimaryColour = colourLike('#428AC9', 'Primary color is required');

export const SecondaryColour = colourLike('#FFFFFF');

/** PRG-48: optional. */
export const DashboardAlert = z
  .string()
  .trim()
  .max(programmeLimits.alert, `Exceeded max characters (max ${programmeLimits.alert})`);

/** Everything in a form arrives as text. */
export const Flag = z.preprocess((value) => (value === 'true' ? true : value === 'false' ? false : value), z.boolean());

/** '' and null both clear it. */
const emptied = (value: unknown) => (value === '' ? null : value);

export const DateOrNone = z.preprocess(emptied, Day('Please choose a date').nullable());

const emailWrong = 'Email must be a valid email';

/** B67: a valid address, or empty. */
export const SupportEmail = z.preprocess(
  emptied,
  z.string(emailWrong).max(254, { error: emailWrong, abort: true }).check(z.email(emailWrong)).nullable(),
);

const linkWrong = 'Please enter an address that begins with https://';

/** B98: where a logo leads; only https is allowed. */
export const LogoLink = z.preprocess(
  emptied,
  typedLink({
    most: programmeLimits.address,
    as: z
      .string(linkWrong)
      .max(programmeLimits.address, { abort: true })
      .check(z.url({ protocol: /^https$/, hostname: z.regexes.domain, error: linkWrong })),
  }).nullable(),
);
