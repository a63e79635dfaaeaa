import { z } from 'zod';

/** How much of everything is taken, in characters unless said otherwise; counters of the forms read these. */
export const programmeLimits = {
  /** PRG-05 */
  name: 35,
  /** PRG-09 */
  description: 300,
  /** PRG-48 */
  alert: 300,
  /** PRG-39 */
  goals: 7,
  goalLabel: 100,
  modules: 24,
  moduleName: 100,
  moduleDescription: 5000,
  tasks: 20,
  taskName: 100,
  taskDescription: 2000,
  address: 2000,
  questions: 20,
  questionTitle: 300,
  questionDescription: 1000,
  options: 10,
  optionText: 200,
  /** PRG-12 */
  pictureBytes: 2_097_152,
} as const;

/** PRG-21 */
export const pairingMethods = ['mentee_picks', 'mentor_picks', 'admin_pairs'] as const;
export type PairingMethod = (typeof pairingMethods)[number];
export const pairingNames = {
  mentee_picks: 'Traditional',
  mentor_picks: 'Reverse',
  admin_pairs: 'Admin Paired',
} as const;

/** PRG-26 */
export const durations = ['1_months', '2_months', '3_months', 'set_end_duration'] as const;
export type Duration = (typeof durations)[number];

/** PRG-29 */
export const participantBands = ['less_than_20', '20_to_80', 'more_than_80'] as const;

/** PRG-30 */
export const templateTypes = [
  'create_my_own',
  'employee_engagement_programme',
  'entrepreneurship_programme',
  'youth_employability_programme',
] as const;
export type TemplateType = (typeof templateTypes)[number];

/** PRG-36 */
export const taskCategories = ['session', 'assignment', 'mentor_class', 'survey'] as const;

/** PRG-41 */
export const setupSteps = ['structure', 'pairing', 'reflections', 'draft', 'done'] as const;

/** A40: as stored, and as people read it. */
export const privacyNames = { open: 'No application needed', closed: 'Application required' } as const;

/** PRG-47, A37 */
export const defaultColours = { primary: '#428AC9', secondary: '#FFFFFF' } as const;

const nameMissing = 'Program name is required';
/** PRG-04, PRG-05, PRG-06: letters of any script, digits and spaces. */
export const ProgrammeName = z
  .string(nameMissing)
  .trim()
  .min(1, nameMissing)
  .max(programmeLimits.name, `Exceeded max characters (max ${programmeLimits.name})`)
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
/** PRG-11 */
export const PrimaryColour = z.string('Primary color is required').trim().regex(colour, 'Primary color is required');
export const SecondaryColour = z.string().trim().regex(colour, 'Please choose a colour like #FFFFFF');

/** PRG-48: may be empty. */
export const DashboardAlert = z
  .string()
  .trim()
  .max(programmeLimits.alert, `Exceeded max characters (max ${programmeLimits.alert})`);

/** From a form everything comes as text. */
export const Flag = z.preprocess((value) => (value === 'true' ? true : value === 'false' ? false : value), z.boolean());

/** '' and null empty it. */
const emptied = (value: unknown) => (value === '' ? null : value);
export const DateOrNone = z.preprocess(emptied, z.iso.date('Please choose a date').nullable());

/** B67: valid, or empty. */
export const SupportEmail = z.preprocess(
  emptied,
  z.email('Email must be a valid email').max(254, 'Email must be a valid email').nullable(),
);

/** B98: where a logo leads; https alone. */
export const LogoLink = z.preprocess(
  emptied,
  z
    .url({
      protocol: /^https$/,
      hostname: z.regexes.domain,
      error: 'Please enter an address that begins with https://',
    })
    .max(programmeLimits.address)
    .nullable(),
);
