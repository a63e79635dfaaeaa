import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bulkDeleteUsers, restoreAccount, viewAsUser } from '../../../../contract/accounts/endpoints.ts';
import { call } from '../../../lib/call.ts';
import { keepBearer } from '../bearer.ts';

export const useRestore = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(restoreAccount, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['admin_tables'] }),
  });
};

/** B11: reloads the page, since everything on it now belongs to another person. */
export const useViewAs = () =>
  useMutation({
    mutationFn: (id: number) => call(viewAsUser, { params: { id } }),
    onSuccess: ({ location, token }) => {
      keepBearer(token);
      window.location.assign(location);
    },
  });

/** INV-29 */
const longest = 60_000;

export const useBulkDelete = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (file: File) =>
      call(
        bulkDeleteUsers,
        {},
        { uploads: [{ field: 'file', file, name: file.name }], signal: AbortSignal.timeout(longest) },
      ),
    onSettled: () => client.invalidateQueries({ queryKey: ['admin_tables'] }),
  });
};
