import { z } from 'zod';
import { say } from '../say.ts';
import { isReadable } from './readable.ts';

const tooLong = (most: number) => say('field.too_long', { most });
const unreadable = say('field.unreadable');

/** Of one line or several. */
export const requiredText = (missing: string, most: number) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(most, { error: tooLong(most), abort: true });

/** Of one line, which is read in lists, emails and files. */
export const required = (missing: string, most: number) => requiredText(missing, most).refine(isReadable, unreadable);

/** Of several lines, or nothing. */
export const longText = (most: number) =>
  z
    .string()
    .trim()
    .max(most, { error: tooLong(most), abort: true });

export const optional = (most: number) =>
  z
    .string()
    .trim()
    .max(most, { error: tooLong(most), abort: true })
    .refine(isReadable, unreadable)
    .default('');
