import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Button } from './Button.tsx';
import styles from './ConfirmDialog.module.css';
import { Form } from './Form.tsx';
import { Stack } from './Layout.tsx';
import { Layer } from './Layer.tsx';
import { useIsPhone } from './media.ts';
import { Notice } from './Notice.tsx';
import { Text } from './Text.tsx';
import { TextArea } from './TextArea.tsx';

interface Props {
  opened: boolean;
  onClose: () => void;
  /** Receives the trimmed reason; '' if none is asked for. */
  onConfirm: (reason: string) => void;
  /** The question. */
  title: string;
  /** What will be lost, or what happens next. */
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'danger' | 'brand';
  pending?: boolean;
  /** The server's refusal. */
  error?: string | null;
  reason?: {
    label: string;
    /** Makes the reason mandatory, and is shown if it is missing. */
    requiredMessage?: string;
    placeholder?: string;
    max?: number;
  };
}

/** What is wrong with the reason, or null. */
const missing = (reason: Props['reason'], text: string) =>
  reason?.requiredMessage && text.trim() === '' ? reason.requiredMessage : null;

/** Asks before an action that cannot be undone. The caller closes it, once the work is done. */
export const ConfirmDialog = (props: Props) => {
  const { opened, onClose, title, ...rest } = props;
  const phone = useIsPhone();
  // Stays open while the work is in progress, because the outcome is shown here.
  const close = () => (rest.pending ? undefined : onClose());
  return (
    <Layer opened={opened} onClose={close} title={title} place={phone ? 'bottom' : 'center'} size="sm" bare>
      {/* Mounted with the window: what was typed for one case is not there for the next. */}
      <Question {...rest} title={title} onClose={close} />
    </Layer>
  );
};

type AnswersProps = Pick<Props, 'onClose' | 'confirmLabel' | 'cancelLabel' | 'tone' | 'pending'>;

/** On a phone the answer that does something is above the other one; the keyboard follows the eye. */
const Answers = ({ onClose, confirmLabel, cancelLabel, tone = 'danger', pending = false }: AnswersProps) => {
  const { t } = useLingui();
  const phone = useIsPhone();
  const no = (
    <Button key="no" onPress={onClose}>
      {cancelLabel ?? t`Cancel`}
    </Button>
  );
  const yes = (
    <Button key="yes" kind={tone === 'danger' ? 'danger' : 'primary'} pending={pending} submit>
      {confirmLabel}
    </Button>
  );
  return <div className={styles.buttons}>{phone ? [yes, no] : [no, yes]}</div>;
};

const Question = (props: Omit<Props, 'opened'>) => {
  const { onConfirm, title, children, error, reason } = props;
  const [text, setText] = useState('');
  const [asked, setAsked] = useState(false);
  const problem = missing(reason, text);
  const over = reason?.max !== undefined && text.length > reason.max;
  const confirm = () => {
    setAsked(true);
    if (problem === null && !over) onConfirm(text.trim());
  };
  return (
    <div className={styles.question}>
      <Form onSubmit={confirm} label={title}>
        <Stack gap="md">
          <Stack gap="sm">
            {/* Seen here; read out as the window's name. */}
            <div className={styles.title} aria-hidden>
              {title}
            </div>
            <Text tone="secondary" as="div">
              {children}
            </Text>
          </Stack>
          {reason && (
            <TextArea
              label={reason.label}
              placeholder={reason.placeholder}
              required={Boolean(reason.requiredMessage)}
              max={reason.max}
              value={text}
              error={asked ? problem : null}
              onChange={(event) => setText(event.target.value)}
            />
          )}
          {error && <Notice tone="error">{error}</Notice>}
        </Stack>
        <Answers {...props} />
      </Form>
    </div>
  );
};
