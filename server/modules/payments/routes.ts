import {
  inRinggit,
  leadToPayment,
  receiveGatewayMessage,
  removePayment,
  showTestGateway,
  useTestGateway,
} from '../../../contract/payments/index.ts';
import type { EndpointInput } from '../../../contract/endpoint.ts';
import { GatewayFailure, type GatewayMessage } from '../../platform/gateway.ts';
import { type App, type Exchange, handle } from '../../platform/http.ts';
import { found, Refusal } from '../../platform/refusal.ts';
import { type Actor, anybody } from '../../policies/actor.ts';
import { recordAudit } from '../accounts/index.ts';
import { hearMessage } from './hear.ts';
import { leadTo, openPage } from './lead.ts';
import { type PaymentWays, usesTestGateway } from './open.ts';
import { payerOf } from './permissions.ts';
import { remove, tryOut } from './remove.ts';

const payer = payerOf(({ params }: { params: { id: number } }) => params.id);

/** A message that is not the gateway's is in the audit log, although nothing comes of it. */
const refuseForged = async ({ transact }: App<Actor>, { source: ip }: Exchange): Promise<never> => {
  await transact(({ tx, now }) =>
    recordAudit({ tx, now, actor: null, ip }, { action: 'payment.message_refused', objectType: 'payment' }),
  );
  throw new Refusal('payments.not_signed', 400);
};

const webhookRoute = (app: App<Actor>, { vendors }: PaymentWays) => {
  const readMessage = async (
    { body }: EndpointInput<typeof receiveGatewayMessage>,
    _actor: Actor | null,
    exchange: Exchange,
  ): Promise<GatewayMessage> => {
    const gateway = vendors.payments;
    if (gateway === null) throw new Refusal('payments.not_signed', 400);
    try {
      return await gateway.readMessage(body.payload, body.signature);
    } catch (fault) {
      if (!(fault instanceof GatewayFailure)) throw fault;
      if (fault.kind === 'later') throw new Refusal('payments.gateway_silent', 503);
      return refuseForged(app, exchange);
    }
  };
  handle(
    app,
    receiveGatewayMessage,
    anybody,
    async (work, _input, message) => {
      await hearMessage(work, message);
      return { received: true as const };
    },
    { before: readMessage },
  );
};

const testRoutes = (app: App<Actor>, ways: PaymentWays) => {
  const refuseElsewhere = () => found(usesTestGateway(ways) || undefined, 'payments.not_found');
  handle(app, showTestGateway, payer, async (_work, _input, payment) => {
    refuseElsewhere();
    return {
      id: payment.id,
      description: payment.description,
      amount: inRinggit(payment.amount),
      currency: payment.currency,
      is_open: payment.status === 'pending',
      back_url: payment.leftPath,
    };
  });
  handle(app, useTestGateway, payer, async (work, { body }, payment) => {
    refuseElsewhere();
    return { redirect_url: await tryOut(work, payment, body.outcome) };
  });
};

export const paymentRoutes = (app: App<Actor>, ways: PaymentWays) => {
  const askGateway = ({ params }: EndpointInput<typeof leadToPayment>, { id: userId }: Actor) =>
    openPage(app.reading(), ways, { paymentId: params.id, userId });
  handle(
    app,
    leadToPayment,
    payer,
    async (work, _input, payment, page) => ({ location: await leadTo(work, ways, payment, page) }),
    { before: askGateway, writes: true },
  );
  handle(app, removePayment, payer, async (work, _input, payment) => ({ redirect_url: await remove(work, payment) }));
  testRoutes(app, ways);
  webhookRoute(app, ways);
};
