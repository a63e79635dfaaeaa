import { useLingui } from '@lingui/react/macro';
import { IconMapPin, IconSparkles } from '@tabler/icons-react';
import type { MentorProfile } from '../../../../contract/screens/schemas/profiles.ts';
import { useViewerZone } from '../../../modules/accounts/index.ts';
import { MentorRating } from '../../../modules/discovery/index.ts';
import { everythingSaid, ProfileReviews } from '../../../modules/reviews/index.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { IconLine } from '../../../ui/Facts.tsx';
import { DetailPage } from '../../../ui/frames/DetailPage.tsx';
import { StatusPill } from '../../../ui/Pills.tsx';
import { TabPanel, Tabs } from '../../../ui/Tabs.tsx';
import type { ProfileAround, ProfileTabs } from '../ProfileFrame.tsx';
import { Overview } from './Overview.tsx';

interface Props extends ProfileTabs {
  profile: MentorProfile;
  around: ProfileAround;
}

/** A mentor's introduction and reviews; what surrounds them depends on the place. */
export const MentorView = ({ profile, tab, onTab, around }: Props) => {
  const { t } = useLingui();
  const zone = useViewerZone();
  const { full_name: name, job_title: job, company, country } = profile;
  const said = everythingSaid(profile.reviews, profile.thank_you);
  const hasReviews = said.length > 0;
  return (
    <DetailPage
      {...around}
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
