import { useLingui } from '@lingui/react/macro';
import { deviceZone } from '../../lib/clock.ts';
import { sayFailure } from '../../lib/failure.ts';
import { shortDay } from '../../lib/time.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useRestoreOwnAccount } from './account-acts.ts';
import type { Detour } from './account-acts.ts';

export interface ClosedAccount {
  email: string;
  password: string;
  /** The server's sentence about the account. */
  words: string;
  until: string;
}

/** M39: whoever closed their own account within the last 30 days may bring it back where they sign in. */
export const RestoreOffer = ({ closed, detour }: { closed: ClosedAccount; detour?: Detour | undefined }) => {
  const { t } = useLingui();
  const { mutate, isPending } = useRestoreOwnAccount(detour);
  const { email, password, words, until } = closed;
  const day = shortDay(until, deviceZone());
  const restore = () => mutate({ email, password }, { onError: (error) => sayFailure(error) });
  return (
    <Notice
      tone="warning"
      title={words}
      action={
        <Button kind="primary" size="sm" pending={isPending} onPress={restore}>
          {t`Restore my account`}
        </Button>
      }
    >
      {t`You closed it yourself, and can restore it until ${day}. Your profile comes back; sessions that were cancelled stay cancelled.`}
    </Notice>
  );
};
