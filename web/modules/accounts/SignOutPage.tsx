import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { ErrorState } from '../../ui/States.tsx';
import { SkeletonForm } from '../../ui/Skeletons.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { useSignOut } from './queries.ts';

/** /users/logout, followed inside the app: does the same as the server's redirect for a typed address (A47, B07). */
export const SignOutPage = () => {
  const { t } = useLingui();
  const { mutate, isError, isPending } = useSignOut({ quiet: true });
  useEffect(() => mutate(), [mutate]);
  return (
    <AccountFrame title={t`Signing you out`}>
      {isError ? (
        <ErrorState title={t`Oops, something went wrong!`} onRetry={() => mutate()} retrying={isPending} />
      ) : (
        <SkeletonForm fields={2} />
      )}
    </AccountFrame>
  );
};
