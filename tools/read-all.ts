// Opens the product on the database of the settings and reads everything that can be read without naming one thing, as each
// of the demonstration's people: nothing may fail. tools/last-release.mjs has an older release write that database.
import type { Endpoint } from '../contract/endpoint.ts';
import { signIn, signOutByLink } from '../contract/accounts/index.ts';
import { liveSignals } from '../contract/session/index.ts';
import { connect } from '../server/connect.ts';
import { castEmail, type CastKey, castPortraits, DEMO_PASSWORD } from '../server/demo/cast.ts';
import { openProduct } from '../server/open.ts';
import { readSettings } from '../server/platform/config.ts';
import { openBrowser } from '../server/testing/browser.fixture.ts';
import { exitWith } from './house.mjs';

const faults: string[] = [];
const note = (fault: unknown) =>
  void faults.push(fault instanceof Error ? (fault.stack ?? fault.message) : String(fault));

const settings = readSettings({ ...process.env, PORT: '0' });
const product = await openProduct(settings, connect(settings, note), note);
/** One ends the session, the other never ends. */
const left: readonly Endpoint[] = [signOutByLink, liveSignals];
const readable = product.handled.filter(
  (one) => one.method === 'GET' && !one.path.includes('{') && !left.includes(one),
);
let answers = 0;
for (const key of Object.keys(castPortraits) as CastKey[]) {
  const browser = openBrowser(product.server, null);
  const entered = await browser.ask(signIn, { body: { email: castEmail(key), password: DEMO_PASSWORD } });
  if (entered.status !== 200) note(`${castEmail(key)} could not sign in: ${entered.status}`);
  for (const endpoint of readable) {
    const { status } = await browser.ask(endpoint, {});
    if (status >= 500) note(`${endpoint.path} as ${castEmail(key)}: ${status}`);
    if (status === 200) answers += 1;
  }
}
if (answers < 100) note(`only ${answers} answers`);
await product.close();
exitWith(faults, `${answers} answers read`);
