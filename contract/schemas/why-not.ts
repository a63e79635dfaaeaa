import { z } from 'zod';
import { type RefusalCode, refusals } from '../messages.ts';

/**
 * Sent for each act of a row: null when the viewer may do it now, else the reason. Apart from the other types, which
 * every page loads: it brings the sentences of all refusals along.
 */
export const WhyNot = z.enum(Object.keys(refusals) as [RefusalCode, ...RefusalCode[]]).nullable();
