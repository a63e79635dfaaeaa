import { useLingui } from '@lingui/react/macro';
import { IconLock } from '@tabler/icons-react';
import { usePageTitle } from '../lib/page-title.ts';
import { Button } from '../ui/Button.tsx';
import { MessagePage } from '../ui/frames/MessagePage.tsx';

/** A page that exists but is not for this person: it says who it is for and links to their own. */
export const PageDenied = ({ reason, home }: { reason: string; home: string }) => {
  const { t } = useLingui();
  usePageTitle(t`Not open to you`);
  const back = <Button kind="primary" href={home}>{t`Go to your dashboard`}</Button>;
  return <MessagePage icon={IconLock} title={reason} actions={back} />;
};
