import { useLingui } from '@lingui/react/macro';
import type { RefusalReply } from '../../../contract/messages.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';

/** What the server said no to, inside the form. Who was signed out meanwhile signs in beside it, and loses nothing. */
export const Refused = ({ refusal }: { refusal: RefusalReply | null }) => {
  const { t } = useLingui();
  if (refusal === null) return null;
  const signIn = (
    <Button size="sm" href={paths.signIn()} newTab>
      {t`Sign In`}
    </Button>
  );
  return (
    <Notice tone="error" {...(refusal.code === 'accounts.not_signed_in' && { action: signIn })}>
      {refusal.error}
    </Notice>
  );
};
