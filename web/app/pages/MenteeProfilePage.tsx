import { useLingui } from '@lingui/react/macro';
import { IconMapPin, IconUserSearch } from '@tabler/icons-react';
import type { MenteeProfile } from '../../../contract/profile-pages.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { shortDay } from '../../lib/time.ts';
import { MenteeRating, useMenteeProfile, useViewerZone } from '../../modules/discovery/index.ts';
import { everythingSaid, ProfileReviews } from '../../modules/reviews/index.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { IconLine } from '../../ui/Facts.tsx';
import { DetailPage } from '../../ui/frames/DetailPage.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { EmptyState } from '../../ui/States.tsx';
import { TabPanel, Tabs } from '../../ui/Tabs.tsx';
import { Aside, hasAside } from './mentee/Side.tsx';
import { Overview } from './mentee/Overview.tsx';
import { type ProfileAddress, ProfileNotShown } from './ProfileFrame.tsx';

/** PRO-20: while somebody's wish to mentor is being looked at, their own page says so. */
const ApplicationNote = ({ profile }: { profile: MenteeProfile }) => {
  const { t } = useLingui();
  const zone = useViewerZone();
  const { is_own: isOwn, application_pending: isPending, application } = profile;
  if (!isOwn || !isPending || application === null) return null;
  const date = shortDay(application.application_date, zone);
  return <Notice tone="info" title={t`Application submitted on ${date}`} />;
};

const Facts = ({ profile }: { profile: MenteeProfile }) => (
  <>
    {profile.country && (
      <IconLine icon={IconMapPin} tone="secondary">
        {profile.country}
      </IconLine>
    )}
    <MenteeRating average={profile.average_rating} />
  </>
);

const Profile = ({ profile, tab, onTab }: { profile: MenteeProfile } & Omit<ProfileAddress, 'slug'>) => {
  const { t } = useLingui();
  const zone = useViewerZone();
  const { full_name: name, job_title: job, company, slug, is_own: isOwn } = profile;
  const said = everythingSaid(profile.reviews, profile.thank_you);
  return (
    <DetailPage
      media={<Avatar name={name} src={profile.profile_photo_url} size={112} deleted={profile.deleted} />}
      cover={profile.banner_url}
      title={name}
      lead={job && company ? t`${job} at ${company}` : (job ?? company)}
      {...(isOwn &&
        slug !== null && { actions: <Button href={paths.settings(slug, 'profile')}>{t`Edit profile`}</Button> })}
      facts={<Facts profile={profile} />}
      {...(hasAside(profile) && { aside: <Aside profile={profile} />, asideLabel: t`More about ${name}` })}
    >
      <ApplicationNote profile={profile} />
      <Tabs
        label={t`Profile`}
        items={[
          { key: 'overview', label: t`Overview` },
          { key: 'reviews', label: t`Reviews`, count: said.length },
        ]}
        active={tab}
        onChange={(key) => onTab(key === 'reviews' ? 'reviews' : 'overview')}
      >
        <TabPanel tabKey="overview">
          <Overview profile={profile} />
        </TabPanel>
        <TabPanel tabKey="reviews">
          <ProfileReviews reviews={said} zone={zone} />
        </TabPanel>
      </Tabs>
    </DetailPage>
  );
};

/** Nobody is told whether such a person exists (B15). */
const NotFound = () => {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={IconUserSearch}
      title={t`We couldn't find that profile`}
      action={
        <Button kind="primary" href={paths.dashboard()}>
          {t`Home`}
        </Button>
      }
    >
      {t`The address may be wrong, or this profile is not shared with you.`}
    </EmptyState>
  );
};

/** PRO-03: a mentee, for themselves and those who share a session with them. */
export const MenteeProfilePage = ({ slug, ...address }: ProfileAddress) => {
  const { t } = useLingui();
  const { data, error, refetch, isFetching } = useMenteeProfile(slug);
  usePageTitle(data?.full_name ?? t`Mentee`);
  if (data) return <Profile key={data.user_id} profile={data} {...address} />;
  return <ProfileNotShown error={error} retrying={isFetching} onRetry={() => void refetch()} notThere={<NotFound />} />;
};
