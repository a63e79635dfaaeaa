import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { outOfDate } from '../../lib/query-keys.ts';
import { rememberReturnAddress } from '../../lib/return-address.ts';
import { Button } from '../../ui/Button.tsx';
import { Row, Stack } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/Notice.tsx';
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
  const client = useQueryClient();
  const { resend, isPending } = useResend();
  const remember = useEffectEvent(() => onShown());
  useEffect(() => remember(), []);
  // Confirming brings a credit too, which comes with the open times.
  const look = () => outOfDate(client, ['me', 'slots']);
  return (
    <Stack>
      <Notice tone="warning" title={t`Confirm your email address first`}>
        {t`We sent a link to ${email}. Open it and press the button on that page, then come back here.`}
      </Notice>
      <Row gap="sm">
        <Button kind="primary" onPress={look}>{t`I have confirmed it`}</Button>
        <Button pending={isPending} onPress={resend}>
          {t`Send the link again`}
        </Button>
      </Row>
    </Stack>
  );
};
