import { Trans, useLingui } from '@lingui/react/macro';
import { IconRefresh, IconWifiOff } from '@tabler/icons-react';
import { useCanGoBack, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { useOnline } from '../../ui/line.ts';
import { Link } from '../../ui/navigation.tsx';
import { EmptyState, ErrorState } from '../../ui/States.tsx';
import { SkeletonForm } from '../../ui/Skeletons.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { useMe, useSignOut } from './queries.ts';
import { stillSignedIn } from './still-signed-in.ts';

/** Why it did not work, and another try. */
const Failed = ({ onRetry, retrying = false }: { onRetry: () => void; retrying?: boolean }) => {
  const { t } = useLingui();
  const online = useOnline();
  if (online) return <ErrorState title={t`Oops, something went wrong!`} onRetry={onRetry} retrying={retrying} />;
  return (
    <EmptyState
      icon={IconWifiOff}
      title={stillSignedIn()}
      action={<Button icon={IconRefresh} onPress={onRetry} pending={retrying}>{t`Retry`}</Button>}
    />
  );
};

const SignOutNow = () => {
  const { t } = useLingui();
  const { mutate, isError, isPending } = useSignOut({ quiet: true });
  useEffect(() => mutate(), [mutate]);
  return (
    <AccountFrame title={t`Signing you out`}>
      {isError ? <Failed onRetry={() => mutate()} retrying={isPending} /> : <SkeletonForm fields={2} />}
    </AccountFrame>
  );
};

/** The link came from outside, so somebody else may have wanted this. */
const AskFirst = ({ email, home }: { email: string; home: string }) => {
  const { t } = useLingui();
  const { mutate, isPending } = useSignOut();
  return (
    <AccountFrame
      title={t`Do you want to sign out?`}
      lead={<Trans>A link brought you here. You are signed in as {email}.</Trans>}
      footer={<Link href={home}>{t`Stay signed in`}</Link>}
    >
      <Button kind="primary" size="lg" full pending={isPending} onPress={() => mutate()}>
        {t`Sign out`}
      </Button>
    </AccountFrame>
  );
};

/** Nobody is signed in any more: there is nothing to ask. */
const ToSignIn = () => {
  const router = useRouter();
  useEffect(() => void router.navigate({ href: paths.signIn(), replace: true }), [router]);
  return null;
};

/**
 * /users/logout (A47, B07). Reached from one of our own pages it signs out at once, like the server's redirect for a
 * typed address. As the first page of a visit it was sent for a link from elsewhere, and asks. Decided once: signing
 * out must not change what is shown meanwhile.
 */
export const SignOutPage = () => {
  const [fromHere] = useState(useCanGoBack());
  const { t } = useLingui();
  const { me, isLoading, failed, ended, retry } = useMe();
  if (fromHere) return <SignOutNow />;
  if (isLoading || failed) {
    return (
      <AccountFrame title={t`Do you want to sign out?`}>
        {failed ? <Failed onRetry={retry} /> : <SkeletonForm fields={1} />}
      </AccountFrame>
    );
  }
  if (me === null || ended) return <ToSignIn />;
  return <AskFirst email={me.email} home={me.home_url} />;
};
