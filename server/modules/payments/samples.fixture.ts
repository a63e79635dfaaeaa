import {
  leadToPayment,
  receiveGatewayMessage,
  removePayment,
  showTestGateway,
  useTestGateway,
} from '../../../contract/payments/index.ts';
import { everybody, everyMember, type Sample, sample } from '../../testing/samples.fixture.ts';
import type { World } from '../../testing/world.fixture.ts';
import { begin } from './payments.fixture.ts';

/** Whoever is to pay; for everyone else the payment does not exist. */
const payers = everyMember(404, { mentee: 200 });
const ofMentee = async (world: World) => ({ params: { id: await begin(world) } });

export const paymentSamples: Sample[] = [
  sample({
    endpoint: leadToPayment,
    as: 'mentee',
    call: ofMentee,
    answers: everyMember(404, { mentee: 303 }),
  }),
  sample({ endpoint: removePayment, as: 'mentee', call: ofMentee, answers: payers }),
  sample({ endpoint: showTestGateway, as: 'mentee', call: ofMentee, answers: payers }),
  sample({
    endpoint: useTestGateway,
    as: 'mentee',
    call: async (world) => ({ ...(await ofMentee(world)), body: { outcome: 'pay' as const } }),
    answers: payers,
  }),
  // Only the gateway can sign: from anybody else it is refused, whoever they are.
  sample({
    endpoint: receiveGatewayMessage,
    as: 'visitor',
    call: async () => ({ body: { payload: '{}', signature: 'none' } }),
    answers: everybody(400),
  }),
];
