import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as reviewing from '../../../contract/applications-applicants.ts';
import * as building from '../../../contract/applications.ts';
import type { ApplicantStatus } from '../../../contract/applications-fields.ts';
import * as applying from '../../../contract/applications-applying.ts';
import type { Asked } from '../../../contract/endpoint.ts';
import { addressOf, call } from '../../lib/call.ts';

const all = ['applications'];

/** Everything about applications is asked anew, whatever became of the change: somebody else may have decided. */
const useAskAgain = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: all });
};

export const useApplications = (programId: number) =>
  useQuery({
    queryKey: [...all, 'list', programId],
    queryFn: () => call(building.listApplications, { query: { program_id: programId } }),
  });

export const useApplication = (id: number | null) =>
  useQuery({
    queryKey: [...all, 'one', id],
    queryFn: () => call(building.readApplication, { params: { id: id ?? 0 } }),
    enabled: id !== null,
  });

/** The same key is done once: a second press on a slow line makes no second form (B140). */
export const useSaveApplication = (id: number | null) => {
  const onSettled = useAskAgain();
  return useMutation({
    mutationFn: ({
      body,
      key,
    }: {
      body: Asked<typeof building.createApplication>['body'] & { version?: number };
      key: string;
    }) =>
      id === null
        ? call(building.createApplication, { body }, { key })
        : call(building.changeApplication, { params: { id }, body }),
    onSettled,
  });
};

export const useToggleApplication = () => {
  const onSettled = useAskAgain();
  return useMutation({ mutationFn: (id: number) => call(building.togglePublish, { params: { id } }), onSettled });
};

export const useDeleteApplication = () => {
  const onSettled = useAskAgain();
  return useMutation({ mutationFn: (id: number) => call(building.deleteApplication, { params: { id } }), onSettled });
};

export interface Tab {
  application_id: number;
  status: ApplicantStatus;
  search: string;
}

export const useApplicants = (tab: Tab, page: number) =>
  useQuery({
    queryKey: [...all, 'applicants', tab, page],
    queryFn: () => call(reviewing.listApplicants, { query: { ...tab, page } }),
    // The counts on the tabs stay while another tab is asked for.
    placeholderData: keepPreviousData,
  });

/** APP-23 */
export const applicantsFile = (tab: Tab) => addressOf(reviewing.exportApplicants.path, { query: { ...tab } });

const decisions = { shortlist: 'shortlisted', approve: 'approved', reject: 'rejected' } as const;

/** One act about one applicant, by the documents' own call. */
export const useReviewAct = () => {
  const onSettled = useAskAgain();
  return useMutation({
    mutationFn: async ({ act, id }: { act: reviewing.ReviewAct; id: number }) => {
      if (act === 'remove') return call(reviewing.deleteApplicant, { body: { applicant_id: id } });
      if (act === 'invite') return call(reviewing.sendInvite, { body: { applicant_id: id, status: 'approved' } });
      if (act === 'reject') return call(reviewing.sendRejection, { body: { applicant_id: id } });
      return call(reviewing.updateApplicantStatus, { body: { applicant_id: id, status: decisions[act] } });
    },
    onSettled,
  });
};

export type ManyAct = keyof typeof decisions;

export const useDecideMany = (applicationId: number) => {
  const onSettled = useAskAgain();
  return useMutation({
    mutationFn: ({ act, ids }: { act: ManyAct; ids: number[] }) =>
      call(reviewing.decideApplicants, {
        body: { application_id: applicationId, applicant_ids: ids, status: decisions[act] },
      }),
    onSettled,
  });
};

export const useApplicationForm = (linkRef: string) =>
  useQuery({
    queryKey: [...all, 'form', linkRef],
    queryFn: () => call(applying.applicantForm, { query: { link_ref: linkRef } }),
  });

export const useSubmitApplication = () => {
  const onSettled = useAskAgain();
  return useMutation({
    mutationFn: ({ body, key }: { body: Asked<typeof applying.submitApplication>['body']; key: string }) =>
      call(applying.submitApplication, { body }, { key }),
    onSettled,
  });
};

export const useOwnApplications = (programId: number) =>
  useQuery({
    queryKey: [...all, 'own', programId],
    queryFn: () => call(applying.ownApplications, { query: { program_id: programId } }),
  });

export const useContinue = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(applying.continueToProgramme, { body: { applicant_id: id } }),
    // Who one is has changed: the portal, the menus and this page are asked anew.
    onSuccess: () => client.invalidateQueries(),
  });
};
