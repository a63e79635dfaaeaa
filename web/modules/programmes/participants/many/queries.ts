import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import {
  manyChangeRole,
  manyFile,
  manyLeftOutFile,
  manyRemind,
  manyRemove,
  manyResend,
  readManyAct,
} from '../../../../../contract/programmes/endpoints.ts';
import type { ManyActState } from '../../../../../contract/programmes/schemas/many.ts';
import type { ManyAct } from '../../../../../contract/programmes/values.ts';
import { addressOf, call, replyTo } from '../../../../lib/call.ts';
import { keyPerInput } from '../../../../lib/key-per-input.ts';
import { keepFile } from '../../../../lib/save-file.ts';
import type { Who } from './use-choice.ts';

/** How often to ask while people are gone through. */
const whileRunning = 1000;

const keyOf = (programId: number, actId: number) => ['programmes', 'many', programId, actId] as const;

export const manyLeftOutAddress = (programId: number, actId: number) =>
  addressOf(manyLeftOutFile.path, { params: { id: programId, actId } });

interface Asked {
  act: ManyAct;
  who: Who;
  roleId: number | null;
}

/** Begins an act on many people; sent again after a lost answer, it is still one. */
export const useManyAct = (programId: number) => {
  const client = useQueryClient();
  const keys = useRef(keyPerInput());
  return useMutation({
    mutationFn: ({ act, who, roleId }: Asked) => {
      const params = { id: programId };
      const key = { key: keys.current({ act, who, roleId }) };
      if (act === 'role') return call(manyChangeRole, { params, body: { ...who, role_id: roleId ?? 0 } }, key);
      const endpoint = { remind: manyRemind, resend: manyResend, remove: manyRemove }[act];
      return call(endpoint, { params, body: who }, key);
    },
    onSuccess: (state) => {
      keys.current = keyPerInput();
      client.setQueryData(keyOf(programId, state.id), state);
      return client.invalidateQueries({ queryKey: ['programmes', 'participants'] });
    },
  });
};

/** How far an act is; the list is read again when it is over. */
export const useProgress = (programId: number, begun: ManyActState) => {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: keyOf(programId, begun.id),
    queryFn: async ({ signal }) => {
      const state = await call(readManyAct, { params: { id: programId, actId: begun.id } }, { signal });
      if (state.status === 'done') void client.invalidateQueries({ queryKey: ['programmes', 'participants'] });
      return state;
    },
    initialData: begun,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state: { data: latest } }) => (latest?.status === 'running' ? whileRunning : false),
  });
  return data;
};

/** INV-30: the chosen as a file. */
export const useManyFile = (programId: number) =>
  useMutation({
    mutationFn: async (who: Who) => keepFile(await replyTo(manyFile, { params: { id: programId }, body: who })),
  });
