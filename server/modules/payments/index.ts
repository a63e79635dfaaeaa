export { canPay, openPayment, payPath } from './open.ts';
export { paymentOf, refundsOf } from './queries.ts';
export { withdraw } from './remove.ts';
export { holdPayment, refund } from './refund.ts';
