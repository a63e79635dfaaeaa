import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { SectionCard } from '../../../ui/Card.tsx';
import { Row } from '../../../ui/Layout.tsx';
import { Text } from '../../../ui/Text.tsx';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';

export const DeleteAccount = () => {
  const { t } = useLingui();
  const [opened, setOpened] = useState(false);
  return (
    <SectionCard title={t`Delete account`}>
      <Row justify="between">
        <Text tone="secondary">{t`Your account is closed at once. Its data is permanently deleted after 30 days.`}</Text>
        <Button onPress={() => setOpened(true)}>{t`Delete account`}</Button>
      </Row>
      <DeleteAccountDialog opened={opened} onClose={() => setOpened(false)} />
    </SectionCard>
  );
};
