import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '../../../contract/endpoint.ts';
import {
  changeHealthSettings,
  healthOverview,
  healthSettings,
  pairingHealth,
  pairingHealthFile,
  pairingInsight,
  pairingReport,
  sendFeedbackReminder,
} from '../../../contract/health/endpoints.ts';
import type { GroupRow, PairingRow } from '../../../contract/health/schemas/lists.ts';
import { addressOf, call } from '../../lib/call.ts';
import { listKit } from '../../lib/list-kit.ts';
import type { QueryOf } from '../../lib/list-search.ts';
import { useList } from '../../lib/use-list.ts';
import { type HealthFilter, healthSearch } from './search.ts';

declare module '../../lib/query-keys.ts' {
  interface PageQueries {
    health: true;
  }
}

type Row = PairingRow | GroupRow;

/** PAR-18: a page of the pairs, or of the groups. */
export const usePairingHealth = (query: QueryOf<typeof pairingHealth>) =>
  useList({
    queryKey: ['health', 'list', query],
    ask: (signal) => call(pairingHealth, { query }, { signal }),
    pageOf: ({ program_pairs: pairs, program_group_pairs: groups, ...page }) => ({
      rows: (query.type === 'group' ? groups : pairs) as Row[],
      ...page,
    }),
  });

/** PAR-03: all pages of what the filter finds. */
export const healthFile = (programId: number, filter: HealthFilter, type: 'pair' | 'group') => {
  const { type: _tab, ...query } = listKit(healthSearch).fileQuery(filter, { program_id: programId, type });
  return addressOf(pairingHealthFile.path, { query: { ...query, type } });
};

const overviewKey = (programId: number) => ['health', 'overview', programId] as const;

export const useHealthOverview = (programId: number) =>
  useQuery({
    queryKey: overviewKey(programId),
    queryFn: ({ signal }) => call(healthOverview, { query: { program_id: programId } }, { signal }),
  });

/** PAR-06: the lists then show when members were reminded. */
export const useSendReminder = (programId: number) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(sendFeedbackReminder, { body: { program_id: programId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['health', 'list'] }),
  });
};

const settingsKey = (programId: number) => ['health', 'settings', programId] as const;

export const useHealthSettings = (programId: number) =>
  useQuery({
    queryKey: settingsKey(programId),
    queryFn: ({ signal }) => call(healthSettings, { query: { program_id: programId } }, { signal }),
  });

type Settings = Omit<CallInput<typeof changeHealthSettings>['body'], 'program_id'>;

/** Everything is judged anew. */
export const useChangeHealthSettings = (programId: number) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (settings: Settings) => call(changeHealthSettings, { body: { program_id: programId, ...settings } }),
    onSuccess: (settings) => {
      client.setQueryData(settingsKey(programId), settings);
      return Promise.all([
        client.invalidateQueries({ queryKey: overviewKey(programId) }),
        client.invalidateQueries({ queryKey: ['health', 'list'] }),
      ]);
    },
  });
};

/** PAR-20 */
export const usePairingReport = (pairingId: number) =>
  useQuery({
    queryKey: ['health', 'report', pairingId],
    queryFn: ({ signal }) => call(pairingReport, { params: { pairingId } }, { signal }),
  });

/** PAR-22 */
export const usePairingInsight = (pairingId: number) =>
  useQuery({
    queryKey: ['health', 'insight', pairingId],
    queryFn: ({ signal }) => call(pairingInsight, { params: { pairingId } }, { signal }),
  });
