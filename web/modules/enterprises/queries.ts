import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '../../../contract/endpoint.ts';
import {
  changeEnterpriseAdmin,
  createEnterprise,
  currentEnterpriseAdmin,
  enterpriseCountries,
  registerEnterprise,
} from '../../../contract/enterprises/endpoints.ts';
import { call } from '../../lib/call.ts';
import { outOfDate } from '../../lib/query-keys.ts';
import { bearer } from '../accounts/index.ts';

declare module '../../lib/query-keys.ts' {
  interface PageQueries {
    countries: true;
    enterprise: true;
  }
}

/** ACC-19: a list that only changes with a release. */
export const useCountries = () =>
  useQuery({ queryKey: ['countries'], queryFn: () => call(enterpriseCountries, {}), staleTime: Infinity });

export const useRegister = () =>
  useMutation({
    mutationFn: (body: CallInput<typeof registerEnterprise>['body']) => call(registerEnterprise, { body }),
  });

const currentKey = ['enterprise', 'current'] as const;

/** ACC-69. Without a token the server's answer is the same as with an expired one. */
export const useCurrentAdmin = () =>
  useQuery({
    queryKey: currentKey,
    queryFn: () => call(currentEnterpriseAdmin, {}, { bearer: bearer() ?? 'none' }),
  });

/** ENT-04 */
export const useCreateEnterprise = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<typeof createEnterprise>['body']) =>
      call(createEnterprise, { body }, { bearer: bearer() ?? 'none' }),
    onSuccess: () => outOfDate(client, ['enterprise', 'me']),
  });
};

/** ENT-13, B143: the welcome has been closed, for good. */
export const useCloseWelcome = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(changeEnterpriseAdmin, { body: { onboarded: true } }, { bearer: bearer() ?? 'none' }),
    onSuccess: (admin) => client.setQueryData(currentKey, admin),
  });
};
