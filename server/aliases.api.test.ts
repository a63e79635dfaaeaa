import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bookingDetail } from '../contract/screens/index.ts';
import { requestBooking } from '../contract/bookings/index.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { aliases } from './aliases.ts';
import { allSamples } from './testing/all-samples.fixture.ts';
import { buildApp } from './app.ts';
import { bodyFor, requested, tenOClock } from './modules/bookings/bookings.fixture.ts';
import { personas } from './testing/personas.fixture.ts';
import { readSettings } from './platform/config.ts';
import type { Alias } from './platform/http/aliases.ts';
import { openWorld, type World } from './testing/world.fixture.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});

const sampleOf = (of: Endpoint) => {
  const one = allSamples.find(({ endpoint }) => endpoint === of);
  if (!one) throw new Error(`no sample of ${of.path}`);
  return one;
};

interface Input {
  params?: object;
  body?: object;
  query?: object;
}

/** The same call, sent to the alias: whatever the alias has in its address is removed from the body and the query. */
const asAlias = ({ path, of, into = {}, asks = {} }: Alias, input: Input) => {
  const body: Record<string, unknown> = { ...input.body };
  const query: Record<string, unknown> = { ...input.query };
  // The programme in the address of a file's page does not determine who owns the file.
  const here: Record<string, unknown> = { enterprise: 'acme', program: 'alpha' };
  const params: Record<string, unknown> = { ...here, ...input.params };
  for (const [names, part] of [[into, body] as const, [asks, query] as const]) {
    for (const [word, field] of Object.entries(names)) {
      params[word] = here[word] ?? part[field];
      delete part[field];
    }
  }
  const more = { ...(input.body && { body }), ...(input.query && { query }) };
  return { endpoint: { ...of, path } as Endpoint, input: { ...input, params, ...more } };
};

/** Sequences keep counting through a rollback; resetting them here makes both calls get the same keys. */
const countFromHere = () =>
  world.rows(`select setval(format('%I.%I', schemaname, sequencename), start_value + 900000) from pg_sequences
              where schemaname = 'public'`);

describe.each(aliases.map((alias) => [`${alias.of.method} ${alias.path}`, alias] as const))('%s', (_title, alias) => {
  const { of } = alias;
  const one = sampleOf(of);

  test('is an address of its own', () => {
    const addressOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) =>
      `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`;
    const taken = [...world.handled, ...aliases.map(({ path, of: { method } }) => ({ method, path }))].map(addressOf);
    expect(taken.filter((address) => address === addressOf({ method: of.method, path: alias.path }))).toHaveLength(1);
  });

  test('answers everybody as its endpoint does', async () => {
    const answered = async (persona: (typeof personas)[number], byAlias: boolean) => {
      let reply = { status: 0, body: null as unknown };
      await world.rollingBack(async () => {
        await countFromHere();
        const input = (await one.call(world)) as Input;
        const call = byAlias ? asAlias(alias, input) : { endpoint: of, input };
        const uploads = one.uploads && { uploads: one.uploads() };
        const { status, body } = await world.ask(persona, call.endpoint, call.input as never, { ...uploads });
        reply = { status, body };
      });
      return reply;
    };
    for (const persona of personas) {
      const twin = await answered(persona, true);
      expect(twin.status).toBe(one.answers[persona]);
      expect(twin).toEqual(await answered(persona, false));
    }
  });

  test('stands in the interface as a twin', async () => {
    const { body } = (await world.browserOf('visitor').inject({ method: 'GET', url: '/api/openapi.json' })) as {
      body: string;
    };
    const { paths } = JSON.parse(body) as { paths: Record<string, Record<string, object>> };
    expect(paths[alias.path]?.[of.method.toLowerCase()]).toMatchObject({
      deprecated: true,
      summary: `The same as ${of.method} ${of.path}`,
    });
  });
});

test.each(aliases.filter(({ of }) => of.method !== 'GET').map((alias) => [alias.path, alias] as const))(
  'SYS-11 %s takes no call that does not prove its page',
  async (_path, alias) => {
    const one = sampleOf(alias.of);
    await world.rollingBack(async () => {
      const { endpoint, input } = asAlias(alias, (await one.call(world)) as object);
      const reply = await world.ask(one.as, endpoint, input as never, { csrf: null });
      expect(reply).toMatchObject({ status: 403, body: { code: 'request.untrusted' } });
    });
  },
);

describe('what twins share', () => {
  beforeEach(async () => {
    world = await openWorld();
  });
  const portalPath = { ...requestBooking, path: '/bookings/booking_submission' } as const;

  test('BKG-114 the .json twin of a page is data for a browser too; the page itself is a page', async () => {
    const { id } = await requested(world);
    const accept = { accept: 'text/html' };
    const twin = await world.ask(
      'mentee',
      { ...bookingDetail, path: '/bookings/{id}.json' },
      { params: { id }, query: {} },
      { headers: accept },
    );
    expect(twin.body).toMatchObject({ id, paths: { complete_booking: `/bookings/${id}/complete` } });
    // No pages are served here, so the address of a page is unknown.
    const page = await world.ask('mentee', bookingDetail, { params: { id }, query: {} }, { headers: accept });
    expect(page).toMatchObject({ status: 404, headers: { vary: 'Accept' } });
  });

  test('one Idempotency-Key is one act, by whichever address it comes', async () => {
    const options = { headers: { 'idempotency-key': 'tap' } };
    const body = bodyFor(world.ids.mentor);
    const first = await world.ask('mentee', requestBooking, { body }, options);
    const again = await world.ask('mentee', portalPath, { body }, options);
    expect(again).toMatchObject({ status: 200, body: { booking: { id: first.body.booking.id } } });
    expect(await world.rows('select id from bookings')).toHaveLength(1);
  });

  test('SYS-17 calls by both addresses count together', async () => {
    const settings = readSettings({
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      DEMO: 'off',
      BASE_URL: 'http://lantern.test',
    });
    const app = buildApp({ ...world, settings });
    await app.server.ready();
    const cookies = { session: world.tokens.get('mentee') ?? '' };
    const post = (url: string) => app.server.inject({ method: 'POST', url, payload: {}, cookies });
    for (let i = 0; i < 10; i += 1) {
      expect((await post('/api/v2/my/bookings')).statusCode).toBe(403);
      expect((await post('/bookings/booking_submission')).statusCode).toBe(403);
    }
    expect((await post('/bookings/booking_submission')).statusCode).toBe(429);
    expect((await post('/api/v2/my/bookings')).statusCode).toBe(429);
    await app.server.close();
    await app.jobs.close();
  });

  test('an address that is no alias in full stays what it was', async () => {
    const { id } = await requested(world, tenOClock());
    const browser = world.browserOf('mentee');
    for (const url of [`/bookings/${id}.json/more`, `/x/bookings/${id}.json`, `/bookings/${id}Xjson`]) {
      const { statusCode } = await browser.inject({ method: 'GET', url });
      expect([404, 422]).toContain(statusCode);
    }
  });
});

test('the page that browses the interface shows the same calls', async () => {
  const read = async (url: string) =>
    JSON.parse((await world.browserOf('visitor').inject({ method: 'GET', url })).body) as { paths: object };
  const { paths } = await read('/api/docs/json');
  expect(Object.keys(paths).length).toBeGreaterThan(200);
  expect(paths).toEqual((await read('/api/openapi.json')).paths);
});
