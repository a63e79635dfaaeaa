import type { z } from 'zod';
import type { OwnProfile, ProfileParts } from '../../../../contract/profiles/schemas/own.ts';
import { idOf, idsOf, picked } from '../form/values.ts';

/** B12: 1 role and name, 2 country and languages, 3 goals and industries, 4 photo. */
export type Step = 1 | 2 | 3 | 4;
export const steps = 4;

export interface SetupValues {
  role: 'mentee' | 'mentor';
  firstname: string;
  lastname: string;
  country_id: string | null;
  user_languages: string[];
  goals_attributes: string[];
  industries_attributes: string[];
}

export const setupValues = (profile: OwnProfile, role: SetupValues['role']): SetupValues => ({
  role,
  firstname: profile.firstname,
  lastname: profile.lastname,
  country_id: profile.info.country_id === null ? null : String(profile.info.country_id),
  user_languages: profile.user_languages.map((one) => String(one.language_id)),
  goals_attributes: picked(profile.goals),
  industries_attributes: picked(profile.interested_industries),
});

const texts = ['role', 'firstname', 'lastname', 'country_id'];
const lists = ['user_languages', 'goals_attributes', 'industries_attributes'];
const isText = (value: unknown) => typeof value === 'string';

const isShaped = (name: string, value: unknown) => {
  if (lists.includes(name)) return Array.isArray(value) && value.every(isText);
  return texts.includes(name) && (isText(value) || (name === 'country_id' && value === null));
};

interface KeptSetup {
  step: Step;
  values: Partial<SetupValues>;
}

/** What was kept, if its shape is still ours: another version of the product may have written it. */
export const keptSetup = (kept: object | null): KeptSetup | null => {
  const { step, values } = (kept ?? {}) as Partial<Record<keyof KeptSetup, unknown>>;
  const isStep = typeof step === 'number' && step >= 1 && step <= steps && Number.isInteger(step);
  if (!isStep || typeof values !== 'object' || values === null) return null;
  const known = Object.entries(values).filter(([name, value]) => isShaped(name, value));
  return { step: step as Step, values: Object.fromEntries(known) };
};

type Body = z.input<typeof ProfileParts>;

/** The request body of a step. The role is only a wish: mentors have to be approved (B138). */
export const setupStepBody = (step: Step, values: SetupValues) => {
  const bodies: Record<Step, unknown> = {
    1: { user: { firstname: values.firstname, lastname: values.lastname } },
    2: { info: { country_id: idOf(values.country_id) }, user_languages: idsOf(values.user_languages) },
    3: {
      goals_attributes: idsOf(values.goals_attributes),
      industries_attributes: idsOf(values.industries_attributes),
    },
    4: {},
  };
  return bodies[step] as Body;
};
