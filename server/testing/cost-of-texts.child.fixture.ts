import { costsOf, pieces } from './cost-of-texts.fixture.ts';
import { listStringSchemas } from './string-schemas.fixture.ts';

// A process of its own, so that nothing else counts and a pattern that does not end can be ended from outside: it
// judges long texts by every schema from the given number on, and says before and after each what it is doing.
const [, , from = '0'] = process.argv;

for (const [at, { place, schema }] of [...listStringSchemas().entries()].slice(Number(from))) {
  process.send?.({ begins: place, at });
  process.send?.({ costs: pieces.map((piece) => costsOf(place, schema, piece)) });
}
process.disconnect?.();
