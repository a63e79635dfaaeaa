import { useLingui } from '@lingui/react/macro';
import { FormProvider } from 'react-hook-form';
import type { OwnProfile } from '../../../../contract/profiles/schemas/own.ts';

import { useSubmit } from '../../../lib/use-submit.ts';
import { Button } from '../../../ui/Button.tsx';
import { SectionCard } from '../../../ui/Card.tsx';
import { Form, FormActions } from '../../../ui/Form.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { fieldOfWire, profileParts } from '../form/wire.ts';
import { useSaveProfile } from '../queries.ts';
import {
  CareerGoals,
  Companies,
  JobRoles,
  MatchingIndustries,
  Services,
  OwnGender,
  UsualTimes,
  Years,
} from './MatchingFields.tsx';
import { matchingBody, type MatchingValues, matchingValues } from './matching-values.ts';
import { LeaveGuardLater, SettingsTab } from './SettingsTab.tsx';

const MatchingForm = ({ profile }: { profile: OwnProfile }) => {
  const { t } = useLingui();
  const isMentor = profile.user_type === 'mentor';
  const { mutateAsync, isPending } = useSaveProfile();
  const { form, submit } = useSubmit({
    values: matchingValues(profile),
    schema: profileParts,
    toWire: (values: MatchingValues) => matchingBody(values, { isMentor }),
    fieldOf: fieldOfWire,
    send: (body) => mutateAsync(body),
    said: () => t`Matching preferences successfully updated`,
    done: ({ user }, sent) => sent.form.reset(matchingValues(user)),
  });
  return (
    <FormProvider {...form}>
      <LeaveGuardLater hasChanges={form.formState.isDirty} />
      <Form onSubmit={submit} label={t`Matching preferences`}>
        <SectionCard
          title={isMentor ? t`What you can help with` : t`What you are looking for`}
          hint={t`The better we know it, the better your matches.`}
        >
          <Stack gap="lg">
            <CareerGoals />
            <MatchingIndustries chosen={profile.interested_industries} />
            {!isMentor && <UsualTimes />}
            {!isMentor && <OwnGender gender={profile.info.gender} />}
          </Stack>
        </SectionCard>
        <SectionCard title={isMentor ? t`Where you come from` : t`Where you want to go`}>
          <Stack gap="md">
            <JobRoles isMentor={isMentor} />
            <Companies chosen={profile.interested_companies} isMentor={isMentor} />
            <Years />
            {isMentor && <Services chosen={profile.interested_services} />}
          </Stack>
        </SectionCard>
        <FormActions sticky>
          <Button kind="primary" submit pending={isPending}>
            {t`Save changes`}
          </Button>
        </FormActions>
      </Form>
    </FormProvider>
  );
};

/** PRO-70: matching preferences. */
export const MentorshipTab = ({ slug }: { slug: string }) => (
  <SettingsTab slug={slug}>{(profile) => <MatchingForm profile={profile} />}</SettingsTab>
);
