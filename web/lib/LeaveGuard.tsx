import { useLingui } from '@lingui/react/macro';
import { useBlocker } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { later } from '../ui/later.tsx';

/** Nobody leaves a page before it has loaded. */
const LeaveQuestion = later(
  async () => (await import('../ui/ConfirmDialog.tsx')).ConfirmDialog,
  ({ opened }) => opened,
);

interface Props {
  hasChanges: boolean;
  /** Says what will be lost, if it has a name. */
  children?: ReactNode;
}

/** Asks before typed input is lost, on the way to another page or when the tab is closed. */
export const LeaveGuard = ({ hasChanges, children }: Props) => {
  const { t } = useLingui();
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => hasChanges && current.pathname !== next.pathname,
    enableBeforeUnload: hasChanges,
    withResolver: true,
  });
  return (
    <LeaveQuestion
      opened={status === 'blocked'}
      onClose={() => reset?.()}
      onConfirm={() => proceed?.()}
      title={t`Leave without saving?`}
      confirmLabel={t`Leave`}
      cancelLabel={t`Stay here`}
    >
      {children ?? t`What you typed here is not saved yet and will be lost.`}
    </LeaveQuestion>
  );
};
