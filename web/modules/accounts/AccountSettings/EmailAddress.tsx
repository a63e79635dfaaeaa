import { useLingui } from '@lingui/react/macro';
import { Button } from '../../../ui/Button.tsx';
import { SectionCard } from '../../../ui/Card.tsx';
import { Row } from '../../../ui/Layout.tsx';
import { StatusPill } from '../../../ui/Pills.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useResend } from '../resend.ts';

/** ACC-42, ACC-46: people whose address is confirmed are not offered another link. */
export const EmailAddress = ({ email, confirmed }: { email: string; confirmed: boolean }) => {
  const { t } = useLingui();
  const { resend, isPending } = useResend();
  return (
    <SectionCard title={t`Email`} hint={t`You sign in with this address, and our letters go to it.`}>
      <Row justify="between">
        <Row gap="sm">
          <Text>{email}</Text>
          <StatusPill tone={confirmed ? 'green' : 'orange'}>{confirmed ? t`Verified` : t`Not verified`}</StatusPill>
        </Row>
        {!confirmed && (
          <Button kind="light" pending={isPending} onPress={resend}>
            {t`Resend confirmation`}
          </Button>
        )}
      </Row>
    </SectionCard>
  );
};
