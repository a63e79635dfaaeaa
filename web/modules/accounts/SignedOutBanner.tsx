import { useLingui } from '@lingui/react/macro';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Banner } from '../../ui/Notice.tsx';
import { useMe } from './queries.ts';

/** The session ended while a page was open: what was typed stays, and the user can sign in in a new tab. */
export const SignedOutBanner = () => {
  const { t } = useLingui();
  const { ended } = useMe();
  if (!ended) return null;
  const signIn = (
    <Button size="sm" href={paths.signIn()} newTab>
      {t`Sign In`}
    </Button>
  );
  return (
    <Banner tone="warning" title={t`You have been signed out.`} action={signIn}>
      {t`Sign in again in a new tab. This page stays as it is.`}
    </Banner>
  );
};
