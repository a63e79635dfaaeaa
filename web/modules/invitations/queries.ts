import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { CallInput } from '../../../contract/endpoint.ts';
import {
  acceptInvite,
  joinProgramme,
  listInvited,
  listOutstanding,
  lookUpInvite,
  readInvite,
  refreshInvite,
  resendInvited,
  resendOne,
  revokeInvite,
  sendInvites,
} from '../../../contract/invitations/endpoints.ts';
import { inviteCheckEvery } from '../../../contract/invitations/values.ts';
import type { OutstandingInvitation, RoleInvite } from '../../../contract/invitations/schemas.ts';
import { call } from '../../lib/call.ts';
import { keyPerInput } from '../../lib/key-per-input.ts';
import { useList } from '../../lib/use-list.ts';

declare module '../../lib/query-keys.ts' {
  interface PageQueries {
    invitations: true;
  }
}

interface OfRole {
  roleId: number;
  programId: number;
}

const keyOf = (roleId: number) => ['invitations', roleId] as const;
/** Of a whole program: everybody who was invited to any of its roles and has not joined. */
const outstanding = ['invitations', 'outstanding'] as const;
const renew = (client: QueryClient, roleId: number) =>
  Promise.all([keyOf(roleId), outstanding].map((queryKey) => client.invalidateQueries({ queryKey })));
const linkOf = (roleId: number) => [...keyOf(roleId), 'link'] as const;
/** How often the figures are reloaded while emails are being sent. */
const whileWriting = 1000;

/** INV-13: reloaded every 30 seconds while it is open (INV-18), and faster while emails are being sent. */
export const useInvite = ({ roleId, programId }: OfRole) =>
  useQuery({
    queryKey: linkOf(roleId),
    queryFn: ({ signal }) => call(readInvite, { params: { roleId }, query: { program_id: programId } }, { signal }),
    refetchInterval: ({ state }) => ((state.data?.waiting ?? 0) > 0 ? whileWriting : inviteCheckEvery),
    staleTime: 0,
  });

export const useRefreshInvite = ({ roleId, programId }: OfRole) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(refreshInvite, { params: { roleId }, body: { program_id: programId } }),
    // A request that is already running would bring the old link.
    onMutate: () => client.cancelQueries({ queryKey: linkOf(roleId) }),
    onSuccess: (invite: RoleInvite) => client.setQueryData(linkOf(roleId), invite),
  });
};

export const useSendInvites = ({ roleId }: OfRole) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ key, ...body }: CallInput<typeof sendInvites>['body'] & { key: string }) =>
      call(sendInvites, { params: { roleId }, body }, { key }),
    onSuccess: () => renew(client, roleId),
  });
};

export const useInvited = (roleId: number, page: number, writing: boolean) =>
  useList({
    queryKey: [...keyOf(roleId), 'letters', page],
    ask: (signal) => call(listInvited, { params: { roleId }, query: { page } }, { signal }),
    pageOf: ({ invited, ...shown }) => ({ rows: invited, ...shown }),
    ...(writing && { refetchInterval: whileWriting }),
  });

export const useResendInvited = (roleId: number) => {
  const client = useQueryClient();
  const keys = useRef(keyPerInput());
  return useMutation({
    mutationFn: (count: number) =>
      call(resendInvited, { params: { roleId }, body: { count } }, { key: keys.current({ roleId, count }) }),
    onSettled: () => {
      keys.current = keyPerInput();
      return renew(client, roleId);
    },
  });
};

export const useOutstanding = (programId: number, query: NonNullable<CallInput<typeof listOutstanding>['query']>) =>
  useList({
    queryKey: [...outstanding, programId, query],
    ask: (signal) => call(listOutstanding, { params: { id: programId }, query }, { signal }),
    pageOf: ({ invited, ...shown }) => ({ rows: invited, ...shown }),
  });

/** How many there are, for the tab. */
export const useOutstandingCount = (programId: number) =>
  useQuery({
    queryKey: [...outstanding, programId, 'count'],
    queryFn: ({ signal }) => call(listOutstanding, { params: { id: programId }, query: {} }, { signal }),
    select: ({ total }) => total,
  });

export const useResendOne = () => {
  const client = useQueryClient();
  const keys = useRef(keyPerInput());
  return useMutation({
    mutationFn: ({ id: inviteId, role }: OutstandingInvitation) =>
      call(resendOne, { params: { roleId: role.id, inviteId } }, { key: keys.current({ inviteId }) }),
    onSettled: (_answer, _failed, { role }) => {
      keys.current = keyPerInput();
      return renew(client, role.id);
    },
  });
};

export const useRevokeInvite = (roleId: number) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (inviteId: number) => call(revokeInvite, { params: { roleId, inviteId } }),
    onSettled: () => renew(client, roleId),
  });
};

/** What the address of a programme's sign-in page contains. */
export interface Door {
  enterpriseId: number;
  programId: number;
  invite?: string | undefined;
}

const askDoor = ({ enterpriseId, programId, invite }: Door) =>
  call(lookUpInvite, {
    query: { program_id: programId, enterprise_id: enterpriseId, ...(invite !== undefined && { invite }) },
  });

/** INV-12, INV-27; loaded again for the user who is signed in now. */
export const useDoor = (door: Door, viewer: number | null) =>
  useQuery({ queryKey: ['invitations', 'door', door, viewer], queryFn: () => askDoor(door) });

export const useJoin = () =>
  useMutation({
    mutationFn: ({ door, as }: { door: Door; as: 'mentee' | 'mentor' }) =>
      door.invite === undefined
        ? call(joinProgramme, { params: { id: door.programId }, body: { user_type: as } })
        : call(acceptInvite, { body: { invite: door.invite } }),
  });

/** C5: people who sign in through an invitation join; members go to their home; null: nothing to do. */
export const enterThrough = async (door: Door) => {
  const { invite, is_member: isMember, location } = await askDoor(door);
  if (isMember) return location;
  return invite === 'valid' && door.invite !== undefined
    ? (await call(acceptInvite, { body: { invite: door.invite } })).location
    : null;
};
