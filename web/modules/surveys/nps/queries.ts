import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { markPrompt } from '../../../../contract/accounts/endpoints.ts';
import { type SkippableNps, skippableNps } from '../../../../contract/accounts/values.ts';
import type { CallInput } from '../../../../contract/endpoint.ts';
import { npsDue, platformNps, programmeNps, submitNps } from '../../../../contract/surveys/endpoints.ts';
import type { NpsDue } from '../../../../contract/surveys/schemas/nps.ts';
import { call } from '../../../lib/call.ts';
import { isMarkedHere, markHere } from '../../../lib/prompt-marks.ts';
import { useMe } from '../../accounts/index.ts';
import { useProgrammeHere } from '../../programmes/index.ts';

declare module '../../../lib/query-keys.ts' {
  interface PageQueries {
    nps: true;
    nps_results: true;
  }
}

const isSkippable = (context: string): context is SkippableNps => skippableNps.some((one) => one === context);
/** NPS-03: the documents' cookie applies even if the server was not reached. */
const isSkipped = ({ feedback_type: context }: NpsDue) => isSkippable(context) && isMarkedHere('nps_skip', context);

/**
 * B118: what the member is to be asked here. It is asked for once a visit, when the welcome was closed, and after
 * a review (`useNpsAgain`).
 */
export const useNpsDue = (after?: 'application') => {
  const { me } = useMe();
  const programId = useProgrammeHere()?.id;
  const client = useQueryClient();
  const key = ['nps', me?.id, programId, after, me?.onboarded_at] as const;
  const { data } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) =>
      call(npsDue, { query: { ...(programId && { program_id: programId }), ...(after && { after }) } }, { signal }),
    enabled: me !== null,
    staleTime: Infinity,
  });
  const due = data?.due ?? null;
  const close = () => client.setQueryData(key, { due: null });
  return {
    due: due !== null && !isSkipped(due) ? due : null,
    /** Nothing is asked any more during this visit. */
    close,
    /** NPS-03: not for seven days, here and on other devices; after an application it is only closed. */
    skip: () => {
      close();
      const context = due?.feedback_type;
      if (context === undefined || !isSkippable(context)) return;
      markHere('nps_skip', context);
      void call(markPrompt, { body: { kind: 'nps_skip', context } }).catch(() => {});
    },
  };
};

type Submission = CallInput<typeof submitNps>['body'];

export const useSubmitNps = () => useMutation({ mutationFn: (body: Submission) => call(submitNps, { body }) });

/** Null: of the whole platform. */
export const useNpsResults = (programId: number | null, page: number) =>
  useQuery({
    queryKey: ['nps_results', programId, page],
    queryFn: ({ signal }) =>
      programId === null
        ? call(platformNps, { query: { page } }, { signal })
        : call(programmeNps, { params: { id: programId }, query: { page } }, { signal }),
    placeholderData: (before) => before,
  });
