import { Trans, useLingui } from '@lingui/react/macro';
import { IconSearch } from '@tabler/icons-react';
import { usePageTitle } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { productName } from '../../lib/product.ts';
import { useMe } from '../../modules/accounts/index.ts';
import { Button } from '../../ui/Button.tsx';
import { SectionCard } from '../../ui/Card.tsx';
import { LandingFrame } from '../../ui/frames/LandingFrame.tsx';
import { CardGrid, Row } from '../../ui/Layout.tsx';
import { Link } from '../../ui/navigation.tsx';
import { Text } from '../../ui/Text.tsx';
import { SocialEnterprise } from './SocialEnterprise.tsx';
import { ImpactFigures } from './ImpactFigures.tsx';

const Steps = () => {
  const { t } = useLingui();
  return (
    <CardGrid min="md">
      <SectionCard title={t`Find your mentor`}>
        <Text tone="secondary">
          <Trans>Filter by industry, language and experience, and see who has time this week.</Trans>
        </Text>
      </SectionCard>
      <SectionCard title={t`Book a session`}>
        <Text tone="secondary">
          <Trans>Pick a time in your own time zone and say what you want to talk about.</Trans>
        </Text>
      </SectionCard>
      <SectionCard title={t`Take the next step`}>
        <Text tone="secondary">
          <Trans>Meet one-to-one, keep your notes in one place, and come back when you need to.</Trans>
        </Text>
      </SectionCard>
    </CardGrid>
  );
};

/** NAV-25: what the platform is, its impact so far, and the way in. */
export const LandingPage = () => {
  const { t } = useLingui();
  const { me } = useMe();
  usePageTitle(t`Find your mentor`);
  return (
    <LandingFrame
      title={t`Talk to someone who has been where you are going`}
      lead={t`${productName()} connects you with mentors across Southeast Asia for one-to-one conversations about your next step.`}
      actions={
        <Row gap="sm">
          <Button kind="primary" size="lg" icon={IconSearch} href={paths.discover()}>
            {t`Find mentors`}
          </Button>
          {me ? (
            <Button kind="light" size="lg" href={me.home_url}>
              {t`Go to your dashboard`}
            </Button>
          ) : (
            <Button kind="light" size="lg" href={paths.signIn()}>
              {t`Sign In`}
            </Button>
          )}
        </Row>
      }
      aside={
        me === null && (
          <Trans>
            For companies: <Link href={paths.register()}>run a mentoring program of your own</Link>
          </Trans>
        )
      }
      figures={<ImpactFigures />}
    >
      <Steps />
      <SocialEnterprise />
    </LandingFrame>
  );
};
