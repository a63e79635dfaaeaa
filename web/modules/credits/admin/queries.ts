import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  adminPackages,
  createPackage,
  createPromoCode,
  grantCredits,
  refundPurchase,
  retirePackage,
  retirePromoCode,
} from '../../../../contract/credits/endpoints.ts';
import type { CallInput } from '../../../../contract/endpoint.ts';
import { call } from '../../../lib/call.ts';
import { outOfDate } from '../../../lib/query-keys.ts';

const packagesQuery = () =>
  queryOptions({
    queryKey: ['admin_tables', 'credit_packages'],
    queryFn: ({ signal }) => call(adminPackages, {}, { signal }),
    select: ({ packages }) => packages,
  });
export const useAdminPackages = () => useQuery(packagesQuery());

/** Every act reloads the tables of the administration, and what is offered. */
const useAct = <V, R>(act: (given: V) => Promise<R>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: () => outOfDate(client, ['admin_tables', 'purchases']),
  });
};

/** The key makes a second tap the same act. */
interface Keyed<Body> {
  body: Body;
  key: string;
}

export const useCreateCode = () =>
  useAct(({ body, key }: Keyed<CallInput<typeof createPromoCode>['body']>) => call(createPromoCode, { body }, { key }));
export const useRetireCode = () => useAct((id: number) => call(retirePromoCode, { params: { id } }));
export const useCreatePackage = () =>
  useAct(({ body, key }: Keyed<CallInput<typeof createPackage>['body']>) => call(createPackage, { body }, { key }));
export const useRetirePackage = () => useAct((id: number) => call(retirePackage, { params: { id } }));
export const useGrant = () =>
  useAct(({ body, key }: Keyed<CallInput<typeof grantCredits>['body']>) => call(grantCredits, { body }, { key }));
export const useRefund = () =>
  useAct(({ id, reason, key }: { id: number; reason: string; key: string }) =>
    call(refundPurchase, { params: { id }, body: { reason } }, { key }),
  );
