import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { safetyLimits } from '../../../contract/safety/values.ts';
import { CallRefused } from '../../lib/call.ts';
import { sayFailure } from '../../lib/failure.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import { useBlockPerson, useReportPerson, useUnblockPerson } from './queries.ts';

interface Asked {
  personId: number;
  name: string;
  onClose: () => void;
}

const Lines = ({ children }: { children: ReactNode }) => <Stack gap="xs">{children}</Stack>;

/** Closes the window; a refusal is read in it, a lost connection above it. */
const saying = (onClose: () => void) => ({
  onSuccess: onClose,
  onError: (error: unknown) => {
    if (!(error instanceof CallRefused)) sayFailure(error);
  },
});

const refusedWith = (error: unknown) => (error instanceof CallRefused ? error.refusal : null);

/** M47: what it does, before it is done. */
export const BlockDialog = ({ personId, name, onClose }: Asked) => {
  const { t } = useLingui();
  const { mutate, isPending, error } = useBlockPerson();
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={() => mutate(personId, saying(onClose))}
      title={t`Block ${name}?`}
      confirmLabel={t`Block`}
      pending={isPending}
      error={refusedWith(error)?.error ?? null}
    >
      <Lines>
        <Text tone="secondary">{t`Neither of you can book or message the other any more.`}</Text>
        <Text tone="secondary">{t`Sessions and requests that you already have stay. Cancel them if you don't want to meet.`}</Text>
        <Text tone="secondary">{t`${name} isn't told. Admins can see it, and you can unblock them at any time.`}</Text>
      </Lines>
    </ConfirmDialog>
  );
};

export const UnblockDialog = ({ personId, name, onClose }: Asked) => {
  const { t } = useLingui();
  const { mutate, isPending, error } = useUnblockPerson();
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={() => mutate(personId, saying(onClose))}
      title={t`Unblock ${name}?`}
      confirmLabel={t`Unblock`}
      tone="brand"
      pending={isPending}
      error={refusedWith(error)?.error ?? null}
    >
      {t`You can book and message each other again, unless ${name} has blocked you. They aren't told.`}
    </ConfirmDialog>
  );
};

interface Reported extends Asked {
  /** Null: reported to the admins of the platform. */
  programId: number | null;
  /** Set when a message of theirs is reported. */
  messageId: number | null;
}

/** The reason is for the admins alone. */
export const ReportDialog = ({ personId, name, programId, messageId, onClose }: Reported) => {
  const { t } = useLingui();
  const { mutate, isPending, error } = useReportPerson();
  const send = (reason: string) =>
    mutate({ user_id: personId, program_id: programId, message_id: messageId, reason }, saying(onClose));
  const refusal = refusedWith(error);
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={send}
      title={messageId === null ? t`Report ${name}?` : t`Report this message by ${name}?`}
      confirmLabel={t`Report`}
      tone="brand"
      pending={isPending}
      error={refusal === null ? null : (refusal.fields?.['reason'] ?? refusal.error)}
      reason={{
        label: t`What happened?`,
        requiredMessage: t`Please say what happened`,
        max: safetyLimits.reason,
      }}
    >
      <Lines>
        <Text tone="secondary">
          {programId === null
            ? t`The admins of the platform will read your reason and decide.`
            : t`The admins of this program will read your reason and decide.`}
        </Text>
        {messageId !== null && <Text tone="secondary">{t`The message is sent to them as it is now.`}</Text>}
        <Text tone="secondary">{t`${name} isn't told who reported them. You'll hear what was decided.`}</Text>
      </Lines>
    </ConfirmDialog>
  );
};
