import { useLingui } from '@lingui/react/macro';
import { IconChevronLeft } from '@tabler/icons-react';
import { ActionButton, Button } from '../../../ui/Button.tsx';
import { WizardDialog } from '../../../ui/frames/WizardPage.tsx';
import { useIsPhone } from '../../../ui/media.ts';
import { ConfirmStep } from './ConfirmStep.tsx';
import { DateStep } from './DateStep.tsx';
import { CreditLine, Summary } from './Summary.tsx';
import { TimeStep } from './TimeStep.tsx';
import { TopicStep } from './TopicStep.tsx';
import { type BookingSession, type BookSessionProps, useBookSession } from './useBookSession.ts';
import { missing, steps } from './wizard.ts';

const bodies = { 0: DateStep, 1: TimeStep, 2: TopicStep, 3: ConfirmStep } as const;

const Next = ({ session }: { session: BookingSession }) => {
  const { t } = useLingui();
  const { wizard, credits, pending, next, arranges } = session;
  const ask = arranges ? t`Book Session` : t`Request`;
  const last = credits?.short ? t`Top up Credit` : ask; // BKG-23
  const reasons = { day: t`Please select a date first`, time: t`Please select a time first` };
  const gap = missing(wizard);
  // M28: the first credit comes with the confirmed address.
  const confirmFirst = wizard.step === 3 && credits?.short === true && credits.on_confirming > 0;
  const whyNotPaid = confirmFirst ? t`Confirm your email address first.` : null;
  return (
    <ActionButton kind="primary" onPress={next} pending={pending} whyNot={gap ? reasons[gap] : whyNotPaid}>
      {wizard.step === 3 ? last : t`Next`}
    </ActionButton>
  );
};

/** The Book Session window with its four steps (BKG-19). It is open for as long as it is mounted. */
export const BookSession = (props: BookSessionProps) => {
  const { t } = useLingui();
  const session = useBookSession(props);
  const { wizard, other, credits, goBack, close } = session;
  const { step } = wizard;
  const titles = [t`Pick a date`, t`Pick a time`, t`Topic and learning objectives`, t`Confirm`];
  const Body = bodies[step];
  const isPhone = useIsPhone();
  return (
    <WizardDialog
      opened
      onClose={close}
      label={other.isGroup ? t`Book a session with the group ${other.name}` : t`Book a session with ${other.name}`}
      step={step + 1}
      steps={steps}
      stepTitle={titles[step] ?? ''}
      // A phone has no room for the summary beside the steps.
      stepLead={isPhone && credits && <CreditLine credits={credits} />}
      summary={<Summary other={other} wizard={wizard} credits={credits} />}
      back={
        <Button onPress={goBack} {...(step > 0 && { icon: IconChevronLeft })}>
          {step === 0 ? t`Cancel` : t`Back`}
        </Button>
      }
      next={<Next session={session} />}
    >
      <Body session={session} />
    </WizardDialog>
  );
};
