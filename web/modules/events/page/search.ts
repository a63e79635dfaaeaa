import { type PaymentOutcome, paymentOutcomes } from '../../../../contract/payments/values.ts';

/** What the address of an event's page may say besides which event it is. */
export interface EventPageSearch {
  /** EVT-15: a spot has just been reserved. */
  reserved?: '1';
  /** What became of a payment. */
  payment?: PaymentOutcome;
  /** EVT-17: what was chosen before a sign-in. */
  take?: string;
  /** B105: the key of the link to a private event. */
  link?: string;
}

export const eventPageSearch = ({ reserved, payment, take, link }: Record<string, unknown>): EventPageSearch => {
  const outcome = paymentOutcomes.find((one) => one === payment);
  return {
    ...(reserved === '1' && { reserved }),
    ...(outcome && { payment: outcome }),
    ...(typeof take === 'string' && { take }),
    ...(typeof link === 'string' && { link }),
  };
};
