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

/** Parts that open nothing, since listing needs no database. */
const idleParts = (): Parts => {
  const nothing = () => Promise.reject(new Error('nothing is asked here'));
  const files = { put: nothing, get: nothing, remove: nothing, exists: nothing };
  const database: Parts['database'] = {
    kind: 'embedded',
    transact: nothing,
    reader: {} as Parts['database']['reader'],
    readerBehind: {} as Parts['database']['reader'],
    runSql: nothing,
    connect: nothing,
    usage: () => ({ open: 0, idle: 0, waiting: 0 }),
    copyTo: nothing,
    close: nothing,
  };
  const settings = readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent' });
  const outside = {
    mail: null,
    whatsApp: null,
    push: { key: '', isKnown: () => false, send: async () => 'gone' as const },
    writers: { openai: null, claude: null },
    speech: null,
    sound: null,
    analytics: null,
    payments: null,
    calendars: { google: null, microsoft: null },
  };
  const vendors: Vendors = { files, images: { read: nothing }, readAttachment: nothing, ...outside };
  return { settings, database, clock: systemClock, bus: openBusInProcess(), vendors };
};

/** Every endpoint that the server answers. */
export const listEndpoints = (): readonly Endpoint[] => buildApp(idleParts()).handled;

/** The endpoints that the screens answer, wherever they are in the contract. */
export const listScreenEndpoints = (): readonly Endpoint[] =>
  assemble<Actor>(
    idleParts(),
    async () => null,
    (app) => plugIn(app, [screens]),
  ).handled;

/** The endpoints that only check whether the caller is signed in; their verbs check everything else. */
export const listSignedInAlone = (): readonly Endpoint[] =>
  [...buildApp(idleParts()).policyAlone].flatMap(([endpoint, policy]) => (policy === signedIn ? [endpoint] : []));

/**
 * Who reacts to what, in order: within the transaction and after it; and the jobs that modules leave for themselves.
 */
export const listReactions = () => {
  const { subscriptions, ownJobs } = buildApp(idleParts());
  return { ...subscriptions, ownJobs };
};
