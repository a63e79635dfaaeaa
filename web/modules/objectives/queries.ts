import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '../../../contract/endpoint.ts';
import * as calls from '../../../contract/objectives/endpoints.ts';
import type { Objective, ObjectiveSet } from '../../../contract/objectives/schemas/plans.ts';
import { percentDone } from '../../../contract/objectives/values.ts';
import { call } from '../../lib/call.ts';

/** The reader's own set in a program, or on the platform (null). */
const ownQuery = (programId: number | null) =>
  queryOptions({
    queryKey: ['objectives', 'own', programId],
    queryFn: ({ signal }) =>
      call(calls.myObjectives, { query: programId === null ? {} : { program_id: programId } }, { signal }),
  });

/** A61: asked again every so many seconds while a plan is on its way, should no signal arrive. */
const cardPollSeconds = 20;

export const useOwnObjectives = (programId: number | null, { poll = true } = {}) =>
  useQuery({
    ...ownQuery(programId),
    select: ({ objectives }) => objectives,
    refetchInterval: ({ state: { data } }) =>
      poll && data?.objectives?.status === 'generating' ? cardPollSeconds * 1000 : false,
  });

export const useGoalQuestions = () =>
  useQuery({
    queryKey: ['objectives', 'questions'],
    queryFn: ({ signal }) => call(calls.goalSettingQuestions, {}, { signal }),
  });

/** How far somebody is, as their mentors and admins see it (B29). */
export const useLearning = (userId: number, programId: number | null) =>
  useQuery({
    queryKey: ['objectives', 'of', userId, programId],
    queryFn: ({ signal }) =>
      call(
        calls.learningProgress,
        { params: { userId }, query: programId === null ? {} : { program_id: programId } },
        { signal },
      ),
  });

const everywhere = (client: QueryClient) => client.invalidateQueries({ queryKey: ['objectives'] });

type Answers = CallInput<typeof calls.createGoalSetting>['body'];

export const useAskForPlan = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Answers) => call(calls.createGoalSetting, { body }),
    onSuccess: () => everywhere(client),
  });
};

export const useRetryPlan = (id: number) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(calls.retryObjectives, { params: { id } }),
    onSettled: () => everywhere(client),
  });
};

export const useDeleteObjectives = (id: number) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(calls.deleteObjectives, { params: { id } }),
    onSuccess: () => everywhere(client),
  });
};

/** What one act answers stands in every place that shows the set. */
const put = (client: QueryClient, set: ObjectiveSet) => {
  client.setQueryData(ownQuery(set.program_id).queryKey, (before) =>
    before?.objectives?.id === set.id ? { objectives: set } : before,
  );
};

const useSetAct = <V>(act: (given: V) => Promise<ObjectiveSet>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: (set) => {
      put(client, set);
      return everywhere(client);
    },
  });
};

type Changed = CallInput<typeof calls.changeObjective>['body']['objective'];
export interface ChangeOf {
  id: number;
  objective: Changed;
}

export const useChangeObjective = () =>
  useSetAct(({ id, objective }: ChangeOf) => call(calls.changeObjective, { params: { id }, body: { objective } }));

const toggled = (set: ObjectiveSet, id: number, status: 'todo' | 'done'): ObjectiveSet => {
  const months = set.monthly_objectives.map((month) => ({
    ...month,
    objectives: month.objectives.map((one) => (one.id === id ? { ...one, status } : one)),
  }));
  const all = months.flatMap(({ objectives }) => objectives);
  const done = all.filter((one) => one.status === 'done').length;
  return { ...set, monthly_objectives: months, done, percent: percentDone({ done, total: all.length }) };
};

/** OBJ-17: shown at once, and taken back if it could not be saved. Several one after the other, the last one wins. */
export const useToggle = (programId: number | null) => {
  const client = useQueryClient();
  const { queryKey } = ownQuery(programId);
  return useMutation({
    scope: { id: 'objectives' },
    mutationFn: ({ id, status }: { id: number; status: 'todo' | 'done' }) =>
      call(calls.changeObjective, { params: { id }, body: { objective: { status } } }),
    onMutate: async ({ id, status }) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (before) =>
        before?.objectives ? { objectives: toggled(before.objectives, id, status) } : before,
      );
    },
    onSettled: () => everywhere(client),
  });
};

type Added = CallInput<typeof calls.addObjective>['body'];

export const useAddObjective = (setId: number) =>
  useSetAct(({ body, key }: { body: Added; key: string }) =>
    call(calls.addObjective, { params: { id: setId }, body }, { key }),
  );

export const useRemoveObjective = () => useSetAct((id: number) => call(calls.removeObjective, { params: { id } }));

/** Into another month: the whole order is sent, so that two devices never mix theirs. */
export const useMoveObjective = (set: ObjectiveSet) =>
  useSetAct(({ id, month }: { id: number; month: number }) => {
    const all = set.monthly_objectives.flatMap(({ month_number, objectives }) =>
      objectives.map((one) => ({ id: one.id, month_number: one.id === id ? month : month_number })),
    );
    return call(calls.orderObjectives, { params: { id: set.id }, body: { objectives: all } });
  });

export const useComment = ({ id }: Objective) =>
  useSetAct(({ body, key }: { body: string; key: string }) =>
    call(calls.commentObjective, { params: { id }, body: { body } }, { key }),
  );

export const useDeleteComment = () => useSetAct((id: number) => call(calls.deleteObjectiveComment, { params: { id } }));

type Suggested = CallInput<typeof calls.suggestObjective>['body'];

export const useSuggest = (setId: number) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ body, key }: { body: Suggested; key: string }) =>
      call(calls.suggestObjective, { params: { id: setId }, body }, { key }),
    onSuccess: () => everywhere(client),
  });
};

export const useAnswerSuggestion = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, decision }: { id: number; decision: 'accept' | 'decline' }) =>
      call(calls.answerSuggestion, { params: { id }, body: { decision } }),
    onSettled: () => everywhere(client),
  });
};
