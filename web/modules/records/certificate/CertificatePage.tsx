import { useLingui } from '@lingui/react/macro';
import { IconCertificate, IconCertificateOff } from '@tabler/icons-react';
import type { ShownCertificate } from '../../../../contract/records/schemas.ts';
import { isNotFound, refusalOf } from '../../../lib/call.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { Card } from '../../../ui/Card.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { DetailPage } from '../../../ui/frames/DetailPage.tsx';
import { MessagePage } from '../../../ui/frames/MessagePage.tsx';
import { SkeletonDetail } from '../../../ui/Skeletons.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { ErrorState } from '../../../ui/States.tsx';
import { Heading, Text } from '../../../ui/Text.tsx';
import { useCertificate } from '../queries.ts';
import { datesWords, hoursWords } from '../words.ts';

const Shown = ({ certificate }: { certificate: ShownCertificate }) => {
  const { t } = useLingui();
  const { number, name, program_name: program, minutes } = certificate;
  return (
    <Card as="article" label={t`Certificate of completion`}>
      {/* Its address is for those who are given it. */}
      <meta name="robots" content="noindex" />
      <Stack gap="lg">
        <Stack gap="sm" align="center">
          <IconCertificate size={56} stroke={1.2} aria-hidden />
          <Text tone="secondary">{t`This is to certify that`}</Text>
          <Heading level={2} look="page">
            {name}
          </Heading>
          <Text tone="secondary">{t`completed the mentoring program`}</Text>
          <Text strong>{program}</Text>
        </Stack>
        <Facts
          columns={2}
          items={[
            { label: t`Dates`, value: datesWords(certificate) },
            { label: t`Hours`, value: hoursWords(minutes) },
            { label: t`Number`, value: number },
          ]}
        />
      </Stack>
    </Card>
  );
};

/** M49: what everyone sees who has the number, and nothing else. */
export const CertificatePage = ({ number }: { number: string }) => {
  const { t } = useLingui();
  const { data, error, refetch, isFetching } = useCertificate(number);
  usePageTitle(t`Certificate of completion`);
  const refusal = refusalOf(error);
  // A number that is too long is none either.
  if (isNotFound(error) || refusal?.code === 'request.invalid')
    return (
      <MessagePage icon={IconCertificateOff} title={t`There is no certificate with this number.`}>
        {t`Check the number, or ask the person who gave it to you.`}
      </MessagePage>
    );
  return (
    <DetailPage title={t`Certificate of completion`} width="narrow">
      {data && <Shown certificate={data} />}
      {!data && error && <ErrorState message={refusal?.error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && <SkeletonDetail />}
    </DetailPage>
  );
};
