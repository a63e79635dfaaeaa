import type { ReactNode } from 'react';
import { SkeletonForm } from '../../../ui/Skeletons.tsx';
import { ErrorState } from '../../../ui/States.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { useMe } from '../queries.ts';
import { DeleteAccount } from './DeleteAccount.tsx';
import { DownloadData } from './DownloadData.tsx';
import { EmailAddress } from './EmailAddress.tsx';
import { Password } from './Password.tsx';

interface Props {
  /** Sections of later modules, before those that end the account. */
  more?: ReactNode;
}

/** ACC-59: the first tab of the settings. */
export const AccountSettings = ({ more }: Props) => {
  const { me, isLoading, failed, retry } = useMe();
  if (failed) return <ErrorState onRetry={retry} />;
  if (isLoading || !me) return <SkeletonForm fields={4} />;
  return (
    <Stack gap="lg">
      <EmailAddress email={me.email} confirmed={me.confirmed_at !== null} />
      <Password email={me.email} />
      {more}
      <DownloadData />
      <DeleteAccount />
    </Stack>
  );
};
