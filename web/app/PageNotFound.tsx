import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { IconMapSearch } from '@tabler/icons-react';
import { usePageTitle } from '../lib/page-title.ts';
import { paths } from '../lib/paths.ts';
import { useMe } from '../modules/accounts/index.ts';
import { Button } from '../ui/Button.tsx';
import { MessagePage } from '../ui/frames/MessagePage.tsx';
import { MemberShell } from './shells/MemberShell.tsx';
import { SignedIn } from './SignedIn.tsx';

const Missing = () => {
  const { t } = useLingui();
  const { me, isLoading } = useMe();
  usePageTitle(t`Page not found`);
  // Whose home it is has to be known first: a member is not led to the page of visitors.
  const home = !isLoading && (
    <Button kind="primary" href={me?.home_url ?? paths.landing()}>
      {t`Home`}
    </Button>
  );
  return (
    <MemberShell me={me}>
      <MessagePage icon={IconMapSearch} title={t`Page not found`} actions={home}>
        {t`The page you are looking for does not exist, or has moved.`}
      </MessagePage>
    </MemberShell>
  );
};

/** ACC-09, A49: these paths belong to the enterprise app, whether or not the page exists. */
const enterpriseApp = /^\/(create|edit|enter-program|enterprise)(\/|$)/;

/** NAV-27, B124: shown for any address the router does not know, with the way home. */
export const PageNotFound = () => {
  const { pathname } = useLocation();
  if (!enterpriseApp.test(pathname)) return <Missing />;
  return <SignedIn at={paths.login()}>{() => <Missing />}</SignedIn>;
};
