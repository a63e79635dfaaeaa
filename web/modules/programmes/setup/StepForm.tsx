import { Trans, useLingui } from '@lingui/react/macro';
import { type BaseSyntheticEvent, type ReactNode } from 'react';
import { type DefaultValues, type FieldValues, FormProvider } from 'react-hook-form';
import type { Programme } from '../../../../contract/programmes/schemas/programme.ts';
import { useRestored } from '../../../lib/kept/form.ts';
import { type Place, placeOf } from '../../../lib/kept/places.ts';
import { dropKept } from '../../../lib/kept/values.ts';
import { adminPath } from '../../../lib/paths.ts';
import { ActionButton, Button } from '../../../ui/Button.tsx';
import { Form } from '../../../ui/Form.tsx';
import { WizardPage } from '../../../ui/frames/WizardPage.tsx';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { useNavigateTo } from '../../../ui/navigation.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { useMe } from '../../accounts/index.ts';
import { MeanwhileNotice } from '../form/MeanwhileNotice.tsx';
import { useWhyReadOnly } from '../form/RunningCard.tsx';
import { usePartSave } from '../form/use-part-save.tsx';
import type { ProgrammeSave } from '../queries.ts';
import { setupPages, type SetupStep } from '../../../lib/programme-tabs.ts';
import { stepAfter } from './steps.ts';

interface Props<T extends FieldValues> {
  programme: Programme;
  step: SetupStep;
  title: string;
  lead: string;
  toValues: (programme: Programme) => T;
  toBody: (typed: T) => ProgrammeSave;
  children: ReactNode;
}

/**
 * PRG-41: both saving a draft and continuing send what was typed, and lead to the next step. A draft of a step that lacks
 * its start date stays where that is missing: the next step could not be left.
 */
const useStep = <T extends FieldValues>({ programme, step, toValues, toBody }: Props<T>, place: Place) => {
  const goTo = useNavigateTo();
  const next = stepAfter(step);
  const saving = usePartSave({
    programme,
    toValues,
    toBody,
    onSaved: ({ start_date: start }) => {
      dropKept(place);
      if (step === 'structure' && start === null) return;
      goTo(next ? `${adminPath(programme, 'setup')}?step=${next}` : adminPath(programme));
    },
  });
  const saveDraft = () => saving.submit(undefined, { setup_step: 'draft' });
  const goOn = (event?: BaseSyntheticEvent) => saving.submit(event, { setup_step: next ?? 'done' });
  return { form: saving.form, saving, saveDraft, goOn, next };
};

/** One step of the set-up, restoring what was typed here and never saved. */
const Step = <T extends FieldValues>(props: Props<T> & { place: Place }) => {
  const { programme, step, title, lead, toValues, children, place } = props;
  const { t } = useLingui();
  const { form, saving, saveDraft, goOn, next } = useStep(props, place);
  const { isRestored, discard } = useRestored(form, toValues(programme) as DefaultValues<T>, place);
  const whyNot = useWhyReadOnly(programme);
  const number = setupPages.indexOf(step) + 1;
  const before = setupPages[number - 2];
  return (
    <FormProvider {...form}>
      <WizardPage
        title={t`Set up ${programme.name}`}
        backLink={{ href: adminPath(programme), label: t`Dashboard` }}
        step={number}
        steps={setupPages.length}
        stepTitle={title}
        stepLead={lead}
        back={
          before && <Button kind="quiet" href={`${adminPath(programme, 'setup')}?step=${before}`}>{t`Back`}</Button>
        }
        next={
          <Row gap="sm" wrap={false}>
            <ActionButton whyNot={whyNot} pending={saving.pending} onPress={saveDraft}>
              {t`Save draft`}
            </ActionButton>
            <ActionButton kind="primary" whyNot={whyNot} pending={saving.pending} onPress={() => goOn()}>
              {next ? t`Continue` : t`Complete`}
            </ActionButton>
          </Row>
        }
      >
        <Form onSubmit={goOn} label={title}>
          <Stack gap="md">
            {isRestored && (
              <Notice action={<Button size="sm" onPress={discard}>{t`Discard`}</Button>}>
                <Trans>What you typed last time is here again. It is not saved yet.</Trans>
              </Notice>
            )}
            {children}
            <MeanwhileNotice {...saving.meanwhile} />
          </Stack>
        </Form>
      </WizardPage>
      {saving.dialog}
    </FormProvider>
  );
};

export const StepForm = <T extends FieldValues>(props: Props<T>) => {
  const { me } = useMe();
  return me && <Step {...props} place={placeOf(me.id, props.programme.id, props.step)} />;
};
