import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { removePayment, showTestGateway, useTestGateway } from '../../../contract/payments/endpoints.ts';
import { call } from '../../lib/call.ts';
import { outOfDate } from '../../lib/query-keys.ts';

const testPaymentQuery = (id: number) =>
  queryOptions({
    queryKey: ['purchases', 'test_gateway', id],
    queryFn: ({ signal }) => call(showTestGateway, { params: { id } }, { signal }),
    staleTime: 0,
  });
export const useTestPayment = (id: number) => useQuery(testPaymentQuery(id));

/** B101: what the two buttons of the page for trying it out do. */
export const useTryPayment = (id: number) => {
  const client = useQueryClient();
  const endpoint = useTestGateway;
  return useMutation({
    mutationFn: (outcome: 'pay' | 'fail') => call(endpoint, { params: { id }, body: { outcome } }),
    onSettled: () => void outOfDate(client, ['purchases', 'me']),
  });
};

/** CRD-27 */
export const useRemovePayment = (id: number) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(removePayment, { params: { id } }),
    onSettled: () => void outOfDate(client, ['purchases', 'me']),
  });
};
