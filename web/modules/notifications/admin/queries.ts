import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { deliveredLetter, writeAgainTo } from '../../../../contract/notifications/endpoints.ts';
import { call } from '../../../lib/call.ts';

/** The content of an email, for platform admins (B113). */
export const useLetter = (id: number) =>
  useQuery({
    queryKey: ['admin_tables', 'letter', id],
    queryFn: ({ signal }) => call(deliveredLetter, { params: { id } }, { signal }),
  });

/** An address works again. */
export const useWriteAgainTo = (letterId: number) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (address: string) => call(writeAgainTo, { body: { address } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['admin_tables', 'letter', letterId] }),
  });
};
