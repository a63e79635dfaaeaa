import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import type { CurrentUser } from '../../contract/me/schemas.ts';
import { JoinsContext } from '../lib/joins.ts';
import { paths } from '../lib/paths.ts';
import { rememberReturnAddress } from '../lib/return-address.ts';
import { useMe } from '../modules/accounts/index.ts';
import { useThisProgramme } from '../modules/programmes/index.ts';
import { SkeletonDetail } from '../ui/Skeletons.tsx';
import { ErrorState } from '../ui/States.tsx';
import { joins } from './joins.ts';

interface Props {
  /** The address of the sign-in page. */
  at: string;
  children: (me: CurrentUser) => ReactNode;
}

/** For pages that need a session: a visitor signs in first and then comes back to the same address (NAV-26, ACC-09). */
export const SignedIn = ({ at, children }: Props) => {
  const { me, isLoading, failed, retry } = useMe();
  const navigate = useNavigate();
  useEffect(() => {
    if (me !== null || isLoading || failed) return;
    rememberReturnAddress();
    void navigate({ href: at, replace: true });
  }, [me, isLoading, failed, at, navigate]);
  const isHere = me !== null;
  useEffect(() => {
    if (isHere) void import('./offline/install.ts').then(({ keepSeenPages }) => keepSeenPages(), reportError);
  }, [isHere]);
  if (failed) return <ErrorState onRetry={retry} />;
  if (!me) return <SkeletonDetail />;
  return <JoinsContext value={joins}>{children(me)}</JoinsContext>;
};

/** The same for the pages of a programme: visitors sign in with its branding (B137, ACC-50). */
export const SignedInHere = ({ children }: Pick<Props, 'children'>) => {
  const { id: programId, enterprise } = useThisProgramme();
  return <SignedIn at={paths.programmeSignIn({ enterpriseId: enterprise.id, programId })}>{children}</SignedIn>;
};
