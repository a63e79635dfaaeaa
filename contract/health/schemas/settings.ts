import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { say } from '../../say.ts';
import { Id, IdInPath } from '../../schemas/types.ts';
import { rhythmDays } from '../values.ts';

const weight = (least: number) =>
  z
    .number(say('field.number'))
    .int(say('field.whole_number'))
    .min(least, say('field.at_least', { least }))
    .max(100, say('field.at_most', { most: 100 }));

/** What a program decides about the health of its pairs. */
export const HealthSettings = z.object({
  /** How many days there should be between two sessions of a pair. */
  rhythm_days: z
    .number(say('field.number'))
    .int(say('field.whole_number'))
    .min(rhythmDays.least, say('field.at_least', { least: rhythmDays.least }))
    .max(rhythmDays.most, say('field.at_most', { most: rhythmDays.most })),
  /** Of rhythm there is always something known, so that it cannot weigh nothing. */
  rhythm_weight: weight(1),
  felt_weight: weight(0),
  reliability_weight: weight(0),
  forward_weight: weight(0),
  goals_weight: weight(0),
  /** Whether pairs that stay silent are warned, and end seven days later. */
  ends_silent: z.boolean(),
});

export type HealthSettings = z.infer<typeof HealthSettings>;

const refusals = ['accounts.not_signed_in', 'programmes.not_found', 'programmes.admins_only'] as const;

export const healthSettings = shape({
  summary: 'How often the pairs of a programme should meet, and what their health is made of (M16)',
  query: z.object({ program_id: IdInPath }),
  response: HealthSettings,
  refusals,
});

export const changeHealthSettings = shape({
  summary: 'Changes that; every pair is judged anew (M16)',
  body: HealthSettings.extend({ program_id: Id.max(Number.MAX_SAFE_INTEGER) }),
  response: HealthSettings,
  refusals: [...refusals, 'programmes.inactive'],
});
