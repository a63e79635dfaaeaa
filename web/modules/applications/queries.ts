import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as calls from '../../../contract/applications/endpoints.ts';
import type { ReviewAct } from '../../../contract/applications/values.ts';
import type { CallInput } from '../../../contract/endpoint.ts';
import { addressOf, call } from '../../lib/call.ts';
import type { QueryOf } from '../../lib/list-search.ts';
import { useList } from '../../lib/use-list.ts';
import { type ApplicantFilter, applicantSearch } from './search.ts';
import { listKit } from '../../lib/list-kit.ts';

const all = ['applications'] as const;

/** Reloads everything about applications, even after a failure: someone else may have decided meanwhile. */
const useAskAgain = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: all });
};

export const useApplications = (programId: number) =>
  useQuery({
    queryKey: [...all, 'list', programId],
    queryFn: () => call(calls.listApplications, { query: { program_id: programId } }),
  });

export const useApplication = (id: number | null) =>
  useQuery({
    queryKey: [...all, 'one', id],
    queryFn: () => call(calls.readApplication, { params: { id: id ?? 0 } }),
    enabled: id !== null,
  });

/** One key is one change: a second press on a slow connection does not create a second form (B140). */
export const useSaveApplication = (id: number | null) => {
  const onSettled = useAskAgain();
  return useMutation({
    mutationFn: ({
      body,
      key,
    }: {
      body: CallInput<typeof calls.createApplication>['body'] & { version?: number };
      key: string;
    }) =>
      id === null
        ? call(calls.createApplication, { body }, { key })
        : call(calls.changeApplication, { params: { id }, body }),
    onSettled,
  });
};

export const useToggleApplication = () => {
  const onSettled = useAskAgain();
  return useMutation({ mutationFn: (id: number) => call(calls.togglePublish, { params: { id } }), onSettled });
};

export const useDeleteApplication = () => {
  const onSettled = useAskAgain();
  return useMutation({ mutationFn: (id: number) => call(calls.deleteApplication, { params: { id } }), onSettled });
};

/** The counts on the tabs stay while another tab is loading. */
export const useApplicants = (query: QueryOf<typeof calls.listApplicants>) =>
  useList({
    queryKey: [...all, 'applicants', query],
    ask: (signal) => call(calls.listApplicants, { query }, { signal }),
    pageOf: ({ applicants, page, max_pages }) => ({ rows: applicants, page, max_pages }),
  });

/** APP-23 */
export const applicantsFile = (applicationId: number, filter: ApplicantFilter) =>
  addressOf(calls.exportApplicants.path, {
    query: { ...listKit(applicantSearch).fileQuery(filter, { application_id: applicationId }) },
  });

const decisions = {
  shortlist: 'shortlisted',
  waitlist: 'waitlisted',
  approve: 'approved',
  reject: 'rejected',
} as const;

/** What the server says of an act, and of whom it could not be done. */
interface Acted {
  message: string;
  refused?: readonly { error: string }[];
}

/** M42: for one applicant a refusal is a failure; for many it is listed. */
const undo = async (application_id: number, applicant_ids: number[]) =>
  call(calls.undoRejections, { body: { application_id, applicant_ids } });

/** One action for one applicant, through the documents' own call. */
export const useReviewAct = (applicationId: number) => {
  const onSettled = useAskAgain();
  return useMutation({
    mutationFn: async ({ act, id, note }: { act: ReviewAct; id: number; note: string }): Promise<Acted> => {
      if (act === 'undo') return undo(applicationId, [id]);
      if (act === 'remove') return call(calls.deleteApplicant, { body: { applicant_id: id } });
      if (act === 'invite') return call(calls.sendInvite, { body: { applicant_id: id, status: 'approved' } });
      if (act === 'reject') return call(calls.sendRejection, { body: { applicant_id: id, note } });
      return call(calls.updateApplicantStatus, { body: { applicant_id: id, status: decisions[act] } });
    },
    onSettled,
  });
};

export type ManyAct = keyof typeof decisions | 'undo';

export const useDecideMany = (applicationId: number) => {
  const onSettled = useAskAgain();
  return useMutation({
    mutationFn: ({ act, ids, note }: { act: ManyAct; ids: number[]; note: string }) =>
      act === 'undo'
        ? undo(applicationId, ids)
        : call(calls.decideApplicants, {
            body: { application_id: applicationId, applicant_ids: ids, status: decisions[act], note },
          }),
    onSettled,
  });
};

export const useApplicationForm = (linkRef: string) =>
  useQuery({
    queryKey: [...all, 'form', linkRef],
    queryFn: () => call(calls.applicantForm, { query: { link_ref: linkRef } }),
  });

export const useSubmitApplication = () => {
  const onSettled = useAskAgain();
  return useMutation({
    mutationFn: ({ body, key }: { body: CallInput<typeof calls.submitApplication>['body']; key: string }) =>
      call(calls.submitApplication, { body }, { key }),
    onSettled,
  });
};

const fileKey = [...all, 'file'] as const;

/** How many files are on their way at the moment. */
export const useFilesOnTheirWay = () => useIsMutating({ mutationKey: fileKey });

interface SentFile {
  applicationId: number;
  questionId: number;
  file: File;
  onProgress: (part: number) => void;
}

/** APP-25: done when the form has been read again with the file in it. */
export const useKeepFile = () => {
  const onSuccess = useAskAgain();
  return useMutation({
    mutationKey: fileKey,
    mutationFn: ({ applicationId, questionId, file, onProgress }: SentFile) =>
      call(
        calls.keepAnswerFile,
        { body: { application_id: applicationId, question_id: questionId } },
        { uploads: [{ field: 'file', file, name: file.name }], onProgress },
      ),
    onSuccess,
  });
};

export const useRemoveFile = () => {
  const onSettled = useAskAgain();
  return useMutation({
    mutationKey: fileKey,
    mutationFn: (id: number) => call(calls.removeAnswerFile, { params: { id } }),
    onSettled,
  });
};

export const useOwnApplications = (programId: number) =>
  useQuery({
    queryKey: [...all, 'own', programId],
    queryFn: () => call(calls.ownApplications, { query: { program_id: programId } }),
  });

export const useContinue = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(calls.continueToProgramme, { body: { applicant_id: id } }),
    // The user's role has changed: the portal, the menus and this page are all reloaded.
    onSuccess: () => client.invalidateQueries(),
  });
};
