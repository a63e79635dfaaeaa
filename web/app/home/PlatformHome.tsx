import { useLingui } from '@lingui/react/macro';
import { IconUserCheck } from '@tabler/icons-react';
import type { CurrentUser } from '../../../contract/me/schemas.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { shortDay } from '../../lib/time.ts';
import { useMe } from '../../modules/accounts/index.ts';
import { useMentorApplications } from '../../modules/profiles/index.ts';
import { PersonRow } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { SectionCard } from '../../ui/Card.tsx';
import { DashboardPage } from '../../ui/frames/DashboardPage.tsx';
import { Grow, Row } from '../../ui/Layout.tsx';
import { Link } from '../../ui/navigation.tsx';
import { ListRow, RowList } from '../../ui/RowList.tsx';
import { SkeletonList } from '../../ui/Skeletons.tsx';
import { EmptyState, ErrorState } from '../../ui/States.tsx';
import { Text } from '../../ui/Text.tsx';
import { ImpactFigures } from './ImpactFigures.tsx';

const shown = 5;

/** The people who have waited longest for an answer, out of the first page of the list. */
const Waiting = ({ zone }: { zone: string }) => {
  const { t } = useLingui();
  const { data, error, refetch, isFetching } = useMentorApplications('pending', 1);
  if (!data) {
    return error ? (
      <ErrorState compact onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <SkeletonList rows={3} />
    );
  }
  if (data.data.length === 0) {
    const all = <Button href={paths.mentorApplications()}>{t`See all applications`}</Button>;
    return (
      <EmptyState compact icon={IconUserCheck} title={t`No application is waiting`} action={all}>
        {t`Whoever wants to mentor appears here until you have decided.`}
      </EmptyState>
    );
  }
  return (
    <RowList label={t`Applications that wait`}>
      {data.data.slice(0, shown).map(({ id, user, job_title, company, application_date }) => (
        <ListRow key={id} href={paths.mentorApplications()}>
          <Row justify="between" wrap={false}>
            <Grow>
              <PersonRow name={user.full_name} src={user.profile_photo_url} meta={`${job_title} · ${company}`} />
            </Grow>
            <Text size="meta" tone="secondary">
              {shortDay(application_date, zone)}
            </Text>
          </Row>
        </ListRow>
      ))}
    </RowList>
  );
};

const Content = ({ me }: { me: CurrentUser }) => {
  const { t } = useLingui();
  return (
    <DashboardPage
      title={t`Hello ${me.firstname}`}
      lead={t`What waits for you, and how the platform is doing.`}
      width="admin"
    >
      <ImpactFigures />
      <SectionCard
        flush
        title={t`Mentor applications`}
        hint={t`Members who want to mentor on the platform.`}
        actions={<Link href={paths.mentorApplications()}>{t`See all`}</Link>}
      >
        <Waiting zone={me.timezone} />
      </SectionCard>
    </DashboardPage>
  );
};

/** The landing page of platform admins (D01): what is waiting for them. */
export const PlatformHome = () => {
  const { t } = useLingui();
  const { me } = useMe();
  usePageTitle(t`Dashboard`);
  return me && <Content me={me} />;
};
