import { connect } from '../../server/connect.ts';
import { matchInThread } from '../../server/modules/pairings/match-in-thread.ts';
import { openProduct } from '../../server/open.ts';
import { readSettings } from '../../server/platform/config.ts';
import { namedCohorts } from './matching-cohorts.ts';

// The product in a process of its own that matches when it is told to: one cohort after the other until it is told to stop.

const fail = (fault: unknown) => {
  throw fault;
};
const settings = readSettings(process.env);
const cohorts = namedCohorts.map(({ make }) => make());
const product = await openProduct(settings, connect(settings, fail), fail);
let stopping = new AbortController();
let runs = 0;

const matchOn = async (signal: AbortSignal) => {
  while (!signal.aborted) {
    for (const cohort of cohorts) {
      await matchInThread(cohort, { signal });
      runs += 1;
    }
  }
};

process.on('message', (told: 'match' | 'rest') => {
  if (told === 'rest') {
    stopping.abort();
    process.send?.({ runs });
    return;
  }
  stopping = new AbortController();
  runs = 0;
  matchOn(stopping.signal).catch((fault: unknown) => {
    if (!stopping.signal.aborted) fail(fault);
  });
});
process.once('SIGTERM', () => void product.close().then(() => process.exit(0)));
process.stdout.write('is ready\n');
