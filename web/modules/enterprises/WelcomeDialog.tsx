import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { EnterpriseAdmin } from '../../../contract/enterprises/schemas/registration.ts';
import { paths } from '../../lib/paths.ts';
import { productName } from '../../lib/product.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Row } from '../../ui/Layout.tsx';
import { Timeline } from '../../ui/Timeline.tsx';
import { useCloseWelcome } from './queries.ts';

/** ENT-13: shown until it has been closed once. */
export const WelcomeDialog = ({ admin }: { admin: EnterpriseAdmin }) => {
  const { t } = useLingui();
  const [closed, setClosed] = useState(false);
  const welcome = useCloseWelcome();
  const close = () => {
    setClosed(true);
    welcome.mutate();
  };
  return (
    <Dialog
      opened={!admin.onboarded && !closed}
      onClose={close}
      title={t`Welcome to ${productName()}, ${admin.firstname}`}
      lead={t`Three steps to your first mentoring program.`}
      footer={
        <Row justify="end">
          <Button onPress={close}>{t`Look around`}</Button>
          <Button kind="primary" href={paths.createProgramme()} onPress={close}>{t`Create a program`}</Button>
        </Row>
      }
    >
      <Timeline
        label={t`First steps`}
        items={[
          {
            key: 'create',
            title: t`Create a program`,
            children: <Trans>A name, a sentence about it, and the color and logo of your company.</Trans>,
            tone: 'now',
          },
          {
            key: 'set-up',
            title: t`Set it up`,
            children: <Trans>Its dates and learning modules, how mentors and mentees find each other.</Trans>,
            tone: 'later',
          },
          {
            key: 'invite',
            title: t`Invite your people`,
            children: <Trans>They join a portal that looks like your own.</Trans>,
            tone: 'later',
          },
        ]}
      />
    </Dialog>
  );
};
