import { beforeEach, expect, test } from 'vitest';
import { openImport } from '../../../contract/programmes/index.ts';
import { runPairImport } from '../../../contract/pairings/index.ts';
import type { Person } from '../../testing/personas.fixture.ts';
import { slowWorkbook } from '../../testing/workbook.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const upload = (rows: number) => ({
  uploads: [{ field: 'file', name: 'people.xlsx', type: 'application/octet-stream', bytes: slowWorkbook(rows) }],
});
const open = (who: Person, rows: number) =>
  world.ask(
    who,
    openImport,
    { params: { id: world.alpha.id }, body: { role_id: world.alpha.roleIds.Mentee } },
    upload(rows),
  );
const pairs = (who: Person, rows: number) =>
  world.ask(who, runPairImport, { body: { program_id: world.alpha.id } }, upload(rows));

/** How long `run` takes, and the longest that nothing else was done meanwhile. */
const watched = async <T>(run: () => Promise<T>) => {
  const began = performance.now();
  let [last, longest] = [began, 0];
  const look = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 1);
  const answer = await run().finally(() => clearInterval(look));
  return { answer, whole: performance.now() - began, longest };
};

test.each([
  ['people', open],
  ['pairs', pairs],
])('while a workbook of %s is read for seconds, the server goes on answering', async (_what, send) => {
  await world.browserOf('programme_admin').csrf();
  const { answer, whole, longest } = await watched(() => send('programme_admin', 2000));
  expect([200, 422]).toContain(answer.status);
  // Read where others are answered, it would be nearly all of the time.
  expect(longest).toBeLessThan(whole / 3);
});

test('who is no admin of the program has no file read for them', async () => {
  const { longest: _longest, ...quick } = await watched(() => open('mentee', 4000));
  expect(quick.answer.status).toBe(403);
  const slow = await watched(() => open('programme_admin', 4000));
  expect(quick.whole).toBeLessThan(slow.whole / 3);
});
