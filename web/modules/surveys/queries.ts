import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '../../../contract/endpoint.ts';
import * as calls from '../../../contract/surveys/endpoints.ts';
import type { Survey } from '../../../contract/surveys/schemas/surveys.ts';
import { call } from '../../lib/call.ts';
import { outOfDate } from '../../lib/query-keys.ts';

declare module '../../lib/query-keys.ts' {
  interface PageQueries {
    surveys: true;
    survey: true;
  }
}

export const useSurveyList = (programId: number) =>
  useQuery({
    queryKey: ['surveys', programId],
    queryFn: ({ signal }) => call(calls.listSurveys, { query: { program_id: programId } }, { signal }),
    select: ({ surveys }) => surveys,
  });

/** As its admins see it; null for a new one. */
export const useSurvey = (id: number | null) =>
  useQuery({
    queryKey: ['survey', id, 'admin'],
    queryFn: ({ signal }) => call(calls.showSurvey, { params: { id: id ?? 0 } }, { signal }),
    enabled: id !== null,
  });

export const useSurveyResults = (id: number) =>
  useQuery({
    queryKey: ['survey', id, 'results'],
    queryFn: ({ signal }) => call(calls.surveyResults, { params: { id } }, { signal }),
  });

/** As somebody sees it who was sent it. */
export const useReceivedSurvey = (id: number) =>
  useQuery({
    queryKey: ['survey', id, 'member'],
    queryFn: ({ signal }) => call(calls.surveyForMember, { params: { id } }, { signal }),
  });

/** Each act asks for the surveys, and the figures of the program, again. */
const useAct = <V, R>(act: (given: V) => Promise<R>) => {
  const client = useQueryClient();
  return useMutation({ mutationFn: act, onSuccess: () => outOfDate(client, ['surveys', 'survey']) });
};

type Fields = CallInput<typeof calls.updateSurvey>['body'];

/** `id` null: a new one; the key makes a second tap the same act. */
export const useSaveSurvey = (programId: number, id: number | null) =>
  useAct(({ fields, key }: { fields: Fields; key: string }) =>
    id === null
      ? call(calls.createSurvey, { body: { ...fields, program_id: programId } }, { key })
      : call(calls.updateSurvey, { params: { id }, body: fields }),
  );

export const useDeleteSurvey = () => useAct(({ id }: Survey) => call(calls.deleteSurvey, { params: { id } }));

type Sending = CallInput<typeof calls.sendSurvey>['body'];

export const useSendSurvey = (id: number) =>
  useAct(({ body, key }: { body: Sending; key: string }) => call(calls.sendSurvey, { params: { id }, body }, { key }));

/** The key makes a second tap the same reminder. */
export const useRemindSurvey = (id: number) =>
  useAct((key: string) => call(calls.remindSurvey, { params: { id } }, { key }));

export const useCloseSurvey = (id: number) => useAct(() => call(calls.closeSurvey, { params: { id } }));

type Answers = CallInput<typeof calls.answerSurvey>['body'];

export const useAnswerSurvey = (id: number) =>
  useAct((body: Answers) => call(calls.answerSurvey, { params: { id }, body }));
