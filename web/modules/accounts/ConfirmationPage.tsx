import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { paths } from '../../lib/paths.ts';
import { takeReturnAddress } from '../../lib/return-address.ts';
import { Button } from '../../ui/Button.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Link } from '../../ui/navigation.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { CallRefused, refusalOf } from '../../lib/call.ts';
import { sayFailure } from '../../lib/failure.ts';
import { AccountFrame } from './AccountFrame.tsx';
import { useConfirmAddress } from './account-acts.ts';
import { useMe } from './queries.ts';
import { Refused } from './Refused.tsx';

/** The pages of a program, and the door to it. */
const ofProgramme = /^\/(?:app\/|users\/login\b)/;

/**
 * ACC-48, ACC-71: opening the link does nothing yet, because mail scanners open links too; the button does (M12). Afterwards
 * it leads back to the step of a program that needed a confirmed address (M41); what a visitor of the platform wanted
 * waits until the profile is set up.
 */
export const ConfirmationPage = ({ token }: { token: string }) => {
  const { t } = useLingui();
  const { me } = useMe();
  const { mutate, isPending, data, error } = useConfirmAddress();
  const [back, setBack] = useState<string | null>(null);
  const refusal = error instanceof CallRefused ? refusalOf(error) : null;
  const sayWhy = (fault: Error) => {
    if (!(fault instanceof CallRefused)) sayFailure(fault);
  };
  if (data) {
    return (
      <AccountFrame title={t`Thank you`}>
        <Stack>
          <Notice tone="success">{data.message}</Notice>
          <Button kind="primary" size="lg" full href={(me && (back ?? me.home_url)) ?? paths.login()}>
            {me ? t`Continue` : t`Sign in`}
          </Button>
        </Stack>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame
      title={t`Confirm your email address`}
      lead={t`One click, and we know that the address is yours.`}
      footer={<Link href={paths.needConfirmation()}>{t`Send me another link`}</Link>}
    >
      <Stack>
        <Refused refusal={refusal} />
        <Button
          kind="primary"
          size="lg"
          full
          pending={isPending}
          onPress={() => mutate(token, { onError: sayWhy, onSuccess: () => setBack(takeReturnAddress(ofProgramme)) })}
        >{t`Confirm email address`}</Button>
      </Stack>
    </AccountFrame>
  );
};
