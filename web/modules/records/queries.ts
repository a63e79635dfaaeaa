import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as calls from '../../../contract/records/endpoints.ts';
import { call } from '../../lib/call.ts';

declare module '../../lib/query-keys.ts' {
  interface PageQueries {
    records: true;
  }
}

/** The reader's own record in a program, or on the platform (null). */
export const useRecord = (programId: number | null) =>
  useQuery({
    queryKey: ['records', 'own', programId],
    queryFn: ({ signal }) =>
      call(calls.myRecord, { query: programId === null ? {} : { program_id: programId } }, { signal }),
  });

/** M49: always as it is now; its owner may have withdrawn it. */
export const useCertificate = (number: string) =>
  useQuery({
    queryKey: ['records', 'certificate', number],
    queryFn: ({ signal }) => call(calls.showCertificate, { params: { number } }, { signal }),
    staleTime: 0,
  });

const useAct = <V, A>(act: (given: V) => Promise<A>) => {
  const client = useQueryClient();
  return useMutation({ mutationFn: act, onSuccess: () => client.invalidateQueries({ queryKey: ['records'] }) });
};

export const useIssueCertificate = () =>
  useAct((programId: number) => call(calls.issueCertificate, { body: { program_id: programId } }));

export const useWithdrawCertificate = () => useAct((id: number) => call(calls.withdrawCertificate, { params: { id } }));
