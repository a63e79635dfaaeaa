import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Connection } from '../../../contract/pairings/schemas/pairs.ts';
import { portalPath } from '../../lib/paths.ts';
import { ActionButton, Button } from '../../ui/Button.tsx';
import { SectionCard } from '../../ui/Card.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { SkeletonForm } from '../../ui/Skeletons.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { Text } from '../../ui/Text.tsx';
import { useThisProgramme } from '../programmes/index.ts';
import { AnotherPartner, WhyYouFit } from './member/windows.ts';
import { type Connecting, type Member, useConnecting } from './useConnecting.ts';

interface Props {
  member: Member;
  /** The Book Session window, passed in by the page because it belongs to a later module. */
  bookingWindow: (viewerIs: Connection['viewer_is'], onClose: () => void) => ReactNode;
}

const Press = ({ connecting: { label, press, connecting, reason } }: { connecting: Connecting }) => (
  <ActionButton kind="primary" full onPress={press} pending={connecting} whyNot={reason}>
    {label}
  </ActionButton>
);

const useWords = ({ connection, reason }: Connecting, { name }: Member) => {
  const { t } = useLingui();
  if (reason !== null) return reason;
  if (connection?.paired) return t`You and ${name} are connected. Choose a time for your next session.`;
  return connection?.viewer_is === 'mentee'
    ? t`Make ${name} your mentor in this program, then choose a time for your first session.`
    : t`Make ${name} your mentee in this program, then suggest a time for the first session.`;
};

const Window = ({ connecting, bookingWindow }: Pick<Props, 'bookingWindow'> & { connecting: Connecting }) => {
  const { connection, booking, close } = connecting;
  return booking && connection ? bookingWindow(connection.viewer_is, close) : null;
};

interface OfPairProps {
  pairingId: number;
  connection: Connection;
  member: Member;
}

/** What only a pair has: why they fit, their report, and for its first days a way out. */
const OfPair = ({ pairingId, connection, member }: OfPairProps) => {
  const { t } = useLingui();
  const programme = useThisProgramme();
  return (
    <>
      <WhyYouFit pairingId={pairingId} viewerIs={connection.viewer_is} />
      {/* PAR-33 */}
      <Button kind="quiet" full href={portalPath(programme, `mentoring_report/${pairingId}`)}>
        {t`Mentoring report`}
      </Button>
      {connection.why_not.another_partner === null && <AnotherPartner pairingId={pairingId} name={member.name} />}
    </>
  );
};

/** PRO-16, PRO-34: the side panel on a member's page in a portal; empty if there is nothing to connect. */
export const ConnectCard = ({ member, bookingWindow }: Props) => {
  const { t } = useLingui();
  const connecting = useConnecting(member);
  const { connection, isPending, isError, retry, retrying } = connecting;
  const words = useWords(connecting, member);
  if (connection === null) return null;
  const titles = { mentee: t`Your mentor`, mentor: t`Your mentee` };
  const title = connection?.paired ? titles[connection.viewer_is] : t`Mentoring`;
  return (
    <SectionCard title={title}>
      {isPending ? (
        <SkeletonForm fields={1} />
      ) : isError ? (
        <ErrorState compact onRetry={retry} retrying={retrying} />
      ) : (
        <Stack gap="md">
          <Text tone="secondary">{words}</Text>
          <Press connecting={connecting} />
          {connection?.pairing_id != null && (
            <OfPair pairingId={connection.pairing_id} connection={connection} member={member} />
          )}
        </Stack>
      )}
      <Window connecting={connecting} bookingWindow={bookingWindow} />
    </SectionCard>
  );
};

/** PRO-19: the same action on phones, within reach of the thumb. Shows nothing until the state is known. */
export const ConnectButton = ({ member, bookingWindow }: Props) => {
  const connecting = useConnecting(member);
  if (!connecting.connection) return null;
  return (
    <>
      <Press connecting={connecting} />
      <Window connecting={connecting} bookingWindow={bookingWindow} />
    </>
  );
};
