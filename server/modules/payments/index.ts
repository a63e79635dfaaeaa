export { canPay, openPayment, payPath } from './open.ts';
export { paymentOf } from './queries.ts';
export { refund } from './refund.ts';
