import { useMutation, useQuery } from '@tanstack/react-query';
import type { Asked } from '../../../contract/endpoint.ts';
import { enterpriseCountries, registerEnterprise } from '../../../contract/enterprises.ts';
import { call } from '../../lib/call.ts';

/** ACC-19: a list that changes with a release. */
export const useCountries = () =>
  useQuery({ queryKey: ['countries'], queryFn: () => call(enterpriseCountries, {}), staleTime: Infinity });

export const useRegister = () =>
  useMutation({
    mutationFn: (body: Asked<typeof registerEnterprise>['body']) => call(registerEnterprise, { body }),
  });
