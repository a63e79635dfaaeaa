import { useLingui } from '@lingui/react/macro';
import { IconMapPin, IconSparkles, IconUserSearch } from '@tabler/icons-react';
import type { MentorProfile } from '../../../contract/profile-pages.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { MentorRating, useMentorProfile, useViewerZone } from '../../modules/discovery/index.ts';
import { everythingSaid, ProfileReviews } from '../../modules/reviews/index.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { IconLine } from '../../ui/Facts.tsx';
import { DetailPage } from '../../ui/frames/DetailPage.tsx';
import { StatusPill } from '../../ui/Pills.tsx';
import { EmptyState } from '../../ui/States.tsx';
import { TabPanel, Tabs } from '../../ui/Tabs.tsx';
import { HeadActions } from './mentor/HeadActions.tsx';
import { Overview } from './mentor/Overview.tsx';
import { Aside, PhoneBar } from './mentor/Side.tsx';
import { type ProfileAddress, ProfileNotShown } from './ProfileFrame.tsx';

const Profile = ({ profile, tab, onTab }: { profile: MentorProfile } & Omit<ProfileAddress, 'slug'>) => {
  const { t } = useLingui();
  const zone = useViewerZone();
  const { full_name: name, job_title: job, company, country, is_own: isOwn } = profile;
  const said = everythingSaid(profile.reviews, profile.thank_you);
  const hasReviews = said.length > 0;
  return (
    <DetailPage
      back={{ href: paths.discover(), label: t`Mentors` }}
      media={<Avatar name={name} src={profile.profile_photo_url} size={112} shape="square" />}
      cover={profile.banner_url}
      title={name}
      lead={job && company ? t`${job} at ${company}` : (job ?? company)}
      status={
        profile.new_mentor && (
          <StatusPill tone="coral" icon={IconSparkles}>
            {t`New Mentor`}
          </StatusPill>
        )
      }
      actions={<HeadActions profile={profile} />}
      facts={
        <>
          {country && (
            <IconLine icon={IconMapPin} tone="secondary">
              {country}
            </IconLine>
          )}
          <MentorRating average={profile.fl_average_rating} reviews={profile.total_reviews} />
        </>
      }
      aside={<Aside profile={profile} />}
      asideLabel={t`Booking and more`}
      {...(!isOwn && { phoneActions: <PhoneBar profile={profile} /> })}
    >
      <Tabs
        label={t`Profile`}
        items={[
          { key: 'overview', label: t`Overview` },
          ...(hasReviews ? [{ key: 'reviews', label: t`Reviews`, count: said.length }] : []), // PRO-06
        ]}
        active={hasReviews ? tab : 'overview'}
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

const NotFound = () => {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={IconUserSearch}
      title={t`Whoops, we couldn't find that mentor!`}
      action={
        <Button kind="primary" href={paths.discover()}>
          {t`Find mentors`}
        </Button>
      }
    >
      {t`The address may be wrong, or this person no longer mentors here.`}
    </EmptyState>
  );
};

/** PRO-01: a mentor of the platform, for everybody. */
export const MentorProfilePage = ({ slug, ...address }: ProfileAddress) => {
  const { t } = useLingui();
  const { data, error, refetch, isFetching } = useMentorProfile(slug);
  usePageTitle(data?.full_name ?? t`Mentor`);
  if (data) return <Profile key={data.user_id} profile={data} {...address} />;
  return (
    <ProfileNotShown
      error={error}
      retrying={isFetching}
      onRetry={() => void refetch()}
      notThere={<NotFound />} // PRO-22
    />
  );
};
