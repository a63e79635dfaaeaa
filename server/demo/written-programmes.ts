import { z } from 'zod';
import file from '../../db/demo/programmes.json' with { type: 'json' };
import {
  ChosenPairing,
  DashboardAlert,
  PrimaryColour,
  ProgrammeDescription,
  ProgrammeName,
  taskCategories,
  templateTypes,
} from '../../contract/programmes/index.ts';
import type { ProgrammeKey } from './types.ts';

/** A number of days from today. */
const Day = z.int();
const Written = z.object({
  key: z.enum(['graduates', 'leaders', 'founders', 'exchange']),
  name: ProgrammeName,
  description: ProgrammeDescription,
  pairingMethod: ChosenPairing,
  smartMatching: z.boolean().default(false),
  templateType: z.enum(templateTypes),
  privacy: z.enum(['open', 'closed']),
  reviews: z.enum(['shown', 'hidden']),
  primary: PrimaryColour,
  secondary: PrimaryColour,
  supportEmail: z.email(),
  begins: Day,
  ends: Day,
  isActive: z.boolean(),
  alert: DashboardAlert,
  modules: z.array(
    z.object({
      days: z.tuple([Day, Day]),
      name: z.string(),
      description: z.string(),
      tasks: z.array(
        z.object({
          category: z.enum(taskCategories),
          name: z.string(),
          description: z.string(),
          linkName: z.string().default(''),
          linkUrl: z.string().default(''),
        }),
      ),
    }),
  ),
  resources: z.array(
    z.object({
      day: Day,
      title: z.string(),
      /** Null: for everyone. */
      role: z.enum(['Mentor', 'Mentee']).nullable(),
      description: z.string(),
      url: z.string().default(''),
      /** A file in db/demo/programmes. */
      file: z.string().optional(),
    }),
  ),
});
export type WrittenProgramme = z.infer<typeof Written>;

/**
 * The programmes of Selatan Telekom: one for each pairing method, of which the last has ended (M25), and one that waits to
 * be matched.
 */
export const writtenProgrammes = z.array(Written).parse(file);
export const programmeKeys: readonly ProgrammeKey[] = writtenProgrammes.map(({ key }) => key);

export const writtenProgramme = (key: ProgrammeKey): WrittenProgramme => {
  const found = writtenProgrammes.find((one) => one.key === key);
  if (!found) throw new Error(`db/demo/programmes.json has no '${key}'`);
  return found;
};
