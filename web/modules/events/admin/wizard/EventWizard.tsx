import { useLingui } from '@lingui/react/macro';
import { IconChevronLeft } from '@tabler/icons-react';
import { type BaseSyntheticEvent, type ReactNode, useState } from 'react';
import { FormProvider, type UseFormReturn } from 'react-hook-form';
import type { EditableEvent } from '../../../../../contract/events/schemas/admin.ts';
import { sayFailure } from '../../../../lib/failure.ts';
import { useRestored } from '../../../../lib/kept/form.ts';
import type { Place } from '../../../../lib/kept/places.ts';
import { dropKept } from '../../../../lib/kept/values.ts';
import { useSubmit } from '../../../../lib/use-submit.ts';
import { ActionButton, Button } from '../../../../ui/Button.tsx';
import { Form } from '../../../../ui/Form.tsx';
import { WizardPage } from '../../../../ui/frames/WizardPage.tsx';
import { Stack } from '../../../../ui/Layout.tsx';
import { useNavigateTo } from '../../../../ui/navigation.tsx';
import { Notice } from '../../../../ui/Notice.tsx';
import { eventAdminPages, type EventsOf } from '../addresses.ts';
import { useSaveEvent, useUploadPhoto } from '../queries.ts';
import { DetailsStep } from './DetailsStep.tsx';
import { InfoStep } from './InfoStep.tsx';
import type { Photo } from './PhotoField.tsx';
import { QuestionsStep } from './QuestionsStep.tsx';
import { TicketsStep } from './TicketsStep.tsx';
import type { EventValues } from './values.ts';
import { type EventStep, fieldOf, fieldsIn, lastStep, loadSchema, stepFields, wireOf, wrongStep } from './wire.ts';

export interface WizardProps {
  of: EventsOf;
  /** The program of a new event that is made outside of its portal. */
  programId: number | null;
  /** As it is saved; null for a new one. */
  saved: EditableEvent | null;
  values: EventValues;
  place: Place;
  whyNot: string | null;
  /** What is shown above the first step. */
  above?: ReactNode;
}

/** The event first, then its picture: whatever becomes of that, the event is saved. */
const useSaving = ({ of, programId, saved, values, place }: WizardProps, photo: File | undefined) => {
  const { t } = useLingui();
  const goTo = useNavigateTo();
  const save = useSaveEvent();
  const upload = useUploadPhoto();
  const { form, submit } = useSubmit({
    values,
    schema: loadSchema,
    toWire: (typed) => wireOf(typed, saved),
    fieldOf,
    fields: fieldsIn,
    send: async (wire, keyFor) => {
      const body = {
        ...wire,
        ...(saved ? { event_id: saved.id } : programId !== null && { program_id: programId }),
      };
      const { id } = await save.mutateAsync({ body, key: keyFor(body) });
      const failure =
        photo &&
        (await upload.mutateAsync({ id, photo }).then(
          () => null,
          (error: unknown) => error,
        ));
      return { failure: failure ?? null };
    },
    said: () => (saved ? t`Your changes are saved.` : t`Your event is saved. Publish it when it is ready.`),
    done: ({ failure }) => {
      dropKept(place);
      if (failure !== null) sayFailure(failure, t`The picture could not be saved.`, 'below');
      goTo(eventAdminPages(of).list);
    },
  });
  return { form, submit, pending: save.isPending || upload.isPending };
};

/** A picture stays on the device it was chosen on. */
const Restored = ({ onDiscard }: { onDiscard: () => void }) => {
  const { t } = useLingui();
  return (
    <Notice action={<Button size="sm" onPress={onDiscard}>{t`Discard`}</Button>}>
      {t`What you typed last time is here again. It is not saved yet.`}
    </Notice>
  );
};

/** EVT-24: the next step is only reached from one with nothing wrong in it. */
const useSteps = (
  { trigger, getFieldState }: UseFormReturn<EventValues>,
  submit: (event?: BaseSyntheticEvent) => unknown,
) => {
  const [step, setStep] = useState<EventStep>(1);
  const goOn = async (event?: BaseSyntheticEvent) => {
    if (step < lastStep) {
      if (await trigger(stepFields[step])) setStep((step + 1) as EventStep);
      return;
    }
    await submit(event);
    // A message, of the schema or of the server, may belong to another step.
    const wrong = wrongStep((field) => getFieldState(field).error !== undefined);
    if (wrong !== undefined) setStep(wrong);
  };
  return { step, goOn, back: () => setStep((step - 1) as EventStep) };
};

const useStepWords = (step: EventStep) => {
  const { t } = useLingui();
  return {
    1: { stepTitle: t`Event Info`, stepLead: t`What it is, when, and for whom.` },
    2: { stepTitle: t`Event Details`, stepLead: t`What people read before they decide to come.` },
    3: { stepTitle: t`Tickets`, stepLead: t`What people can take, and how many there are.` },
    4: { stepTitle: t`Additional Data`, stepLead: t`What you ask of people who come, and whom the event is for.` },
  }[step];
};

interface BodyProps extends Pick<WizardProps, 'programId' | 'above'> {
  step: EventStep;
  photo: Photo;
}

const Body = ({ step, programId, above, photo }: BodyProps) => {
  switch (step) {
    case 1:
      return (
        <>
          {above}
          <InfoStep isOfProgram={programId !== null} />
        </>
      );
    case 2:
      return <DetailsStep programId={programId} photo={photo} />;
    case 3:
      return <TicketsStep />;
    case 4:
      return <QuestionsStep />;
  }
};

interface NextProps extends Pick<WizardProps, 'saved' | 'whyNot'> {
  step: EventStep;
  pending: boolean;
}

const Next = ({ step, saved, whyNot, pending }: NextProps) => {
  const { t } = useLingui();
  if (step < lastStep) return <Button key="next" kind="primary" submit>{t`Next`}</Button>;
  return (
    <ActionButton key="save" kind="primary" submit pending={pending} whyNot={whyNot}>
      {saved ? t`Save` : t`Create`}
    </ActionButton>
  );
};

/** EVT-22 to EVT-36 */
export const EventWizard = (props: WizardProps) => {
  const { of, programId, saved, values, place, whyNot, above } = props;
  const { t } = useLingui();
  const [photo, setPhoto] = useState<File>();
  const { form, submit, pending } = useSaving(props, photo);
  const { isRestored, discard } = useRestored(form, values, place);
  const { step, goOn, back } = useSteps(form, submit);
  const title = saved ? t`Edit event` : t`New event`;
  const picture = { url: saved?.photo ?? null, file: photo, onChange: setPhoto };
  return (
    <FormProvider {...form}>
      <Form onSubmit={goOn} label={title}>
        <WizardPage
          title={title}
          backLink={{ href: eventAdminPages(of).list, label: t`Events` }}
          step={step}
          steps={lastStep}
          {...useStepWords(step)}
          {...(step > 1 && {
            back: (
              <Button kind="quiet" icon={IconChevronLeft} onPress={back}>
                {t`Back`}
              </Button>
            ),
          })}
          next={<Next step={step} saved={saved} whyNot={whyNot} pending={pending} />}
        >
          <Stack gap="md">
            {isRestored && <Restored onDiscard={discard} />}
            <Body step={step} programId={programId} above={above} photo={picture} />
          </Stack>
        </WizardPage>
      </Form>
    </FormProvider>
  );
};
