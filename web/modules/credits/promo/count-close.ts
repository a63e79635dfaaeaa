import type { QueryClient } from '@tanstack/react-query';
import { confirmReceipt } from '../../../../contract/credits/endpoints.ts';
import { call, isCallFailure } from '../../../lib/call.ts';
import type { Place } from '../../../lib/kept/places.ts';
import { dropKept, keepUntilSaved, readKept } from '../../../lib/kept/values.ts';
import { outOfDate } from '../../../lib/query-keys.ts';

/** CRD-33: the close at which the member has taken notice. */
const lastClose = 3;

const closesAt = (place: Place) => {
  const kept = readKept(place);
  const closes = typeof kept === 'object' && kept !== null && 'closes' in kept ? Number(kept.closes) : 0;
  return Number.isSafeInteger(closes) && closes > 0 ? closes : 0;
};

/** CRD-33: counts the closes in this browser; the third tells the server, and the count begins anew. */
export const countClose = async (client: QueryClient, place: Place, promoCodeId: number | null) => {
  const closes = closesAt(place) + 1;
  keepUntilSaved(place, { closes });
  if (closes < lastClose) return;
  try {
    await call(confirmReceipt, { body: { promo_code_id: promoCodeId } }, { keepalive: true });
  } catch (fault) {
    // Nobody waits for it: the next close sends it again.
    if (isCallFailure(fault)) return;
    throw fault;
  }
  dropKept(place);
  await outOfDate(client, ['me']);
};
