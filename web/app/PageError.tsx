import { useLingui } from '@lingui/react/macro';
import { IconCloudOff, IconRefresh } from '@tabler/icons-react';
import { useEffect } from 'react';
import { isCallFailure } from '../lib/call.ts';
import { usePageTitle } from '../lib/page-title.ts';
import { paths } from '../lib/paths.ts';
import { Button } from '../ui/Button.tsx';
import { MessagePage } from '../ui/frames/MessagePage.tsx';
import { unseenWords } from '../ui/line.ts';
import { isMissing } from './without-line.ts';

/** Its code, or what it shows, would have had to come over the line. */
const isUnseen = (error: unknown) => !navigator.onLine && (isMissing(error) || isCallFailure(error));

/**
 * Shown when something in a page broke: it says so, and offers another try and the way home. A page whose code failed
 * to load can only be retried with a full reload; offline there is no reload, because it would lose this page too.
 */
export const PageError = ({ error, reset }: { error: unknown; reset: () => void }) => {
  const { t } = useLingui();
  const unseen = isUnseen(error) ? unseenWords() : null;
  const title = unseen?.title ?? t`Oops, something went wrong!`;
  usePageTitle(title);
  // A page that could not be loaded offline shows itself as soon as there is a connection.
  useEffect(() => {
    if (navigator.onLine) return;
    const again = () => window.location.reload();
    addEventListener('online', again, { once: true });
    return () => removeEventListener('online', again);
  }, []);
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
    <MessagePage tone="error" icon={IconCloudOff} title={title} actions={ways}>
      {unseen?.text ?? t`This page could not be shown. Please try again.`}
    </MessagePage>
  );
};
