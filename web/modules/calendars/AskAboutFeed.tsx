import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useEndFeed, useRenewFeed } from './queries.ts';

interface Props {
  onClose: () => void;
}

interface AskProps extends Props {
  act: Pick<ReturnType<typeof useEndFeed>, 'mutate' | 'isPending'>;
  title: string;
  confirmLabel: string;
  children: ReactNode;
}

const Ask = ({ act: { mutate, isPending }, onClose, children, ...words }: AskProps) => (
  <ConfirmDialog
    opened
    onClose={onClose}
    onConfirm={() => mutate(undefined, { onSuccess: onClose })}
    pending={isPending}
    {...words}
  >
    {children}
  </ConfirmDialog>
);

export const AskRenew = ({ onClose }: Props) => {
  const { t } = useLingui();
  return (
    <Ask act={useRenewFeed()} onClose={onClose} title={t`Make a new address?`} confirmLabel={t`Make a new address`}>
      {t`The old address stops working at once. Add the new one to every calendar that uses it.`}
    </Ask>
  );
};

export const AskEnd = ({ onClose }: Props) => {
  const { t } = useLingui();
  return (
    <Ask act={useEndFeed()} onClose={onClose} title={t`Turn off the calendar feed?`} confirmLabel={t`Turn off`}>
      {t`The address stops working at once, and calendars that use it no longer show your sessions.`}
    </Ask>
  );
};
