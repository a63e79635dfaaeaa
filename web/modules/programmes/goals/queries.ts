import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ProgrammeView } from '../../../../contract/programmes/schemas/programme.ts';
import { programmeGoals, saveProgrammeGoal, toggleProgrammeGoal } from '../../../../contract/programmes/endpoints.ts';
import type { CallAnswer } from '../../../../contract/endpoint.ts';
import { call } from '../../../lib/call.ts';

const addressOf = ({ enterprise, slug }: ProgrammeView) => ({ enterprise: enterprise.slug, program: slug });
const keyOf = ({ id }: ProgrammeView) => ['programmes', 'goals', id] as const;

export const useGoals = (programme: ProgrammeView) =>
  useQuery({
    queryKey: keyOf(programme),
    queryFn: ({ signal }) => call(programmeGoals, { params: addressOf(programme) }, { signal }),
  });

/** Every answer contains the whole updated list. */
const useChange = <V>(programme: ProgrammeView, change: (given: V) => Promise<CallAnswer<typeof programmeGoals>>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (goals) => client.setQueryData(keyOf(programme), goals),
  });
};

export const useSaveGoal = (programme: ProgrammeView) =>
  useChange(programme, (body: { id?: number; mentor_label: string }) =>
    call(saveProgrammeGoal, { params: addressOf(programme), body }),
  );

export const useToggleGoal = (programme: ProgrammeView) =>
  useChange(programme, ({ id, enabled }: { id: number; enabled: boolean }) =>
    call(toggleProgrammeGoal, { params: { ...addressOf(programme), id }, body: { enabled } }),
  );
