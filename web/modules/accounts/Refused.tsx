import { useLingui } from '@lingui/react/macro';
import type { RefusalReply } from '../../../contract/messages.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';

/** The server's refusal, inside the form. Anyone signed out meanwhile can sign in in a new tab, and loses nothing. */
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
