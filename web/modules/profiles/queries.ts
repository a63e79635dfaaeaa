import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '../../../contract/endpoint.ts';
import * as calls from '../../../contract/profiles/endpoints.ts';
import type { OwnProfile } from '../../../contract/profiles/schemas/own.ts';
import {
  profileSettings,
  saveProfile,
  updateBanner,
  updateProfilePhoto,
} from '../../../contract/profiles/endpoints.ts';
import { call } from '../../lib/call.ts';

declare module '../../lib/query-keys.ts' {
  interface PageQueries {
    mentor_applications: true;
  }
}

const settingsKey = (slug: string) => ['profile', 'settings', slug] as const;

/** Everything in this person's settings; other people's settings are refused (PRO-39). */
export const useProfileSettings = (slug: string) =>
  useQuery({ queryKey: settingsKey(slug), queryFn: () => call(profileSettings, { params: { slug } }) });

/** After a save, the pages show the server's answer. */
const useKeepProfile = () => {
  const client = useQueryClient();
  return (profile: OwnProfile) => {
    client.setQueryData(settingsKey(profile.slug), profile);
    return client.invalidateQueries({ queryKey: ['me'] });
  };
};

export const useSaveProfile = () => {
  const keep = useKeepProfile();
  return useMutation({
    mutationFn: (body: CallInput<typeof saveProfile>['body']) => call(saveProfile, { body }),
    onSuccess: ({ user }) => keep(user),
  });
};

export type PictureKind = 'photo' | 'banner';
const pictureCalls = {
  photo: { endpoint: updateProfilePhoto, field: 'profile_photo' },
  banner: { endpoint: updateBanner, field: 'banner' },
} as const;

export const useUploadPicture = (kind: PictureKind) => {
  const keep = useKeepProfile();
  const { endpoint, field } = pictureCalls[kind];
  return useMutation({
    mutationFn: (file: File) => call(endpoint, { body: {} }, { uploads: [{ field, file, name: file.name }] }),
    onSuccess: keep,
  });
};

/** Reloads the profile after a job or a university has changed. */
const useAskAgain = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['profile'] });
};

export const useSaveJob = (id: number | null) => {
  const onSuccess = useAskAgain();
  return useMutation({
    mutationFn: (body: CallInput<typeof calls.addJob>['body']) =>
      id === null ? call(calls.addJob, { body }) : call(calls.changeJob, { params: { id }, body }),
    onSuccess,
  });
};

export const useRemoveJob = () => {
  const onSuccess = useAskAgain();
  return useMutation({ mutationFn: (id: number) => call(calls.removeJob, { params: { id } }), onSuccess });
};

export const useSaveCollege = (id: number | null) => {
  const onSuccess = useAskAgain();
  return useMutation({
    mutationFn: (body: CallInput<typeof calls.addCollege>['body']) =>
      id === null ? call(calls.addCollege, { body }) : call(calls.changeCollege, { params: { id }, body }),
    onSuccess,
  });
};

export const useRemoveCollege = () => {
  const onSuccess = useAskAgain();
  return useMutation({ mutationFn: (id: number) => call(calls.removeCollege, { params: { id } }), onSuccess });
};

/** Applying to become a mentor, or editing the answers of an approved one. */
export type MentorFormKind = 'apply' | 'edit';
const formCalls = {
  apply: { read: calls.mentorDetails, save: calls.applyAsMentor },
  edit: { read: calls.mentorProfileForm, save: calls.editMentorProfile },
} as const;
const mentorFormKey = (kind: MentorFormKind, id: number) => ['profile', 'mentor_form', kind, id] as const;

export const useMentorForm = (kind: MentorFormKind, id: number) =>
  useQuery({ queryKey: mentorFormKey(kind, id), queryFn: () => call(formCalls[kind].read, { params: { id } }) });

export const useSaveMentorForm = (kind: MentorFormKind, id: number) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<typeof calls.applyAsMentor>['body']) =>
      call(formCalls[kind].save, { params: { id }, body }),
    onSuccess: (form) => {
      client.setQueryData(mentorFormKey(kind, id), form);
      return client.invalidateQueries({ queryKey: ['me'] });
    },
  });
};

type Status = NonNullable<CallInput<typeof calls.mentorApplications>['query']['status']>;
const applicationsKey = ['mentor_applications'] as const;

export const useMentorApplications = (status: Status, page: number) =>
  useQuery({
    queryKey: [...applicationsKey, status, page],
    queryFn: () => call(calls.mentorApplications, { query: { status, page } }),
  });

export const useDecideApplication = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, approve }: { id: number; approve: boolean }) =>
      call(approve ? calls.approveMentor : calls.rejectMentor, { params: { id } }),
    // Also after a refusal: someone else may have decided.
    onSettled: () => client.invalidateQueries({ queryKey: applicationsKey }),
  });
};

const followKey = (mentorId: number) => ['profile', 'follow', mentorId] as const;

/** DIS-31 */
export const useFollowStatus = (mentorId: number, { enabled = true } = {}) =>
  useQuery({
    queryKey: followKey(mentorId),
    queryFn: () => call(calls.followStatus, { query: { mentor_id: mentorId } }),
    enabled,
  });

/** DIS-32 */
export const useSetFollow = (mentorId: number) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(calls.setFollow, { body: { mentor_id: mentorId } }),
    onSuccess: (status) => client.setQueryData(followKey(mentorId), status),
  });
};

export const useReferFriend = () =>
  useMutation({
    mutationFn: (body: CallInput<typeof calls.referFriend>['body']) => call(calls.referFriend, { body }),
  });

/** Requested on demand: the first request creates the link. */
export const useReferralLink = () =>
  useMutation({
    mutationFn: (userId: number | undefined) =>
      call(calls.referralLink, { query: userId === undefined ? {} : { user_id: userId } }),
  });
