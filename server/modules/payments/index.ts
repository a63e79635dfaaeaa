export { canPay, openPayment, payPath } from './open.ts';
export { paymentOf, refundsOf } from './queries.ts';
export { withdraw } from './remove.ts';
export { refund } from './refund.ts';
