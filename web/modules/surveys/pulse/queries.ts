import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { markPrompt } from '../../../../contract/accounts/endpoints.ts';
import type { CallAnswer, CallInput } from '../../../../contract/endpoint.ts';
import { givePulse, pulsesDue } from '../../../../contract/surveys/endpoints.ts';
import { call } from '../../../lib/call.ts';
import { isMarkedHere, markHere } from '../../../lib/prompt-marks.ts';
import { useMe } from '../../accounts/index.ts';

declare module '../../../lib/query-keys.ts' {
  interface PageQueries {
    pulses: true;
  }
}

type Due = CallAnswer<typeof pulsesDue>;

/** M16: asked for once a visit. */
export const usePulses = (programId: number) => {
  const { me } = useMe();
  const client = useQueryClient();
  const key = ['pulses', me?.id, programId] as const;
  const { data } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(pulsesDue, { query: { program_id: programId } }, { signal }),
    enabled: me !== null && !isMarkedHere('pulse_skip', null),
    staleTime: Infinity,
  });
  return {
    pulse: data?.pulses[0] ?? null,
    /** The next one follows. */
    done: (pairingId: number) =>
      client.setQueryData<Due>(
        key,
        (known) => known && { pulses: known.pulses.filter(({ pairing_id: id }) => id !== pairingId) },
      ),
    /** Nothing is asked about any pair for seven days. */
    skip: () => {
      client.setQueryData<Due>(key, { pulses: [] });
      markHere('pulse_skip', null);
      void call(markPrompt, { body: { kind: 'pulse_skip' } }).catch(() => {});
    },
  };
};

type Pulse = CallInput<typeof givePulse>['body'];

export const useGivePulse = () => useMutation({ mutationFn: (body: Pulse) => call(givePulse, { body }) });
