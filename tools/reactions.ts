// `npm run reactions`: who reacts to what, in order; within the transaction first, then in jobs after it.
import { listReactions } from '../server/testing/listing.fixture.ts';

const { within, after } = listReactions();
const events = [...new Set([...within, ...after].map(({ event }) => event))].toSorted();
for (const name of events) {
  console.log(name);
  for (const one of within.filter(({ event }) => event === name)) console.log(`  ${one.name}`);
  for (const one of after.filter(({ event }) => event === name)) console.log(`  later: ${one.name}`);
}
