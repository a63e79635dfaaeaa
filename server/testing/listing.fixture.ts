import type { Endpoint } from '../../contract/endpoint.ts';
import { buildApp } from '../app.ts';
import { screens } from '../modules/screens/plug.ts';
import type { Parts, Vendors } from '../parts.ts';
import { assemble } from '../platform/assemble.ts';
import { openBusInProcess } from '../platform/bus.ts';
import { systemClock } from '../platform/clock.ts';
import { readSettings } from '../platform/config.ts';
import { plugIn } from '../platform/plug.ts';
import { type Actor, signedIn } from '../policies/actor.ts';

/** Parts that open nothing: what is listed here is asked of no database. */
const idleParts = (): Parts => {
  const nothing = () => Promise.reject(new Error('nothing is asked here'));
  const files = { put: nothing, get: nothing, remove: nothing, exists: nothing };
  const database: Parts['database'] = {
    kind: 'embedded',
    transact: nothing,
    reader: {} as Parts['database']['reader'],
    runSql: nothing,
    connect: nothing,
    close: nothing,
  };
  const settings = readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent' });
  const vendors: Vendors = { files, images: { read: nothing }, readAttachment: nothing, mail: null, whatsApp: null };
  return { settings, database, clock: systemClock, bus: openBusInProcess(), vendors };
};

/** Every endpoint that the server answers. */
export const listEndpoints = (): readonly Endpoint[] => buildApp(idleParts()).handled;

/** Those of them that the screens answer, wherever the contract has them. */
export const listScreenEndpoints = (): readonly Endpoint[] =>
  assemble<Actor>(
    idleParts(),
    async () => null,
    (app) => plugIn(app, [screens]),
  ).handled;

/** Those that ask only whether somebody is signed in; whatever else is asked, their verbs ask. */
export const listSignedInAlone = (): readonly Endpoint[] =>
  [...buildApp(idleParts()).policyAlone].flatMap(([endpoint, policy]) => (policy === signedIn ? [endpoint] : []));

/** Who reacts to what, in order: within the transaction, and after it; and what modules leave to themselves. */
export const listReactions = () => {
  const { subscriptions, ownJobs } = buildApp(idleParts());
  return { ...subscriptions, ownJobs };
};
