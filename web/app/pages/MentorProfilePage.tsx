import { useLingui } from '@lingui/react/macro';
import { IconMapPin, IconSparkles, IconUserSearch, IconUserShare } from '@tabler/icons-react';
import { useState } from 'react';
import type { MentorProfile } from '../../../contract/profile-pages.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { rememberReturnAddress } from '../../lib/return-address.ts';
import { useMe } from '../../modules/accounts/index.ts';
import { BookSession, type SessionMentor, SlotPanel } from '../../modules/bookings/index.ts';
import {
  Education,
  Figures,
  FollowButton,
  Intro,
  JobHistory,
  MentorRating,
  ShareProfile,
  SimilarMentors,
  SocialLinks,
  TagFacts,
  useMentorProfile,
  useViewerZone,
} from '../../modules/discovery/index.ts';
import { ReferAFriend } from '../../modules/profiles/index.ts';
import { BadgeCounts, everythingSaid, ProfileReviews } from '../../modules/reviews/index.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { ActionButton, Button } from '../../ui/Button.tsx';
import { SectionCard } from '../../ui/Card.tsx';
import { IconLine } from '../../ui/Facts.tsx';
import { DetailPage } from '../../ui/frames/DetailPage.tsx';
import { Row, Stack } from '../../ui/Layout.tsx';
import { StatusPill } from '../../ui/Pills.tsx';
import { EmptyState } from '../../ui/States.tsx';
import { TabPanel, Tabs } from '../../ui/Tabs.tsx';
import { Text } from '../../ui/Text.tsx';
import { type ProfileAddress, ProfileNotShown } from './ProfileFrame.tsx';

const sessionMentor = (profile: MentorProfile): SessionMentor => ({
  id: profile.user_id,
  slug: profile.slug,
  name: profile.full_name,
  photo: profile.profile_photo_url,
  job: profile.job_title,
  company: profile.company,
});

/** PRO-80: a mentee may bring a friend to a mentor. */
const Refer = ({ mentorId }: { mentorId: number }) => {
  const { t } = useLingui();
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button icon={IconUserShare} onPress={() => setOpened(true)} aria-haspopup="dialog">
        {t`Refer a Friend`}
      </Button>
      <ReferAFriend userType="mentee" mentorId={mentorId} opened={opened} onClose={() => setOpened(false)} />
    </>
  );
};

const HeadActions = ({ profile }: { profile: MentorProfile }) => {
  const { t } = useLingui();
  const { me } = useMe();
  const { user_id: id, full_name: name, slug, is_own: isOwn } = profile;
  return (
    <Row>
      {/* PRO-21: approved mentors only; while an application is pending this page does not exist. */}
      {isOwn && slug !== null && <ShareProfile slug={slug} />}
      {isOwn && slug !== null && <Button href={paths.settings(slug, 'profile')}>{t`Edit profile`}</Button>}
      {!isOwn && me?.user_type === 'mentee' && <Refer mentorId={id} />}
      <FollowButton mentor={{ id, full_name: name, is_following: profile.is_following }} />
    </Row>
  );
};

/** PRO-07, PRO-10 */
const Overview = ({ profile }: { profile: MentorProfile }) => {
  const { t } = useLingui();
  const named = (list: readonly { name: string }[]) => list.map(({ name }) => name);
  return (
    <Stack gap="md">
      <Figures
        label={t`In figures`}
        items={[
          { label: t`Mentees helped`, value: profile.mentees_helped_count },
          { label: t`Mentoring sessions`, value: profile.mentoring_sessions_count },
          { label: t`Programmes joined`, value: profile.programs_joined_count },
        ]}
      />
      <Intro text={profile.profile_intro} />
      {profile.info.impact_to_create && (
        <SectionCard title={t`The impact I want to make`}>
          <Text typed>{profile.info.impact_to_create}</Text>
        </SectionCard>
      )}
      <TagFacts
        title={t`What we can talk about`}
        lists={[
          { label: t`Goals`, tags: profile.goals.map((goal) => goal.mentor_label) },
          { label: t`Skills`, tags: named(profile.skills) },
          { label: t`Services`, tags: named(profile.services) },
          { label: t`Industries`, tags: named(profile.industries) },
          { label: t`Wants to mentor`, tags: profile.who_to_mentor_list },
          { label: t`Languages`, tags: named(profile.languages) },
        ]}
      />
      <JobHistory jobs={profile.jobs} />
      <Education colleges={profile.colleges} />
    </Stack>
  );
};

const Aside = ({ profile }: { profile: MentorProfile }) => {
  const { t } = useLingui();
  const { info, badges, slug, is_own: isOwn } = profile;
  return (
    <>
      {/* PRO-13 */}
      {!isOwn && <SlotPanel mentor={sessionMentor(profile)} />}
      {badges.length > 0 && (
        <SectionCard title={t`Badges`}>
          <BadgeCounts badges={badges} />
        </SectionCard>
      )}
      <SocialLinks name={profile.full_name} linkedin={info.linkedin_url} instagram={info.instagram_url} />
      {slug !== null && <SimilarMentors slug={slug} />}
    </>
  );
};

/** The page's main act, in reach of the thumb (PRO-17 for visitors, PRO-18). */
const PhoneBar = ({ profile }: { profile: MentorProfile }) => {
  const { t } = useLingui();
  const { me } = useMe();
  const [booking, setBooking] = useState(false);
  if (!me)
    return (
      <Button kind="primary" full href={paths.signIn()} onPress={() => rememberReturnAddress()}>
        {t`Sign In`}
      </Button>
    );
  return (
    <>
      <ActionButton
        kind="primary"
        full
        whyNot={profile.available_dates.length === 0 ? t`I'm currently not available.` : null}
        onPress={() => setBooking(true)}
      >
        {t`Book Session`}
      </ActionButton>
      {booking && <BookSession mentor={sessionMentor(profile)} onClose={() => setBooking(false)} />}
    </>
  );
};

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
