import { expect, test } from 'vitest';
import { z } from 'zod';
import { renderFieldMessage } from './late-messages.ts';
import { sayIssue } from './zod-messages.ts';

const saidOf = (schema: z.ZodType, value: unknown) =>
  (schema.safeParse(value, { error: sayIssue }).error?.issues ?? []).map(({ message }) => renderFieldMessage(message));

test.each<[string, z.ZodType, unknown]>([
  ['This field is required', z.string(), undefined],
  ['This field is required', z.string().min(1), ''],
  ['This field is required', z.enum(['a', 'b']), undefined],
  ['Please use at least 8 characters', z.string().min(8), 'short'],
  ['Please use at most 3 characters', z.string().max(3), 'long'],
  ['Please use exactly 2 characters', z.string().length(2), 'three'],
  ['Please choose at most 1', z.array(z.string()).max(1), ['a', 'b']],
  ['Please choose at least 1', z.array(z.string()).min(1), []],
  ['Please enter a number', z.coerce.number(), 'three'],
  ['Please enter a whole number', z.number().int(), 1.5],
  ['Please enter a number greater than 0', z.number().positive(), 0],
  ['Please enter a number less than 0', z.number().negative(), 0],
  ['Please enter 1 or more', z.number().min(1), 0],
  ['Please enter 1,000 or less', z.number().max(1000), 1001],
  ['Please enter a multiple of 15', z.number().multipleOf(15), 20],
  ['Please enter text', z.string(), 3],
  ['Please choose yes or no', z.boolean(), 'maybe'],
  ['Please choose from the list', z.enum(['a', 'b']), 'c'],
  ['Please enter a valid email address', z.email(), 'nobody'],
  ['Check this link, for example https://example.com/you', z.url(), 'nowhere'],
  ['Please enter a valid date', z.iso.date(), 'today'],
  ['Please enter a valid time', z.iso.time(), 'now'],
  ['Please enter a valid date and time', z.iso.datetime(), 'now'],
  ['Please check the format', z.string().regex(/^a$/), 'b'],
  ['Please leave out what this call does not take', z.strictObject({}), { a: 1 }],
  ['Please check this field', z.union([z.number(), z.boolean()]), 'c'],
  ['Please check this field', z.string().refine(() => false), 'c'],
  ['Said by the schema', z.string('Said by the schema'), 3],
])('%s', (sentence, schema, value) => {
  expect(saidOf(schema, value)).toEqual([sentence]);
});
