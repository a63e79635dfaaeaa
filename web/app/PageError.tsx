import { useLingui } from '@lingui/react/macro';
import { IconCloudOff, IconRefresh } from '@tabler/icons-react';
import { usePageTitle } from '../lib/page-title.ts';
import { paths } from '../lib/paths.ts';
import { Button } from '../ui/Button.tsx';
import { MessagePage } from '../ui/frames/MessagePage.tsx';

/**
 * Something in a page broke: what happened, one more try, and the way home. A page whose program did not come is asked
 * for again by a fresh load only; without a line that would lose this one too.
 */
export const PageError = ({ reset }: { reset: () => void }) => {
  const { t } = useLingui();
  usePageTitle(t`Oops, something went wrong!`);
  const tryAgain = () => (navigator.onLine ? window.location.reload() : reset());
  const ways = (
    <>
      <Button kind="primary" icon={IconRefresh} onPress={tryAgain}>
        {t`Retry`}
      </Button>
      <Button href={paths.landing()}>{t`Home`}</Button>
    </>
  );
  return (
    <MessagePage tone="error" icon={IconCloudOff} title={t`Oops, something went wrong!`} actions={ways}>
      {t`This page could not be shown. Please try again.`}
    </MessagePage>
  );
};
