// `npm run reactions`: who reacts to what, in order: within the transaction first, then in jobs after it, and the jobs
// that modules leave for themselves.
import { listReactions } from '../server/testing/listing.fixture.ts';

const { within, after, ownJobs } = listReactions();
const events = [...new Set([...within, ...after].map(({ event }) => event))].toSorted();
for (const name of events) {
  console.log(name);
  for (const one of within.filter(({ event }) => event === name)) console.log(`  ${one.name}`);
  for (const one of after.filter(({ event }) => event === name)) console.log(`  later: ${one.name}`);
}
console.log('\njobs of one’s own');
for (const { name, formerNames } of ownJobs)
  console.log(`  ${name}${formerNames.length > 0 ? ` (formerly ${formerNames.join(', ')})` : ''}`);
