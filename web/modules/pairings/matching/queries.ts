import { t } from '@lingui/core/macro';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '../../../../contract/endpoint.ts';
import * as matching from '../../../../contract/pairings/endpoints.ts';
import type { FitWeights } from '../../../../contract/pairings/values.ts';
import { call } from '../../../lib/call.ts';
import { sayFailure } from '../../../lib/failure.ts';
import type { QueryOf } from '../../../lib/list-search.ts';
import { outOfDate } from '../../../lib/query-keys.ts';
import { useList } from '../../../lib/use-list.ts';
import { toastSuccess } from '../../../ui/toast.tsx';

const settingsKey = (programId: number) => ['matching', 'settings', programId] as const;
const draftKey = (id: number) => ['matching', 'draft', id] as const;

/** How the program's people are matched, and who would be matched now. */
export const useMatchingSettings = (programId: number) =>
  useQuery({
    queryKey: settingsKey(programId),
    queryFn: ({ signal }) => call(matching.matchingSettings, { query: { program_id: programId } }, { signal }),
  });

export const useChangeMatchingSettings = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<typeof matching.changeMatchingSettings>['body']) =>
      call(matching.changeMatchingSettings, { body }),
    onSuccess: (settings, { program_id: id }) => client.setQueryData(settingsKey(id), settings),
  });
};

/** A few mentees with their best mentor, by weights that may not be saved; the last ones stay until these are there. */
export const useExamples = (programId: number, weights: FitWeights, enabled: boolean) =>
  useQuery({
    queryKey: ['matching', 'examples', programId, weights],
    queryFn: ({ signal }) =>
      call(matching.matchingExamples, { query: { program_id: programId, ...weights } }, { signal }),
    placeholderData: keepPreviousData,
    enabled,
  });

/** Those that were made before, the latest first. */
export const useDrafts = (programId: number, page: number) =>
  useList({
    queryKey: ['matching', 'drafts', programId, page],
    ask: (signal) => call(matching.listDrafts, { query: { program_id: programId, page } }, { signal }),
    pageOf: ({ drafts, ...rest }) => ({ rows: drafts, ...rest }),
  });

/** Asked for each second while it is calculated: the server's signals may be lost on the way. */
export const useDraft = (id: number) =>
  useQuery({
    queryKey: draftKey(id),
    queryFn: ({ signal }) => call(matching.showDraft, { params: { id } }, { signal }),
    refetchInterval: ({ state: { data } }) => (data?.status === 'running' ? 1000 : false),
  });

export const useDraftPairs = (id: number, query: QueryOf<typeof matching.draftPairs>) =>
  useList({
    queryKey: ['matching', 'pairs', id, query],
    ask: (signal) => call(matching.draftPairs, { params: { id }, query }, { signal }),
    pageOf: ({ pairs, ...rest }) => ({ rows: pairs, ...rest }),
  });

export const useLeftOut = (id: number, query: QueryOf<typeof matching.draftLeftOut>) =>
  useList({
    queryKey: ['matching', 'left_out', id, query],
    ask: (signal) => call(matching.draftLeftOut, { params: { id }, query }, { signal }),
    pageOf: ({ left_out: rows, ...rest }) => ({ rows, ...rest }),
  });

export const useLoads = (id: number, query: QueryOf<typeof matching.draftMentors>) =>
  useList({
    queryKey: ['matching', 'mentors', id, query],
    ask: (signal) => call(matching.draftMentors, { params: { id }, query }, { signal }),
    pageOf: ({ mentors: rows, ...rest }) => ({ rows, ...rest }),
  });

export const useChoices = (id: number, menteeId: number, search: string) =>
  useQuery({
    queryKey: ['matching', 'choices', id, menteeId, search],
    queryFn: ({ signal }) =>
      call(
        matching.draftChoices,
        { params: { id }, query: { mentee_id: menteeId, ...(search !== '' && { search }) } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });

interface TwoPeople {
  mentee_id: number;
  mentor_id: number;
}

/** A second calculation with that pair fixed; never kept, since the draft may change meanwhile. */
export const usePrice = (id: number, two: TwoPeople) =>
  useQuery({
    queryKey: ['matching', 'price', id, two.mentee_id, two.mentor_id],
    queryFn: ({ signal }) => call(matching.overridePrice, { params: { id }, query: two }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

export const useWhatIf = (id: number, weights: FitWeights, enabled: boolean) =>
  useQuery({
    queryKey: ['matching', 'what_if', id, weights],
    queryFn: ({ signal }) => call(matching.whatIf, { params: { id }, query: weights }, { signal }),
    placeholderData: keepPreviousData,
    enabled,
  });

export const useComparison = (id: number, other: number) =>
  useQuery({
    queryKey: ['matching', 'compare', id, other],
    queryFn: ({ signal }) => call(matching.compareDrafts, { params: { id }, query: { with: other } }, { signal }),
  });

interface Follows<V> {
  done?: (given: V) => string;
  /** The window that asked shows the refusal itself. */
  inWindow?: boolean;
}

/** Reloads even after a refusal: somebody else may have changed the draft. */
const useDraftAct = <V, R>(run: (given: V) => Promise<R>, { done, inWindow = false }: Follows<V> = {}) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: (_answer, given) => {
      if (done) toastSuccess(done(given));
    },
    onError: (error) => {
      if (!inWindow) sayFailure(error);
    },
    onSettled: () => outOfDate(client, ['matching', 'pairings']),
  });
};

export const useStartDraft = () =>
  useDraftAct((body: CallInput<typeof matching.startDraft>['body']) => call(matching.startDraft, { body }));

export const useCancelDraft = (id: number) => useDraftAct(() => call(matching.cancelDraft, { params: { id } }));

export const useDiscardDraft = (id: number) =>
  useDraftAct(() => call(matching.discardDraft, { params: { id } }), {
    done: () => t`The draft has been discarded.`,
    inWindow: true,
  });

export const usePublishDraft = (id: number) =>
  useDraftAct(() => call(matching.publishDraft, { params: { id } }), { inWindow: true });

export const useUndoDraft = (id: number) =>
  useDraftAct(() => call(matching.undoDraft, { params: { id } }), {
    done: () => t`Undone. Nobody is told, and these pairs no longer exist.`,
    inWindow: true,
  });

export const useKeepOverride = (id: number) =>
  useDraftAct((body: TwoPeople) => call(matching.keepOverride, { params: { id }, body }), {
    done: () => t`Your choice is kept, and the others are matched around it.`,
    inWindow: true,
  });

export const useUndoOverride = (id: number) =>
  useDraftAct(
    ({ mentee_id: menteeId, mentor_id: mentorId }: TwoPeople) =>
      call(matching.undoOverride, { params: { id, menteeId, mentorId } }),
    { done: () => t`Your choice is undone, and everyone is matched again.` },
  );

interface Locking {
  pairs: TwoPeople[];
  locked: boolean;
}

export const useLockPairs = (id: number) =>
  useDraftAct((body: Locking) => call(matching.lockPairs, { params: { id }, body }));
