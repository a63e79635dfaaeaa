import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { IconCalendarCheck, IconMessageHeart, IconSearch, IconUsers, IconWorld } from '@tabler/icons-react';
import { impactCounters } from '../../../contract/screens.ts';
import { call } from '../../lib/call.ts';
import { paths } from '../../lib/paths.ts';
import { productName } from '../../lib/product.ts';
import { useMe } from '../../modules/accounts/index.ts';
import { Button } from '../../ui/Button.tsx';
import { SectionCard } from '../../ui/Card.tsx';
import { LandingFrame } from '../../ui/frames/LandingFrame.tsx';
import { CardGrid, Row, StatGrid } from '../../ui/Layout.tsx';
import { Stat } from '../../ui/Stat.tsx';
import { SkeletonStats } from '../../ui/Skeletons.tsx';
import { Text } from '../../ui/Text.tsx';

const format = (figure: number) => figure.toLocaleString('en-GB');

/** DSH-22: what has come of it so far; left out when it cannot be read. */
const ImpactFigures = () => {
  const { t } = useLingui();
  const { data, isPending } = useQuery({
    queryKey: ['impact'],
    queryFn: () => call(impactCounters, {}),
    staleTime: 600_000,
  });
  if (isPending) return <SkeletonStats />;
  if (!data) return null;
  return (
    <StatGrid>
      <Stat label={t`Mentors`} value={format(data.mentors)} icon={IconUsers} tone="brand" />
      <Stat label={t`Mentees`} value={format(data.mentees)} icon={IconMessageHeart} tone="coral" />
      <Stat label={t`Sessions held`} value={format(data.completed_sessions)} icon={IconCalendarCheck} tone="teal" />
      <Stat label={t`Countries`} value={format(data.countries)} icon={IconWorld} tone="amber" />
    </StatGrid>
  );
};

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

/** NAV-25: what this is, what has come of it, and the way in. */
export const LandingPage = () => {
  const { t } = useLingui();
  const { me } = useMe();
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
      figures={<ImpactFigures />}
    >
      <Steps />
      <SectionCard title={t`A social enterprise`}>
        <Text>
          <Trans>
            Your credits fund the video calls, the servers and the improvements of the platform. Our community spans
            Southeast Asia, and every session keeps it growing.
          </Trans>
        </Text>
      </SectionCard>
    </LandingFrame>
  );
};
