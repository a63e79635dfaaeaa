import { useState } from 'react';
import { CallRefused } from '../../../lib/call.ts';
import { sayFailure } from '../../../lib/failure.ts';
import { keyPerInput } from '../../../lib/key-per-input.ts';
import { useLeaving } from '../../payments/index.ts';
import { type Choice, useCheckOut } from '../queries.ts';

/** Whether the server no longer takes the code. */
export const isPromoInvalid = (error: unknown) =>
  error instanceof CallRefused && error.refusal.code === 'credits.promo_invalid';

/** CRD-22: begins the purchase, and goes where it is paid. */
export const useCheckout = (choice: Choice, onPromoLost: () => void) => {
  const { mutate, isPending } = useCheckOut();
  const [keyFor, setKeyFor] = useState(keyPerInput);
  const { leaving, leaveTo } = useLeaving();
  const checkOut = () =>
    mutate(
      { ...choice, key: keyFor(choice) },
      {
        onSuccess: ({ location }) => {
          // The same choice another time is another purchase.
          setKeyFor(keyPerInput);
          leaveTo(location);
        },
        onError: (error) => (isPromoInvalid(error) ? onPromoLost() : sayFailure(error)),
      },
    );
  return { checkOut, pending: isPending || leaving };
};
