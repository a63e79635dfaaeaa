import { expect, test } from 'vitest';
import { createAgenda } from '../../contract/agendas/schemas.ts';
import { judgedBy } from './judged-by.ts';

const typed = {
  program_id: 1,
  title: 'x'.repeat(101),
  description: 3,
  start_time: '',
  end_time: '2026-12-01T03:00:00Z',
};
const expected = {
  title: { message: 'Please use at most 100 characters' },
  description: { message: 'Please enter text' },
  start_time: { message: 'Start time is required' },
};
const options = { fields: {}, shouldUseNativeValidation: false };
const load = async () => createAgenda.body as never;

test('a form that is judged before it is sent says English, whether the schema or zod gave the sentence', async () => {
  const { errors } = await judgedBy(load)(typed, undefined, options);
  expect(errors).toMatchObject(expected);
  expect(JSON.stringify(errors)).not.toContain(String.raw`\u0000`);
});
