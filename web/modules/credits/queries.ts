import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  checkOut,
  creditsArea,
  pendingPayment,
  purchaseHistory,
  purchasePage,
  thankYou,
  validatePromoCode,
} from '../../../contract/credits/endpoints.ts';
import { historyPageSize } from '../../../contract/credits/values.ts';
import type { CallAnswer } from '../../../contract/endpoint.ts';
import { call } from '../../lib/call.ts';
import { outOfDate } from '../../lib/query-keys.ts';
import { useList } from '../../lib/use-list.ts';

export type Offer = CallAnswer<typeof purchasePage>;
export type CreditEntry = CallAnswer<typeof creditsArea>['entries'][number];

export interface Choice {
  packageId: number;
  quantity: number;
  /** The code that was found good. */
  promoCodeId: number | null;
}

/** What is chosen, and its price: only the server counts (CRD-23). The old price stays in view until the new one is there. */
const offerQuery = ({ packageId: id, quantity, promoCodeId }: Choice) =>
  queryOptions({
    queryKey: ['purchases', 'offer', id, quantity, promoCodeId],
    queryFn: ({ signal }) => {
      const promo = promoCodeId === null ? {} : { promo_code_id: promoCodeId };
      return call(purchasePage, { params: { id }, query: { quantity, ...promo } }, { signal });
    },
    placeholderData: keepPreviousData,
  });
export const useOffer = (choice: Choice) => useQuery(offerQuery(choice));

/** CRD-18 */
export const useValidatePromo = () =>
  useMutation({
    mutationFn: ({ code, packageId }: { code: string; packageId: number }) =>
      call(validatePromoCode, { body: { promo_code: code, package_id: packageId } }),
  });

/** CRD-22: `key` makes a second tap the same purchase. */
export const useCheckOut = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ packageId, quantity, promoCodeId, key }: Choice & { key: string }) => {
      const wish = { package_id: packageId, quantity, promo_code_id: promoCodeId };
      return call(checkOut, { body: { user_subscription: wish } }, { key });
    },
    onSuccess: () => void outOfDate(client, ['purchases', 'me']),
  });
};

const purchaseQuery = (id: number) =>
  queryOptions({
    queryKey: ['purchases', 'pending', id],
    queryFn: ({ signal }) => call(pendingPayment, { params: { id } }, { signal }),
    select: ({ subscription }) => subscription,
    // Whether it is paid is not a thing to remember.
    staleTime: 0,
  });
export const usePurchase = (id: number) => useQuery(purchaseQuery(id));

/** Asks itself as well as being told: whoever has paid looks at this page until it says so. */
const askAgainMs = 5000;
const thanksQuery = (id: number) =>
  queryOptions({
    queryKey: ['purchases', 'thanks', id],
    queryFn: ({ signal }) => call(thankYou, { params: { id } }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.subscription.status === 'pending' ? askAgainMs : false),
  });
export const useThanks = (id: number) => useQuery(thanksQuery(id));

/** CRD-01, a page of it. */
export const useCredits = (page: number) =>
  useList({
    queryKey: ['purchases', 'area', page],
    ask: (signal) => call(creditsArea, { query: { page } }, { signal }),
    pageOf: ({ entries: rows, ...pages }) => ({ rows, ...pages, per_page: historyPageSize }),
  });

/** CRD-34 */
export const usePurchaseHistory = (userId: number, page: number) =>
  useList({
    queryKey: ['purchases', 'history', userId, page],
    ask: (signal) => call(purchaseHistory, { params: { id: userId }, query: { page } }, { signal }),
    pageOf: ({ purchases: rows, ...pages }) => ({ rows, ...pages, per_page: historyPageSize }),
  });
