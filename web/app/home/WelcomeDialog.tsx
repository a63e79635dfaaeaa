import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { CurrentUser } from '../../../contract/me/schemas.ts';
import { paths, portalPath } from '../../lib/paths.ts';
import { productName } from '../../lib/product.ts';
import { useThisProgramme } from '../../modules/programmes/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Row, Stack } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import { useMarkOnboarded } from './queries.ts';

interface Props {
  me: CurrentUser;
  /** The name of the place they are welcomed to. */
  place: string;
  /** What to do first; null if others take care of it. */
  first: { label: string; href: string } | null;
}

/** DSH-29: shown until it has been closed once, anywhere (B143). */
const WelcomeDialog = ({ me, place, first }: Props) => {
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
      title={t`Welcome to ${place}, ${me.firstname}`}
      footer={
        <Row justify="end">
          <Button {...(first === null && { kind: 'primary' })} onPress={close}>{t`Look around`}</Button>
          {first !== null && (
            <Button kind="primary" href={first.href} onPress={close}>
              {first.label}
            </Button>
          )}
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

export const PlatformWelcome = ({ me }: { me: CurrentUser }) => {
  const { t } = useLingui();
  const first = me.is_fl_mentor
    ? { label: t`Set your hours`, href: paths.availability() }
    : { label: t`Find a mentor`, href: paths.discover() };
  return <WelcomeDialog me={me} place={productName()} first={first} />;
};

/** Someone who joined a programme may never see the platform's dashboard, so they are welcomed in its portal. */
export const PortalWelcome = ({ me }: { me: CurrentUser }) => {
  const { t } = useLingui();
  const programme = useThisProgramme();
  const { name, pairing_method: method, viewer } = programme;
  const hours = { label: t`Set your hours`, href: portalPath(programme, 'availability') };
  const search = { label: t`Find a mentor`, href: portalPath(programme, 'directory') };
  if (viewer?.user_type === 'mentor') return <WelcomeDialog me={me} place={name} first={hours} />;
  if (viewer?.user_type !== 'mentee') return null;
  return <WelcomeDialog me={me} place={name} first={method === 'mentee_picks' ? search : null} />;
};
