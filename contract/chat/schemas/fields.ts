import { z } from 'zod';
import { say } from '../../say.ts';
import { chatLimits } from '../values.ts';

const most = chatLimits.search;

/** Words that somebody looks for. */
export const search = z.string().trim().max(most, say('field.too_long', { most }));

/** B09: as every search. */
export const searchLimit = { max: 120, per: 'minute', by: 'account' } as const;
