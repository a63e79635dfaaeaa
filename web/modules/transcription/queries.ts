import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  deleteRecording,
  listRecordings,
  showRecording,
  transcribeAgain,
} from '../../../contract/transcription/endpoints.ts';
import { call } from '../../lib/call.ts';

/** `recordings` is the word that the server names when one of them has moved on. */
export const recordingsKey = ['recordings'] as const;

export const useRecordings = () =>
  useQuery({ queryKey: recordingsKey, queryFn: ({ signal }) => call(listRecordings, {}, { signal }) });

export const useTranscript = (id: number) =>
  useQuery({
    queryKey: [...recordingsKey, id],
    queryFn: ({ signal }) => call(showRecording, { params: { id } }, { signal }),
  });

const useAfter = <T>(mutationFn: (id: number) => Promise<T>) => {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: recordingsKey }) });
};

export const useTranscribeAgain = () => useAfter((id: number) => call(transcribeAgain, { params: { id } }));

export const useDeleteRecording = () => useAfter((id: number) => call(deleteRecording, { params: { id } }));
