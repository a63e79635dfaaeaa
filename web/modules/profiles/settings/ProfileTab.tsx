import { useLingui } from '@lingui/react/macro';
import { FormProvider, useForm } from 'react-hook-form';
import type { OwnProfile } from '../../../../contract/profiles/schemas/own.ts';
import { Button } from '../../../ui/Button.tsx';
import { Form, FormActions } from '../../../ui/Form.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { toastSuccess } from '../../../ui/toast.tsx';
import { explainIn } from '../form/explain.ts';
import { profileParts, wireResolver } from '../form/wire.ts';
import { useSaveProfile } from '../queries.ts';
import { MentorProfilePopup } from './MentorProfilePopup.tsx';
import { Pictures } from './Pictures.tsx';
import { AboutYou, Contact, Links, YourWork } from './ProfileSections.tsx';
import { profileBody, type ProfileValues, profileValues } from './profile-values.ts';
import { SettingsTab } from './SettingsTab.tsx';

const ProfileForm = ({ profile }: { profile: OwnProfile }) => {
  const { t } = useLingui();
  const isMentor = profile.user_type === 'mentor';
  const toWire = (values: ProfileValues) => profileBody(values, { isMentor });
  const form = useForm<ProfileValues>({
    defaultValues: profileValues(profile),
    resolver: wireResolver(profileParts, toWire),
  });
  const explain = explainIn(form);
  const { mutate, isPending } = useSaveProfile();
  const save = (values: ProfileValues) =>
    mutate(toWire(values), {
      onSuccess: ({ user }) => {
        form.reset(profileValues(user));
        toastSuccess(t`Profile successfully updated`);
      },
      onError: explain,
    });
  return (
    <FormProvider {...form}>
      <Form onSubmit={form.handleSubmit(save)} label={t`Profile`}>
        <AboutYou profile={profile} />
        <Contact />
        <Links />
        <YourWork profile={profile} />
        <FormActions sticky>
          <Button kind="primary" submit pending={isPending}>
            {t`Save changes`}
          </Button>
        </FormActions>
      </Form>
    </FormProvider>
  );
};

/** PRO-43: who you are, with photo and banner. */
export const ProfileTab = ({ slug }: { slug: string }) => (
  <SettingsTab slug={slug}>
    {(profile) => (
      <Stack gap="md">
        <MentorProfilePopup profile={profile} />
        <Pictures profile={profile} />
        <ProfileForm profile={profile} />
      </Stack>
    )}
  </SettingsTab>
);
