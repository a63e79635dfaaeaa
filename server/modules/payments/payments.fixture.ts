import { afterAll } from 'vitest';
import { checkOut } from '../../../contract/credits/index.ts';
import { leadToPayment } from '../../../contract/payments/index.ts';
import { startStripeTwin } from '../../adapters/payments/stripe.twin.ts';
import { stripeGateway } from '../../adapters/payments/stripe.ts';
import type { Persona } from '../../testing/personas.fixture.ts';
import type { World } from '../../testing/world.fixture.ts';

/** A local server that speaks as Stripe does, by the clock of the world; `use` makes a world pay there. */
export const openTwin = async () => {
  let clock: World['clock'] | undefined;
  const account = {
    secretKey: 'sk_test_only-here',
    webhookSecret: 'whsec_only-here',
    now: () => clock?.now().epochMilliseconds ?? 0,
  };
  const twin = await startStripeTwin(account);
  afterAll(() => twin.close());
  const use = (world: World) => {
    ({ clock } = world);
    twin.forget();
    world.vendors.payments = stripeGateway({ ...account, url: twin.url });
  };
  return { twin, use };
};
type Twin = Awaited<ReturnType<typeof openTwin>>['twin'];

/** A message of the twin as it arrives: the very bytes, and their signature. */
export const deliver = async (world: World, { payload, signature }: { payload: string; signature: string }) => {
  const reply = await world.server.inject({
    method: 'POST',
    url: '/payments/webhook',
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
    payload,
  });
  return { status: reply.statusCode, body: reply.json() as Record<string, unknown> };
};

/** Begins a purchase of a package; answers with the payment's id. */
export const begin = async (world: World, persona: Persona = 'mentee', packageId = 12, more = {}) => {
  const reply = await world.ask(persona, checkOut, { body: { user_subscription: { package_id: packageId, ...more } } });
  const { location } = reply.body as { location: string };
  const id = Number(/^\/payments\/(\d+)\/pay$/.exec(location)?.[1]);
  if (!Number.isInteger(id)) throw new Error(`no payment was begun: ${reply.status} ${location}`);
  return id;
};

/** Follows the link to the payment as a browser does; answers with where it leads. */
export const follow = async (world: World, paymentId: number, persona: Persona = 'mentee') => {
  const reply = await world.ask(persona, leadToPayment, { params: { id: paymentId } });
  return String(reply.headers.location);
};

/** Begins a purchase and goes to the gateway's page; answers with the ids of the payment and of the page. */
export const atGateway = async (world: World, twin: Twin, persona: Persona = 'mentee', packageId = 12) => {
  const paymentId = await begin(world, persona, packageId);
  const url = await follow(world, paymentId, persona);
  const page = twin.sessions.find((session) => session.url === url)?.id;
  if (page === undefined) throw new Error(`the payment led to ${url}`);
  return { paymentId, page };
};

/** What somebody has, by SQL: points, and the sum of the ledger, which must be the same. */
export const pointsOf = async (world: World, userId: number) => {
  const [row] = await world.rows<{ points: number; sum: number }>(
    `select coalesce((select points from credit_balances where user_id = $1), 0) as points,
      (select coalesce(sum(points), 0)::int from credit_entries where user_id = $1) as sum`,
    [userId],
  );
  return row;
};
