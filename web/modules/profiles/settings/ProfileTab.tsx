import { useLingui } from '@lingui/react/macro';
import { FormProvider } from 'react-hook-form';
import type { OwnProfile } from '../../../../contract/profiles/schemas/own.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { Button } from '../../../ui/Button.tsx';
import { Form, FormActions } from '../../../ui/Form.tsx';
import { later, laterInPage } from '../../../ui/later.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { SkeletonForm } from '../../../ui/Skeletons.tsx';
import { fieldOfWire, profileParts } from '../form/wire.ts';
import { useSaveProfile } from '../queries.ts';
import { Pictures } from './Pictures.tsx';
import { AboutYou } from './ProfileSections.tsx';
import { profileBody, type ProfileValues, profileValues } from './profile-values.ts';
import { LeaveGuardLater, SettingsTab } from './SettingsTab.tsx';

/** The last sections, which nobody sees first. */
const MoreSections = laterInPage(async () => (await import('./MoreSections.tsx')).MoreSections, SkeletonForm);

/** PRO-42: once closed, it stays closed. */
const MentorProfilePopup = later(async () => (await import('./MentorProfilePopup.tsx')).MentorProfilePopup);

const ProfileForm = ({ profile }: { profile: OwnProfile }) => {
  const { t } = useLingui();
  const isMentor = profile.user_type === 'mentor';
  const { mutateAsync, isPending } = useSaveProfile();
  const { form, submit } = useSubmit({
    values: profileValues(profile),
    schema: profileParts,
    toWire: (values: ProfileValues) => profileBody(values, { isMentor }),
    fieldOf: fieldOfWire,
    send: (body) => mutateAsync(body),
    said: () => t`Profile successfully updated`,
    done: ({ user }, sent) => sent.form.reset(profileValues(user)),
  });
  return (
    <FormProvider {...form}>
      <LeaveGuardLater hasChanges={form.formState.isDirty} />
      <Form onSubmit={submit} label={t`Profile`}>
        <AboutYou profile={profile} />
        <MoreSections profile={profile} />
        <FormActions sticky>
          <Button kind="primary" submit pending={isPending}>
            {t`Save changes`}
          </Button>
        </FormActions>
      </Form>
    </FormProvider>
  );
};

/** PRO-43: the personal details, with photo and banner. */
export const ProfileTab = ({ slug }: { slug: string }) => (
  <SettingsTab slug={slug}>
    {(profile) => (
      <Stack gap="md">
        {profile.is_fl_mentor && !profile.close_edit_mentor_profile_popup && <MentorProfilePopup profile={profile} />}
        <Pictures profile={profile} />
        <ProfileForm profile={profile} />
      </Stack>
    )}
  </SettingsTab>
);
