import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { CurrentUser } from '../../../contract/me.ts';
import { paths } from '../../lib/paths.ts';
import { productName } from '../../lib/product.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Row, Stack } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import { useMarkOnboarded } from './queries.ts';

/** DSH-29: shown until it was closed once (B143). */
export const WelcomeDialog = ({ me }: { me: CurrentUser }) => {
  const { t } = useLingui();
  const [closed, setClosed] = useState(false);
  const mark = useMarkOnboarded();
  const close = () => {
    setClosed(true);
    mark.mutate();
  };
  return (
    <Dialog
      opened={me.onboarded_at === null && !closed}
      onClose={close}
      title={t`Welcome to ${productName()}, ${me.firstname}`}
      footer={
        <Row justify="end">
          <Button onPress={close}>{t`Look around`}</Button>
          <Button kind="primary" href={me.is_fl_mentor ? paths.availability() : paths.discover()} onPress={close}>
            {me.is_fl_mentor ? t`Set your hours` : t`Find a mentor`}
          </Button>
        </Row>
      }
    >
      <Stack gap="sm">
        <Text>
          <Trans>Here you find your sessions, the people you meet, and who could help you next.</Trans>
        </Text>
        <Text tone="secondary">
          <Trans>A good profile gets better matches. You can fill in yours at any time under Edit profile.</Trans>
        </Text>
      </Stack>
    </Dialog>
  );
};
