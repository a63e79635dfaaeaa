import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { rememberReturnAddress } from '../../lib/return-address.ts';
import { Button } from '../../ui/Button.tsx';
import { Row, Stack } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useMe } from './queries.ts';
import { useResend } from './resend.ts';

interface Props {
  email: string;
  /** Remembers where the page behind the link leads back to: here, unless told otherwise. */
  onShown?: () => void;
}

/**
 * M41: shown in place of a step that needs a confirmed address. Once the address is confirmed, the step itself is shown
 * again here, and the page behind the emailed link leads back to it.
 */
export const ConfirmFirst = ({ email, onShown = rememberReturnAddress }: Props) => {
  const { t } = useLingui();
  const { retry } = useMe();
  const { resend, isPending } = useResend();
  const remember = useEffectEvent(() => onShown());
  useEffect(() => remember(), []);
  return (
    <Stack>
      <Notice tone="warning" title={t`Confirm your email address first`}>
        {t`We sent a link to ${email}. Open it and press the button on that page, then come back here.`}
      </Notice>
      <Row gap="sm">
        <Button kind="primary" onPress={retry}>{t`I have confirmed it`}</Button>
        <Button pending={isPending} onPress={resend}>
          {t`Send the link again`}
        </Button>
      </Row>
    </Stack>
  );
};
