import { z } from 'zod';
import { IdInPath } from '../../schemas/types.ts';

/** B92: every figure is asked of one program. */
export const asked = z.object({ program_id: IdInPath });

export const refusals = ['accounts.not_signed_in', 'programmes.not_found', 'programmes.admins_only'] as const;

export const Count = z.number().int();
/** In whole percent; 0 of nothing. */
export const Percentage = z.number().int().min(0).max(100);
