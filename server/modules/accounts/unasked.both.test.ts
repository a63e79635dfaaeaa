import { beforeEach, expect, test } from 'vitest';
import { beginning, openWorld, type World } from '../../testing/world.fixture.ts';
import { hasRoom, withOne } from './rules/unasked.ts';
import { saveUnasked } from './store/unasked.ts';
import { countUnasked } from './unasked-emails.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const companies = Array.from({ length: 12 }, (_none, n) => `company ${n}`);
const addresses = ['a@example.com', 'b@example.com', 'c@example.com'];

test('B09 twelve companies that write to the same strangers at once send five emails to each', async () => {
  const answers = await Promise.all(
    companies.map((from, n) =>
      world.database.transact((tx) =>
        countUnasked(
          { tx, now: beginning },
          // Each in an order of their own: nobody waits for somebody who waits for them.
          { addresses: n % 2 === 0 ? addresses : addresses.toReversed(), from, factor: 1 },
        ),
      ),
    ),
  );
  for (const address of addresses) expect(answers.filter((may) => may.has(address))).toHaveLength(5);
});

test('B09 its twin: companies that look before anybody has written all send', async () => {
  const looked = companies.filter((from) => hasRoom([], from, beginning, 1));
  for (const from of looked)
    await world.database.transact((tx) =>
      saveUnasked(tx, [{ mailboxHash: 'x', sent: withOne([], from, beginning), askedAt: beginning }]),
    );
  expect(looked).toHaveLength(12);
});
