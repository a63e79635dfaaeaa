import { useMutation, useQuery } from '@tanstack/react-query';
import type { Asked } from '../../../contract/endpoint.ts';
import { currentEnterpriseAdmin, enterpriseCountries, registerEnterprise } from '../../../contract/enterprises.ts';
import { call } from '../../lib/call.ts';
import { bearer } from '../accounts/index.ts';

/** ACC-19: a list that changes with a release. */
export const useCountries = () =>
  useQuery({ queryKey: ['countries'], queryFn: () => call(enterpriseCountries, {}), staleTime: Infinity });

export const useRegister = () =>
  useMutation({
    mutationFn: (body: Asked<typeof registerEnterprise>['body']) => call(registerEnterprise, { body }),
  });

/** ACC-69. Without a token the server's answer is the same as with a dead one. */
export const useCurrentAdmin = () =>
  useQuery({
    queryKey: ['enterprise', 'current'],
    queryFn: () => call(currentEnterpriseAdmin, {}, { bearer: bearer() ?? 'none' }),
  });
