import { Trans, useLingui } from '@lingui/react/macro';
import { SectionCard } from '../../ui/Card.tsx';
import { Text } from '../../ui/Text.tsx';

/** DSH-24: what the credits pay for, and who they bring together. */
export const SocialEnterprise = () => {
  const { t } = useLingui();
  return (
    <SectionCard title={t`A social enterprise`}>
      <Text tone="secondary">
        <Trans>
          Your credits fund the video calls, the servers and the improvements of the platform. Our community spans
          Southeast Asia, and every session keeps it growing.
        </Trans>
      </Text>
    </SectionCard>
  );
};
