import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { Goal } from '../../me/schemas.ts';
import { IdInPath } from '../../schemas/types.ts';
import { programmeLimits } from '../values.ts';
import { Flag } from './fields.ts';
import { ProgrammeGoal } from './programme.ts';

const slug = z.string().max(100);

const address = z.object({ enterprise: slug, program: slug });

const labelMissing = 'Mentor label is required';

/** The programme's services, and the platform's own ones to take wording from. */
const Goals = z.object({ program_goals: z.array(ProgrammeGoal), goals: z.array(Goal) });

const admins = ['accounts.not_signed_in', 'programmes.not_found', 'programmes.admins_only'] as const;

export const programmeGoals = shape({
  summary: 'The mentoring services of a programme, active or not (GOL-05, B130)',
  params: address,
  response: Goals,
  refusals: admins,
});

export const saveProgrammeGoal = shape({
  summary: 'A new mentoring service, or with its id another name for one (GOL-05)',
  params: address,
  body: z.object({
    id: IdInPath.optional(),
    mentor_label: z
      .string(labelMissing)
      .trim()
      .min(1, labelMissing)
      .max(programmeLimits.goalLabel, `Please use at most ${programmeLimits.goalLabel} characters`),
    name: z.string().trim().max(programmeLimits.goalLabel).optional(),
  }),
  response: Goals,
  refusals: [...admins, 'programmes.inactive', 'programmes.goal_not_found'],
});

export const toggleProgrammeGoal = shape({
  summary: 'Offers a mentoring service, or offers it no longer (GOL-04)',
  params: address.extend({ id: IdInPath }),
  body: z.object({ enabled: Flag }),
  response: Goals,
  refusals: [...admins, 'programmes.inactive', 'programmes.goal_not_found'],
});
