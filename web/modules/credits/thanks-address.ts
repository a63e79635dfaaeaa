import { returnAddress, takeReturnAddress } from '../../lib/take-return-address.ts';

/** Not the pages of the purchase itself: a visitor came to them by signing in, and has been there. */
const elsewhere = /^\/(?!package\/|subscriptions|payments\/)/;

/** CRD-30: where somebody was before they bought credits; null if that is not known. */
export const cameFrom = () => {
  const path = returnAddress();
  return path !== null && elsewhere.test(path) ? path : null;
};

/** The same, once. */
export const takeCameFrom = () => takeReturnAddress(elsewhere);
