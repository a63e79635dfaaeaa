import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Asked } from '../../../contract/endpoint.ts';
import {
  type OwnProfile,
  profileSettings,
  saveProfile,
  updateBanner,
  updateProfilePhoto,
} from '../../../contract/profiles.ts';
import * as experience from '../../../contract/profiles-experience.ts';
import * as following from '../../../contract/profiles-following.ts';
import * as mentoring from '../../../contract/profiles-mentoring.ts';
import { call } from '../../lib/call.ts';

const settingsKey = (slug: string) => ['profile', 'settings', slug];

/** All that the settings of this person hold; others are refused (PRO-39). */
export const useProfileSettings = (slug: string) =>
  useQuery({ queryKey: settingsKey(slug), queryFn: () => call(profileSettings, { params: { slug } }) });

/** The answer of a save is what the pages show from then on. */
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
    mutationFn: (body: Asked<typeof saveProfile>['body']) => call(saveProfile, { body }),
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

/** After a job or a university changed, the profile is asked anew. */
const useAskAgain = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['profile'] });
};

export const useSaveJob = (id: number | null) => {
  const onSuccess = useAskAgain();
  return useMutation({
    mutationFn: (body: Asked<typeof experience.addJob>['body']) =>
      id === null ? call(experience.addJob, { body }) : call(experience.changeJob, { params: { id }, body }),
    onSuccess,
  });
};

export const useRemoveJob = () => {
  const onSuccess = useAskAgain();
  return useMutation({ mutationFn: (id: number) => call(experience.removeJob, { params: { id } }), onSuccess });
};

export const useSaveCollege = (id: number | null) => {
  const onSuccess = useAskAgain();
  return useMutation({
    mutationFn: (body: Asked<typeof experience.addCollege>['body']) =>
      id === null ? call(experience.addCollege, { body }) : call(experience.changeCollege, { params: { id }, body }),
    onSuccess,
  });
};

export const useRemoveCollege = () => {
  const onSuccess = useAskAgain();
  return useMutation({ mutationFn: (id: number) => call(experience.removeCollege, { params: { id } }), onSuccess });
};

/** Becoming a mentor, and editing what an approved one said. */
export type MentorFormKind = 'apply' | 'edit';
const formCalls = {
  apply: { read: mentoring.mentorDetails, save: mentoring.applyAsMentor },
  edit: { read: mentoring.mentorProfileForm, save: mentoring.editMentorProfile },
} as const;
const mentorFormKey = (kind: MentorFormKind, id: number) => ['profile', 'mentor_form', kind, id];

export const useMentorForm = (kind: MentorFormKind, id: number) =>
  useQuery({ queryKey: mentorFormKey(kind, id), queryFn: () => call(formCalls[kind].read, { params: { id } }) });

export const useSaveMentorForm = (kind: MentorFormKind, id: number) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Asked<typeof mentoring.applyAsMentor>['body']) =>
      call(formCalls[kind].save, { params: { id }, body }),
    onSuccess: (form) => {
      client.setQueryData(mentorFormKey(kind, id), form);
      return client.invalidateQueries({ queryKey: ['me'] });
    },
  });
};

type Status = NonNullable<Asked<typeof mentoring.mentorApplications>['query']['status']>;
const applicationsKey = ['mentor_applications'];

export const useMentorApplications = (status: Status, page: number) =>
  useQuery({
    queryKey: [...applicationsKey, status, page],
    queryFn: () => call(mentoring.mentorApplications, { query: { status, page } }),
  });

export const useDecideApplication = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, approve }: { id: number; approve: boolean }) =>
      call(approve ? mentoring.approveMentor : mentoring.rejectMentor, { params: { id } }),
    // Also after a refusal: somebody else may have decided.
    onSettled: () => client.invalidateQueries({ queryKey: applicationsKey }),
  });
};

const followKey = (mentorId: number) => ['profile', 'follow', mentorId];

/** DIS-31 */
export const useFollowStatus = (mentorId: number, { enabled = true } = {}) =>
  useQuery({
    queryKey: followKey(mentorId),
    queryFn: () => call(following.followStatus, { query: { mentor_id: mentorId } }),
    enabled,
  });

/** DIS-32 */
export const useSetFollow = (mentorId: number) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(following.setFollow, { body: { mentor_id: mentorId } }),
    onSuccess: (status) => client.setQueryData(followKey(mentorId), status),
  });
};

export const useReferFriend = () =>
  useMutation({
    mutationFn: (body: Asked<typeof following.referFriend>['body']) => call(following.referFriend, { body }),
  });

/** Asked when somebody wants it: the first time makes the link. */
export const useReferralLink = () =>
  useMutation({
    mutationFn: (userId: number | undefined) =>
      call(following.referralLink, { query: userId === undefined ? {} : { user_id: userId } }),
  });
