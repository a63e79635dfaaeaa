import { useLingui } from '@lingui/react/macro';
import { IconMapPin } from '@tabler/icons-react';
import type { MenteeProfile } from '../../../../contract/screens/schemas/profiles.ts';
import { paths } from '../../../lib/paths.ts';
import { shortDay } from '../../../lib/time.ts';
import { useViewerZone } from '../../../modules/accounts/index.ts';
import { MenteeRating } from '../../../modules/discovery/index.ts';
import { everythingSaid, ProfileReviews } from '../../../modules/reviews/index.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { IconLine } from '../../../ui/Facts.tsx';
import { DetailPage } from '../../../ui/frames/DetailPage.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { TabPanel, Tabs } from '../../../ui/Tabs.tsx';
import type { ProfileAround, ProfileTabs } from '../ProfileFrame.tsx';
import { Overview } from './Overview.tsx';

/** PRO-20: while someone's application to mentor is under review, their own page says so. */
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

interface Props extends ProfileTabs {
  profile: MenteeProfile;
  around: ProfileAround;
}

/** A mentee's introduction and reviews; what surrounds them depends on the place. */
export const MenteeView = ({ profile, tab, onTab, around }: Props) => {
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
      {...around}
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
