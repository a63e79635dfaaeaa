import type { z } from 'zod';
import { type Said, say } from '../say.ts';

type Issue = z.core.$ZodRawIssue;
type Of<Code extends Issue['code']> = Extract<Issue, { code: Code }>;

/** Whether the limit is on a text or a list; otherwise the issue is about a number, a date or a file. */
const isText = ({ origin }: { origin?: string | undefined }) => origin === 'string';
const isList = ({ origin }: { origin?: string | undefined }) =>
  origin === 'array' || origin === 'set' || origin === 'map' || origin === 'object';

const tooSmall = (issue: Of<'too_small'>): Said => {
  const least = Number(issue.minimum);
  if (isText(issue)) {
    if (issue.exact) return say('field.length', { length: least });
    return least === 1 && issue.input === '' ? say('field.required') : say('field.too_short', { least });
  }
  if (isList(issue)) return say('field.too_few', { least });
  return issue.inclusive === false ? say('field.above', { least }) : say('field.at_least', { least });
};

const tooBig = (issue: Of<'too_big'>): Said => {
  const most = Number(issue.maximum);
  if (isText(issue)) return issue.exact ? say('field.length', { length: most }) : say('field.too_long', { most });
  if (isList(issue)) return say('field.too_many', { most });
  return issue.inclusive === false ? say('field.below', { most }) : say('field.at_most', { most });
};

const wrongType = ({ expected, input }: Of<'invalid_type'>): Said => {
  if (input === undefined || input === null) return say('field.required');
  if (expected === 'int') return say('field.whole_number');
  if (expected === 'number' || expected === 'bigint' || expected === 'nan') return say('field.number');
  if (expected === 'string') return say('field.text');
  if (expected === 'boolean') return say('field.yes_or_no');
  return expected === 'date' ? say('field.date') : say('field.invalid');
};

const wrongFormat = ({ format }: Of<'invalid_format'>): Said => {
  if (format === 'email') return say('field.email');
  if (format === 'url') return say('field.link');
  if (format === 'date') return say('field.date');
  if (format === 'time') return say('field.time');
  return format === 'datetime' ? say('field.date_and_time') : say('field.format');
};

/**
 * Our own message for what zod found wrong, because zod's are written for programmers. A schema's own message takes
 * precedence.
 */
export const sayIssue = (issue: Issue): Said => {
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue as Of<'invalid_type'>);
    case 'too_small':
      return tooSmall(issue as Of<'too_small'>);
    case 'too_big':
      return tooBig(issue as Of<'too_big'>);
    case 'invalid_format':
      return wrongFormat(issue as Of<'invalid_format'>);
    case 'not_multiple_of':
      return say('field.multiple', { step: Number((issue as Of<'not_multiple_of'>).divisor) });
    case 'invalid_value':
      return issue.input === undefined || issue.input === '' ? say('field.required') : say('field.not_listed');
    case 'unrecognized_keys':
      return say('field.unknown_keys');
    default:
      return issue.input === undefined ? say('field.required') : say('field.invalid');
  }
};
