import * as contract from '../../../contract/credits/index.ts';
import { useTestGateway } from '../../../contract/payments/index.ts';
import { everybody, everyMember, type Sample, sample } from '../../testing/samples.fixture.ts';
import type { World } from '../../testing/world.fixture.ts';
import { begin } from '../payments/payments.fixture.ts';

const buyers = everyMember(404, { mentee: 200 });
const platform = everyMember(403, { platform_admin: 200 });

const purchaseIn = async (world: World) => {
  const [row] = await world.rows<{ id: string }>('select max(id) as id from subscriptions');
  return { params: { id: Number(row?.id) } };
};
const unpaid = async (world: World) => {
  await begin(world);
  return purchaseIn(world);
};
const paid = async (world: World) => {
  const id = await begin(world);
  await world.ask('mentee', useTestGateway, { params: { id }, body: { outcome: 'pay' } });
  return purchaseIn(world);
};
export const emailOf = async (world: World, id: number) => {
  const [row] = await world.rows<{ email: string }>('select email from users where id = $1', [id]);
  return row?.email ?? '';
};
const codeIn = async (world: World) => {
  const [row] = await world.rows<{ id: string }>(
    "insert into promo_codes (code, discount, created_at) values ('SPRING', 10, '2026-11-20T10:00:00Z') returning id",
  );
  return Number(row?.id);
};

const memberSamples: Sample[] = [
  sample({
    endpoint: contract.purchasePage,
    as: 'visitor',
    call: async () => ({ params: { id: 12 }, query: {} }),
    answers: everybody(200),
  }),
  sample({
    endpoint: contract.validatePromoCode,
    as: 'mentee',
    call: async (world) => {
      await codeIn(world);
      return { body: { promo_code: 'SPRING', package_id: 10 } };
    },
    answers: everyMember(200),
  }),
  sample({
    endpoint: contract.checkOut,
    as: 'mentee',
    call: async () => ({ body: { user_subscription: { package_id: 12 } } }),
    answers: everyMember(200),
  }),
  sample({ endpoint: contract.pendingPayment, as: 'mentee', call: unpaid, answers: buyers }),
  sample({ endpoint: contract.thankYou, as: 'mentee', call: paid, answers: buyers }),
  sample({
    endpoint: contract.confirmReceipt,
    as: 'mentee',
    call: async () => ({ body: { promo_code_id: null } }),
    answers: everyMember(200),
  }),
  sample({
    endpoint: contract.creditsArea,
    as: 'mentee',
    call: async () => ({ query: {} }),
    answers: everyMember(200),
  }),
  sample({
    endpoint: contract.purchaseHistory,
    as: 'mentee',
    call: async (world) => {
      await paid(world);
      return { params: { id: world.ids.mentee }, query: {} };
    },
    answers: buyers,
  }),
];

const adminSamples: Sample[] = [
  ...[contract.creditPurchases, contract.creditPurchasesFile].map((endpoint) =>
    sample({
      endpoint,
      as: 'platform_admin',
      call: async (world) => {
        await paid(world);
        return { query: {} };
      },
      answers: platform,
    }),
  ),
  ...[contract.adminPromoCodes, contract.adminPromoCodesFile].map((endpoint) =>
    sample({
      endpoint,
      as: 'platform_admin',
      call: async (world) => {
        await codeIn(world);
        return { query: {} };
      },
      answers: platform,
    }),
  ),
  sample({
    endpoint: contract.createPromoCode,
    as: 'platform_admin',
    call: async () => ({ body: { code: 'WINTER', discount: 20 } }),
    answers: platform,
  }),
  sample({
    endpoint: contract.retirePromoCode,
    as: 'platform_admin',
    call: async (world) => ({ params: { id: await codeIn(world) } }),
    answers: platform,
  }),
  sample({ endpoint: contract.adminPackages, as: 'platform_admin', call: async () => ({}), answers: platform }),
  sample({
    endpoint: contract.createPackage,
    as: 'platform_admin',
    call: async () => ({ body: { name: 'Ten sessions', cost: 180, credits: 10, valid_duration: 90 } }),
    answers: platform,
  }),
  sample({
    endpoint: contract.retirePackage,
    as: 'platform_admin',
    call: async () => ({ params: { id: 10 } }),
    answers: platform,
  }),
  sample({
    endpoint: contract.grantCredits,
    as: 'platform_admin',
    call: async (world) => ({
      body: { email: await emailOf(world, world.ids.mentee), credits: 1, reason: 'For the trouble' },
    }),
    answers: platform,
  }),
  sample({
    endpoint: contract.refundPurchase,
    as: 'platform_admin',
    call: async (world) => ({ ...(await paid(world)), body: { reason: 'The mentor left' } }),
    answers: platform,
  }),
];

export const creditSamples: Sample[] = [...memberSamples, ...adminSamples];
