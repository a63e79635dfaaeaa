import { useLingui } from '@lingui/react/macro';
import { IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '../Button.tsx';
import { Layer } from '../Layer.tsx';
import { useIsPhone } from '../media.ts';
import { StepBars } from '../StepBars.tsx';
import { Heading, Text } from '../Text.tsx';
import frame from './frame.module.css';
import { BackLink } from './PageTitle.tsx';
import styles from './WizardPage.module.css';

interface StepProps {
  /** Counted from 1. */
  step: number;
  steps: number;
  stepTitle: string;
  stepLead?: ReactNode;
  children: ReactNode;
  /** What has been chosen so far; on desktop it is next to the steps. */
  summary?: ReactNode;
  /** The buttons at the bottom: Back or Cancel on the left, the next step on the right. */
  back?: ReactNode;
  next: ReactNode;
}

interface PaneProps extends StepProps {
  level: 1 | 2;
  onClose?: () => void;
  label: string;
}

/** The step that was shown last: a step may be a component of its own, which brings the whole frame anew. */
let last = { label: '', step: 0 };

/** Another step takes the pressed button away: the focus goes to what is wrong in the new one, or to its title. */
const useStepFocus = (label: string, step: number) => {
  const title = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isAnother = last.label === label && last.step !== step;
    last = { label, step };
    if (!isAnother) return;
    const wrong = body.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong ?? title.current)?.focus();
  }, [label, step]);
  return { title, body };
};

const Pane = (props: PaneProps) => {
  const { step, steps, stepTitle, stepLead, children, summary, back, next, level, onClose, label } = props;
  const { t } = useLingui();
  const { title, body } = useStepFocus(label, step);
  return (
    <>
      {summary && (
        <aside className={styles.summary} aria-label={t`Your choices`}>
          {summary}
        </aside>
      )}
      <div className={styles.pane}>
        <div className={styles.head}>
          <div className={styles.titles}>
            <StepBars current={step} total={steps} label={label} />
            <div ref={title} tabIndex={-1} data-step-title>
              <Heading level={level} look="modal">
                {stepTitle}
              </Heading>
            </div>
            {stepLead && (
              <Text as="div" size="control" tone="secondary">
                {stepLead}
              </Text>
            )}
          </div>
          {onClose && (
            <div className={styles.close}>
              <IconButton icon={IconX} label={t`Close`} onPress={onClose} />
            </div>
          )}
        </div>
        <div ref={body} className={styles.body}>
          {children}
        </div>
        <footer className={styles.foot}>
          <div>{back}</div>
          <div>{next}</div>
        </footer>
      </div>
    </>
  );
};

interface WizardPageProps extends StepProps {
  title: string;
  backLink?: { href: string; label: string };
}

/** A few steps towards one goal, as a page. */
export const WizardPage = ({ title, backLink, ...step }: WizardPageProps) => (
  <div className={frame.page} data-width="narrow" data-wizard data-summary={step.summary ? true : undefined}>
    <div className={styles.top}>
      {backLink && <BackLink {...backLink} />}
      <Text as="p" strong tone="secondary">
        {title}
      </Text>
    </div>
    <div className={styles.page}>
      <Pane {...step} level={1} label={title} />
    </div>
  </div>
);

interface WizardDialogProps extends StepProps {
  opened: boolean;
  onClose: () => void;
  /** The name of the whole wizard: "Book a session with Aisyah Rahman". */
  label: string;
  /** Neither Escape nor a press outside closes it. */
  fixed?: boolean;
}

/** The same steps in a window, which is full-screen on a phone. */
export const WizardDialog = ({ opened, onClose, label, fixed = false, ...step }: WizardDialogProps) => {
  const phone = useIsPhone();
  return (
    <Layer
      opened={opened}
      onClose={onClose}
      title={label}
      fixed={fixed}
      place={phone ? 'full' : 'center'}
      size={step.summary ? 'xl' : 'lg'}
      bare
    >
      <div className={styles.dialog}>
        <Pane {...step} level={2} label={label} onClose={onClose} />
      </div>
    </Layer>
  );
};
