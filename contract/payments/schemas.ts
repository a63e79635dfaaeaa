import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { Id, IdInPath, Redirect } from '../schemas/types.ts';
import { longestGatewayMessage } from './values.ts';

const ofPayment = z.object({ id: IdInPath });
const owners = ['accounts.not_signed_in', 'payments.not_found'] as const;

/** Where the page goes on. */
const Next = z.object({ redirect_url: z.string() });

export const leadToPayment = shape({
  summary: 'Leads to the page where the payment is made; it is opened there the first time (CRD-26)',
  answers: 'redirect',
  params: ofPayment,
  response: Redirect,
  refusals: owners,
});

export const removePayment = shape({
  summary: 'Gives up a payment that has not been made (CRD-27, B100)',
  params: ofPayment,
  response: Next,
  refusals: [...owners, 'accounts.not_while_viewing', 'payments.not_pending'],
});

export const showTestGateway = shape({
  summary: 'The page where a payment is made for trying it out; not there once a gateway is set up (B101)',
  page: true,
  params: ofPayment,
  response: z.object({
    id: Id,
    description: z.string(),
    /** RM */
    amount: z.number(),
    currency: z.string(),
    is_open: z.boolean(),
    /** Where somebody goes who does not pay. */
    back_url: z.string(),
  }),
  refusals: owners,
});

export const useTestGateway = shape({
  summary: 'Pays, or fails to pay, on the page for trying it out (B101)',
  params: ofPayment,
  body: z.object({ outcome: z.enum(['pay', 'fail']) }),
  response: Next,
  refusals: [...owners, 'accounts.not_while_viewing', 'payments.not_pending'],
});

export const receiveGatewayMessage = shape({
  summary: 'What the gateway tells of payments; only a message that it has signed counts (B101, CRD-38)',
  signedBy: 'stripe-signature',
  body: z.object({ payload: z.string().max(longestGatewayMessage), signature: z.string().max(1000).default('') }),
  response: z.object({ received: z.literal(true) }),
  refusals: ['payments.not_signed', 'payments.gateway_silent'],
});
