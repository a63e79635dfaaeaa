import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { FormProvider, type UseFormReturn } from 'react-hook-form';
import type { OwnProfile } from '../../../../contract/profiles/schemas/own.ts';
import { readForm } from '../../../lib/kept/form.ts';
import { type Place, placeOf } from '../../../lib/kept/places.ts';
import { dropKept, keepUntilSaved } from '../../../lib/kept/values.ts';
import { paths } from '../../../lib/paths.ts';
import { takeReturnAddress } from '../../../lib/take-return-address.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { Button } from '../../../ui/Button.tsx';
import { Form } from '../../../ui/Form.tsx';
import { WizardPage } from '../../../ui/frames/WizardPage.tsx';
import { later } from '../../../ui/later.tsx';
import { Row } from '../../../ui/Layout.tsx';
import { useNavigateTo } from '../../../ui/navigation.tsx';
import { fieldOfWire, profileParts } from '../form/wire.ts';
import { useSaveProfile } from '../queries.ts';
import { SettingsTab } from '../settings/SettingsTab.tsx';
import { CountryAndLanguages, GoalsAndIndustries, RoleAndName } from './StepFields.tsx';
import { keptSetup, setupStepBody, setupValues, type SetupValues, type Step, steps } from './values.ts';

/** The last step: loaded while the first ones are filled in. */
const PhotoStep = later(async () => (await import('./PhotoStep.tsx')).PhotoStep);

/** Name, country and one language are required; the rest can wait (B12). */
const skippable: readonly Step[] = [3];

const useStepWords = (step: Step) => {
  const { t } = useLingui();
  return {
    1: { stepTitle: t`Welcome! Who are you?`, stepLead: t`The name that others will see.` },
    2: { stepTitle: t`Where are you, and what do you speak?`, stepLead: t`So that you find people you understand.` },
    3: { stepTitle: t`What would you like to achieve?`, stepLead: t`Your matches begin with this.` },
    4: { stepTitle: t`Show your face`, stepLead: t`People book sessions with people they can see.` },
  }[step];
};

/** A reload loses neither the step nor what was typed, until all of it is done. */
const useKeptSetup = ({ subscribe }: UseFormReturn<SetupValues>, place: Place, step: Step) =>
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepUntilSaved(place, { step, values }) }),
    [subscribe, place, step],
  );

interface WizardProps {
  profile: OwnProfile;
  wantsToMentor: boolean;
}

const SetupWizard = ({ profile, wantsToMentor }: WizardProps) => {
  const { t } = useLingui();
  const navigateTo = useNavigateTo();
  const place = placeOf(profile.id, 'profile');
  const [kept] = useState(() => keptSetup(readForm(place)));
  const [step, setStep] = useState<Step>(kept?.step ?? 1);
  const go = (to: number) => {
    const next = Math.min(steps, Math.max(1, to)) as Step;
    setStep(next);
    keepUntilSaved(place, { step: next, values: form.getValues() });
  };
  const { mutateAsync, isPending } = useSaveProfile();
  const { form, submit } = useSubmit({
    values: { ...setupValues(profile, wantsToMentor ? 'mentor' : 'mentee'), ...kept?.values },
    schema: profileParts,
    toWire: (values) => setupStepBody(step, values),
    fieldOf: fieldOfWire,
    send: (body) => mutateAsync(body),
    done: () => go(step + 1),
  });
  useKeptSetup(form, place, step);
  const asksRole = profile.user_type === 'mentee' && !profile.application_pending;
  const isFinished = useRef(false);
  const finish = () => {
    // The next page may take a moment to load: a second press would find the address taken, and lead elsewhere.
    if (isFinished.current) return;
    isFinished.current = true;
    dropKept(place);
    const applies = asksRole && form.getValues('role') === 'mentor';
    // ACC-51: people who were on their way to a page go back there.
    navigateTo(applies ? paths.becomeMentor(profile.id) : (takeReturnAddress() ?? paths.dashboard()));
  };
  const frame = {
    title: t`Set up your profile`,
    step,
    steps,
    ...useStepWords(step),
    ...(step > 1 && { back: <Button kind="quiet" onPress={() => go(step - 1)}>{t`Back`}</Button> }),
  };
  if (step === steps) return <PhotoStep frame={frame} profile={profile} onDone={finish} />;
  return (
    <FormProvider {...form}>
      <Form onSubmit={submit} label={t`Set up your profile`}>
        <WizardPage
          {...frame}
          next={
            <Row gap="sm" wrap={false}>
              {skippable.includes(step) && <Button kind="quiet" onPress={() => go(step + 1)}>{t`Skip for now`}</Button>}
              <Button kind="primary" submit pending={isPending}>{t`Continue`}</Button>
            </Row>
          }
        >
          {step === 1 && <RoleAndName asksRole={asksRole} />}
          {step === 2 && <CountryAndLanguages profile={profile} />}
          {step === 3 && <GoalsAndIndustries profile={profile} />}
        </WizardPage>
      </Form>
    </FormProvider>
  );
};

/** ACC-54, B12: four steps after the sign-up. */
export const ProfileSetup = ({ slug, wantsToMentor }: { slug: string; wantsToMentor: boolean }) => (
  <SettingsTab slug={slug}>{(profile) => <SetupWizard profile={profile} wantsToMentor={wantsToMentor} />}</SettingsTab>
);
