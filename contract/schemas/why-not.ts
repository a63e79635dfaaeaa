import { z } from 'zod';
import { type RefusalCode, refusals } from '../messages.ts';

/**
 * Sent for each action on a row: null if the viewer can do it now, otherwise the reason. Kept apart from the other
 * types, which every page loads, because it pulls in the messages of all refusals.
 */
export const WhyNot = z.enum(Object.keys(refusals) as [RefusalCode, ...RefusalCode[]]).nullable();
