import { useLingui } from '@lingui/react/macro';
import { IconDownload } from '@tabler/icons-react';
import { Button } from '../../../ui/Button.tsx';
import { SectionCard } from '../../../ui/Card.tsx';
import { Row } from '../../../ui/Layout.tsx';
import { Text } from '../../../ui/Text.tsx';
import { sayFailure } from '../../../lib/failure.ts';
import { useDownloadData } from '../account-acts.ts';

/** ACC-72, M22 */
export const DownloadData = () => {
  const { t } = useLingui();
  const { mutate, isPending } = useDownloadData();
  return (
    <SectionCard title={t`Your data`}>
      <Row justify="between">
        <Text tone="secondary">{t`Everything we keep about you, as files that you and other programs can read.`}</Text>
        <Button
          icon={IconDownload}
          pending={isPending}
          onPress={() => mutate(undefined, { onError: (error) => sayFailure(error) })}
        >
          {t`Download my data`}
        </Button>
      </Row>
    </SectionCard>
  );
};
