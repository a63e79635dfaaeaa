import { useLingui } from '@lingui/react/macro';
import { FormProvider } from 'react-hook-form';
import type { z } from 'zod';
import type { OwnProfile, ProfileParts } from '../../../../contract/profiles/schemas/own.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { Button } from '../../../ui/Button.tsx';
import { SectionCard } from '../../../ui/Card.tsx';
import { FieldRow, Form, FormActions } from '../../../ui/Form.tsx';
import { later } from '../../../ui/later.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { useCareerLevels, useSkills, withOwn } from '../../reference/index.ts';
import { BoundPicks, BoundSelect, BoundText } from '../form/fields.tsx';
import { idsOf, optionsOf, picked } from '../form/values.ts';
import { fieldOfWire, profileParts } from '../form/wire.ts';
import { useSaveProfile } from '../queries.ts';
import { LeaveGuardLater, SettingsTab } from '../settings/SettingsTab.tsx';

/** Below today's job, and so loaded after it. */
const Career = later(async () => (await import('./Career.tsx')).Career);

interface Values {
  job_title: string;
  company: string;
  working_experience_level: string | null;
  skills: string[];
}

const experienceValues = ({ info, skills }: OwnProfile): Values => ({
  job_title: info.job_title ?? '',
  company: info.company ?? '',
  working_experience_level: info.working_experience_level,
  skills: picked(skills),
});

const toWire = ({ skills, ...info }: Values) => ({ info, skills: idsOf(skills) }) as z.input<typeof ProfileParts>;

const TodayFields = ({ profile }: { profile: OwnProfile }) => {
  const { t } = useLingui();
  const levels = useCareerLevels();
  const skills = useSkills();
  return (
    <Stack gap="md">
      <FieldRow>
        <BoundText name="job_title" label={t`Job title`} autoComplete="organization-title" />
        <BoundText name="company" label={t`Company`} autoComplete="organization" />
      </FieldRow>
      <BoundSelect
        name="working_experience_level"
        label={t`Career level`}
        options={levels}
        clearable
        placeholder={t`Choose one`}
      />
      <BoundPicks
        name="skills"
        label={t`Skills`}
        options={optionsOf(withOwn(skills.data, profile.skills))}
        loading={skills.isPending}
        placeholder={t`What you are good at`}
      />
    </Stack>
  );
};

const TodayForm = ({ profile }: { profile: OwnProfile }) => {
  const { t } = useLingui();
  const { mutateAsync, isPending } = useSaveProfile();
  const { form, submit } = useSubmit({
    values: experienceValues(profile),
    schema: profileParts,
    toWire,
    fieldOf: fieldOfWire,
    send: (body) => mutateAsync(body),
    said: () => t`Experience successfully updated`,
    done: ({ user }, sent) => sent.form.reset(experienceValues(user)),
  });
  return (
    <FormProvider {...form}>
      <LeaveGuardLater hasChanges={form.formState.isDirty} />
      <Form onSubmit={submit} label={t`Where you are today`}>
        <SectionCard title={t`Where you are today`} hint={t`Shown on your card, beside your name.`}>
          <Stack gap="md">
            <TodayFields profile={profile} />
            <FormActions>
              <Button kind="primary" submit pending={isPending}>
                {t`Save changes`}
              </Button>
            </FormActions>
          </Stack>
        </SectionCard>
      </Form>
    </FormProvider>
  );
};

/** PRO-57, PRO-69: the member's current job and their career so far. */
export const ExperienceTab = ({ slug }: { slug: string }) => (
  <SettingsTab slug={slug}>
    {(profile) => (
      <Stack gap="md">
        <TodayForm profile={profile} />
        <Career jobs={profile.jobs} colleges={profile.colleges} />
      </Stack>
    )}
  </SettingsTab>
);
