import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Temporal } from 'temporal-polyfill';
import { startSpeechTwin } from '../server/adapters/speech/speech.twin.ts';
import { connect } from '../server/connect.ts';
import { openProduct } from '../server/open.ts';
import { movableClock } from '../server/platform/clock.ts';
import { readSettings } from '../server/platform/config.ts';

// The product as main.ts opens it, plus a door for the tests: SQL over loopback, so that a journey can check what is
// really in the database after each step.
// The clock starts two days before the clocks of New York change, so that journeys book across the change.
const clock = movableClock();
clock.moveTo(Temporal.Instant.from('2027-03-12T01:00:00Z'));
const onFault = (fault: unknown) => process.stderr.write(`${JSON.stringify({ level: 50, msg: String(fault) })}\n`);
// Whoever transcribes is a local server that speaks the provider's protocol. It knows one sentence.
const speech = await startSpeechTwin('key-of-journeys', {
  recognise: () => ({ text: 'We will write the plan on Friday. The offer in Penang is a good one.' }),
});
const settings = readSettings({
  ...process.env,
  TRANSCRIPTION_API_KEY: 'key-of-journeys',
  TRANSCRIPTION_URL: speech.url,
});
const product = await openProduct(settings, connect(settings, onFault), onFault, clock);

const door = createServer((request, response) => {
  void text(request)
    .then((body) => {
      const { statement, values } = JSON.parse(body) as { statement: string; values: unknown[] };
      return product.database.runSql(statement, values);
    })
    .then(
      ({ rows }) => response.end(JSON.stringify(rows)),
      (fault: unknown) => response.writeHead(500).end(String(fault)),
    );
});
door.listen(0, '127.0.0.1', () => {
  process.send?.({ door: (door.address() as AddressInfo).port });
});
process.once('SIGTERM', () => void product.close().then(() => process.exit(0)));
// The tests have ended, so nobody will ask this server anything.
process.once('disconnect', () => process.exit(1));
