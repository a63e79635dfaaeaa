import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  answerTranscription,
  changeTranscriptionSettings,
  meetingTranscript,
  sessionTranscription,
  transcriptionSettings,
} from '../../../../contract/transcription/endpoints.ts';
import { call } from '../../../lib/call.ts';
import { outOfDate } from '../../../lib/query-keys.ts';
import { recordingsKey } from '../queries.ts';

const keyOf = (meetingId: number) => [...recordingsKey, 'meeting', meetingId] as const;

export const useSessionTranscription = (meetingId: number) =>
  useQuery({
    queryKey: keyOf(meetingId),
    queryFn: ({ signal }) => call(sessionTranscription, { params: { id: meetingId } }, { signal }),
  });

export const useAnswerTranscription = (meetingId: number) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (agreed: boolean) => call(answerTranscription, { params: { id: meetingId }, body: { agreed } }),
    onSettled: () => outOfDate(client, ['recordings', 'booking', 'bookings']),
  });
};

export const useMeetingTranscript = (meetingId: number, enabled: boolean) =>
  useQuery({
    enabled,
    queryKey: [...keyOf(meetingId), 'transcript'],
    queryFn: ({ signal }) => call(meetingTranscript, { params: { id: meetingId } }, { signal }),
  });

const settingKey = (programId: number) => [...recordingsKey, 'program', programId] as const;

export const useSessionsAllowed = (programId: number) =>
  useQuery({
    queryKey: settingKey(programId),
    queryFn: ({ signal }) => call(transcriptionSettings, { params: { id: programId } }, { signal }),
  });

export const useChangeSessionsAllowed = (programId: number) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (allowed: boolean) =>
      call(changeTranscriptionSettings, { params: { id: programId }, body: { sessions_allowed: allowed } }),
    onSettled: () => client.invalidateQueries({ queryKey: settingKey(programId) }),
  });
};
