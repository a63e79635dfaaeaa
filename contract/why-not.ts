import { z } from 'zod';
import { type RefusalCode, refusals } from './messages.ts';

/** Sent for each act of a row: null when the viewer may do it now, else the reason. */
export const WhyNot = z.enum(Object.keys(refusals) as [RefusalCode, ...RefusalCode[]]).nullable();
