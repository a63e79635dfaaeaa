import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { requestBooking } from '../../contract/bookings/index.ts';
import { bodyFor, zone } from '../modules/bookings/bookings.fixture.ts';
import { people } from '../testing/personas.fixture.ts';
import { systemClock } from '../platform/clock.ts';
import { openCaller } from './caller.fixture.ts';
import { type ServerPlace, ownGround, prepare } from './ground.fixture.ts';
import { endAll, startServer } from './process.fixture.ts';
import { signedIn } from './racers.fixture.ts';
import { openStream } from './stream.fixture.ts';

let ground: ServerPlace;
beforeEach(async () => {
  ground = await ownGround();
});
afterEach(async () => {
  await endAll();
  await ground.drop();
});

test('a server that is asked to stop ends its streams, answers what is under way, and ends well', async () => {
  const now = systemClock.now();
  const { mentee, mentorId } = await prepare(ground, async (database) => {
    const ids = await people(database.transact, now);
    return { mentee: await signedIn(database, ids.mentee, now), mentorId: ids.mentor };
  });
  const server = await startServer(ground.settings);
  const page = await openStream(server.url, mentee.token);
  const caller = openCaller(server.url, mentee.token);
  const at = now.toZonedDateTimeISO(zone).add({ days: 5 }).startOfDay().add({ hours: 10 });
  const body = Buffer.from(JSON.stringify(bodyFor(mentorId, at)));

  // The server has read the head of the request and is waiting for the body.
  const asked = request(`${server.url}${requestBooking.path}`, {
    method: 'POST',
    headers: {
      ...(await caller.proof()),
      accept: 'application/json',
      'content-type': 'application/json',
      'content-length': String(body.length),
      expect: '100-continue',
    },
  });
  asked.flushHeaders();
  await once(asked, 'continue');
  asked.write(body.subarray(0, 20));
  server.signal('SIGTERM');
  await page.ended;
  asked.end(body.subarray(20));
  const [reply] = (await once(asked, 'response')) as [IncomingMessage];
  expect(reply.statusCode).toBe(200);
  reply.resume();
  caller.close();
  expect(await server.ended).toMatchObject({ code: 0, signal: null, complained: '' });
  const booked = await ground.inspect(async (database) => (await database.runSql('select status from bookings')).rows);
  expect(booked).toEqual([{ status: 'pending' }]);
});
