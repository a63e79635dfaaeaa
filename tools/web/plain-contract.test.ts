import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import type { Endpoint } from '../../contract/endpoint.ts';
import { lean, missedIn } from './plain-contract.ts';

const programOf = (code: string) => parseSync('file.ts', code).program;
const leanOf = (code: string, plain = true) => lean(code, programOf(code), { plain });

test('a page gets method and path of a call, and neither its shapes nor its summary', () => {
  const code = `const Body = z.object({ a: z.string() });
export const save = endpoint({
  method: 'POST',
  path: '/api/{id}',
  summary: 'Saves, so that { it } stays, (always)',
  params: z.object({ id: Id }),
  body: Body.extend({ path: z.literal('summary') }),
  uploads: { picture: { maxBytes: 1, maxFiles: 1 } },
  response: z.object({ message: z.string() }),
  refusals: ['request.invalid'],
  limit: { max: 1, per: 'hour', by: 'account' },
  proof: 'origin',
});`;
  const given = leanOf(code).split('export const save')[1] ?? '';
  expect(given.replaceAll(/\s+/g, ' ')).toBe(
    " = /* @__PURE__ */ endpoint({ method: 'POST', path: '/api/{id}', uploads: { picture: { maxBytes: 1, maxFiles: 1 } }, proof: 'origin', });",
  );
  expect(leanOf(code, false).replaceAll('/* @__PURE__ */ ', '')).toBe(code);
});

test('a schema goes whole, with the names and the refusals that it was made of', () => {
  const code = `export const WhyNot = z.enum(Object.keys(refusals)).nullable();
export const Row = z.object({ why_not: z.object({ read: WhyNot }) }).nullable(), table = tableOf('/rows', Row);`;
  expect(leanOf(code)).toBe(`export const WhyNot = z;
export const Row = z, table = /* @__PURE__ */ tableOf('/rows', Row);`);
});

test('what waits inside a function stays as it is', () => {
  const code = `export const text = (most: number) => z.string().max(most);`;
  expect(leanOf(code)).toBe(code);
});

const files = readdirSync('contract').filter((file) => file.endsWith('.ts') && !file.includes('.test.'));
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value;

test('every endpoint of the contract keeps its method and path, and loses what only the server reads', async () => {
  let seen = 0;
  for (const file of files) {
    const whole = (await import(/* @vite-ignore */ resolve('contract', file))) as Record<string, unknown>;
    const code = leanOf(readFileSync(`contract/${file}`, 'utf8'));
    const endpoints = Object.entries(whole).filter((one): one is [string, Endpoint] => isEndpoint(one[1]));
    for (const [name, { method, path }] of endpoints) {
      const from = code.indexOf(`export const ${name} =`);
      // The two of a table come from a function, which stays as it is.
      if (from < 0) continue;
      const given = code.slice(from, code.indexOf('\n});', from));
      expect(given).toContain(`method: '${method}'`);
      expect(given).toContain(`path: '${path}'`);
      expect(given).not.toMatch(/^ {2}(summary|params|query|body|response|refusals|limit):/m);
      seen += 1;
    }
  }
  expect(seen).toBeGreaterThan(80);
});

test('a page that reads what it does not have is refused, by whatever name it knows the contract', () => {
  const code = `import { signIn, type SignedIn } from '../../../contract/accounts.ts';
import * as mine from '../../../contract/me.ts';
import type { late } from '../../../contract/late.ts';
import { other } from './other.ts';
form(signIn.body); form(mine.currentUser.response); form(other.body); call(signIn, { body }); x.signIn.body;
type Body = (typeof late)['body'];`;
  expect(missedIn(code, programOf(code))).toEqual(['signIn.body', 'mine.currentUser.response']);
});
