import { expect, test, vi } from 'vitest';
import { myMentees } from '../../contract/screens/endpoints.ts';

const answering = (answer: object) => vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answer)));

/** As in a browser that has just opened the page. */
const afresh = async () => {
  vi.resetModules();
  const [{ call }, { reasonOf }] = [await import('./call.ts'), await import('./reasons.ts')];
  return { call, reasonOf };
};

test('an answer that says why something is withheld comes with the words for it', async () => {
  const { call, reasonOf } = await afresh();
  expect(reasonOf('programmes.inactive')).toBe('Oops, something went wrong!');
  answering({ rows: [{ why_not: { join: 'programmes.inactive' } }] });
  await call(myMentees, { query: {} });
  expect(reasonOf('programmes.inactive')).toBe('This program is no longer active.');
  expect(reasonOf(null)).toBe(null);
});

test('any other answer does without them', async () => {
  const { call, reasonOf } = await afresh();
  answering({ rows: [] });
  await call(myMentees, { query: {} });
  expect(reasonOf('programmes.inactive')).toBe('Oops, something went wrong!');
});
