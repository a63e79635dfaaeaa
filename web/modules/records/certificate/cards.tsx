import { useLingui } from '@lingui/react/macro';
import { IconCertificate } from '@tabler/icons-react';
import { useState } from 'react';
import type { Certificate, OwnRecord } from '../../../../contract/records/schemas.ts';
import { sayFailure } from '../../../lib/failure.ts';
import { paths } from '../../../lib/paths.ts';
import { reasonOf } from '../../../lib/reasons.ts';
import { shortDay } from '../../../lib/time.ts';
import { ActionButton, Button } from '../../../ui/Button.tsx';
import { SectionCard } from '../../../ui/Card.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { FocusStays } from '../../../ui/FocusStays.tsx';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { ListRow, RowList } from '../../../ui/RowList.tsx';
import { Text } from '../../../ui/Text.tsx';
import { toastSuccess } from '../../../ui/toast.tsx';
import { useIssueCertificate } from '../queries.ts';
import { datesWords, hoursWords } from '../words.ts';
import { WithdrawCertificate } from './WithdrawCertificate.tsx';

interface Props {
  record: OwnRecord;
  zone: string;
}

interface OneProps {
  certificate: Certificate;
  whyNotWithdraw: string | null;
  zone: string;
}

/** What it says, who can see it, and how its owner takes it back. */
const One = ({ certificate, whyNotWithdraw, zone }: OneProps) => {
  const { t } = useLingui();
  const [withdrawing, setWithdrawing] = useState(false);
  const { number, program_name: program, minutes, issued_at: issued } = certificate;
  const path = paths.certificate(number);
  return (
    <Stack gap="md">
      <Facts
        columns={2}
        items={[
          { label: t`Number`, value: number },
          { label: t`Program`, value: program },
          { label: t`Dates`, value: datesWords(certificate) },
          { label: t`Hours`, value: hoursWords(minutes) },
          { label: t`Issued`, value: shortDay(issued, zone) },
        ]}
      />
      <Row>
        <Button icon={IconCertificate} href={path} label={t`View the certificate of ${program}`}>
          {t`View certificate`}
        </Button>
        <CopyButton value={window.location.origin + path} label={t`Copy link`} message={t`Link copied`} />
        <ActionButton kind="quiet" whyNot={whyNotWithdraw} onPress={() => setWithdrawing(true)}>
          {t`Withdraw`}
        </ActionButton>
      </Row>
      {withdrawing && <WithdrawCertificate certificate={certificate} onClose={() => setWithdrawing(false)} />}
    </Stack>
  );
};

const Issue = ({ record, programId }: { record: OwnRecord; programId: number }) => {
  const { t } = useLingui();
  const { mutate, isPending } = useIssueCertificate();
  const issue = () =>
    mutate(programId, {
      onSuccess: () => toastSuccess(t`Your certificate is ready`),
      onError: (fault) => sayFailure(fault),
    });
  return (
    <Stack gap="md">
      <Text>
        {t`It shows your name, the program, its dates and your hours to everyone who has its number, and nothing else.`}
      </Text>
      <Row>
        <ActionButton
          kind="primary"
          icon={IconCertificate}
          whyNot={reasonOf(record.why_not.certificate)}
          pending={isPending}
          onPress={issue}
        >
          {t`Get my certificate`}
        </ActionButton>
      </Row>
      {record.why_not.certificate !== null && (
        <Text size="meta" tone="secondary">
          {reasonOf(record.why_not.certificate)}
        </Text>
      )}
    </Stack>
  );
};

/** M49: the certificate of this program, or how to get it. */
export const CertificateCard = ({ record, programId, zone }: Props & { programId: number }) => {
  const { t } = useLingui();
  const { certificate, why_not: whyNot } = record;
  return (
    <SectionCard
      title={t`Certificate of completion`}
      {...(certificate && { hint: t`Everyone who has its link or number can see it.` })}
    >
      <FocusStays>
        {certificate ? (
          <One certificate={certificate} whyNotWithdraw={reasonOf(whyNot.withdraw)} zone={zone} />
        ) : (
          <Issue record={record} programId={programId} />
        )}
      </FocusStays>
    </SectionCard>
  );
};

/** M49: those of all programs, also of programs that the reader has left. */
export const CertificatesCard = ({ record, zone }: Props) => {
  const { t } = useLingui();
  const { certificates, why_not: whyNot } = record;
  if (certificates.length === 0) return null;
  return (
    <SectionCard title={t`Certificates of completion`} hint={t`Everyone who has a link or number can see it.`} flush>
      <RowList label={t`Certificates of completion`}>
        {certificates.map((certificate) => (
          <ListRow key={certificate.id}>
            <One certificate={certificate} whyNotWithdraw={reasonOf(whyNot.withdraw)} zone={zone} />
          </ListRow>
        ))}
      </RowList>
    </SectionCard>
  );
};
