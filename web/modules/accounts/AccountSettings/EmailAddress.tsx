import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { SectionCard } from '../../../ui/Card.tsx';
import { later } from '../../../ui/later.tsx';
import { Row } from '../../../ui/Layout.tsx';
import { StatusPill } from '../../../ui/Pills.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useResend } from '../resend.ts';

const ChangeEmailDialog = later(async () => (await import('./ChangeEmailDialog.tsx')).ChangeEmailDialog);

/** ACC-42, ACC-46, M39: people whose address is confirmed are not offered another link. */
export const EmailAddress = ({ email, confirmed }: { email: string; confirmed: boolean }) => {
  const { t } = useLingui();
  const { resend, isPending } = useResend();
  const [changing, setChanging] = useState(false);
  return (
    <SectionCard title={t`Email`} hint={t`You sign in with this address, and our emails go to it.`}>
      <Row justify="between">
        <Row gap="sm">
          <Text>{email}</Text>
          <StatusPill tone={confirmed ? 'green' : 'orange'}>{confirmed ? t`Verified` : t`Not verified`}</StatusPill>
        </Row>
        <Row gap="sm">
          {!confirmed && (
            <Button kind="light" pending={isPending} onPress={resend}>
              {t`Resend confirmation`}
            </Button>
          )}
          <Button onPress={() => setChanging(true)}>{t`Change email`}</Button>
        </Row>
      </Row>
      {changing && <ChangeEmailDialog opened onClose={() => setChanging(false)} />}
    </SectionCard>
  );
};
