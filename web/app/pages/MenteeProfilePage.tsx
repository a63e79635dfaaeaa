import { useLingui } from '@lingui/react/macro';
import { IconMail, IconMapPin, IconPhone } from '@tabler/icons-react';
import type { MenteeProfile } from '../../../contract/profile-pages.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { shortDay } from '../../lib/time.ts';
import {
  Education,
  Figures,
  Intro,
  JobHistory,
  MenteeRating,
  SessionHistory,
  SocialLinks,
  TagFacts,
  useMenteeProfile,
  useViewerZone,
} from '../../modules/discovery/index.ts';
import { BadgeCounts, everythingSaid, ProfileReviews } from '../../modules/reviews/index.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { SectionCard } from '../../ui/Card.tsx';
import { IconLine } from '../../ui/Facts.tsx';
import { DetailPage } from '../../ui/frames/DetailPage.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TabPanel, Tabs } from '../../ui/Tabs.tsx';
import { PageNotFound } from '../PageNotFound.tsx';
import { type ProfileAddress, ProfileNotShown } from './ProfileFrame.tsx';

/** PRO-32, PRO-33 */
const Overview = ({ profile }: { profile: MenteeProfile }) => {
  const { t } = useLingui();
  const named = (list: readonly { name: string }[]) => list.map(({ name }) => name);
  return (
    <Stack gap="md">
      <Figures
        label={t`In figures`}
        items={[
          { label: t`Following`, value: profile.following_count },
          { label: t`Mentoring sessions`, value: profile.mentoring_sessions_count },
          { label: t`Programmes joined`, value: profile.programs_joined_count },
        ]}
      />
      <Intro text={profile.profile_intro} />
      <TagFacts
        title={t`Looking for`}
        lists={[
          { label: t`Goals`, tags: profile.goals.map((goal) => goal.mentor_label) },
          { label: t`Interested companies`, tags: named(profile.interested_companies) },
          { label: t`Interested industries`, tags: named(profile.interested_industries) },
          { label: t`Job roles`, tags: profile.info.job_roles },
          { label: t`Skills`, tags: named(profile.skills) },
          { label: t`Languages`, tags: named(profile.languages) },
        ]}
      />
      <SessionHistory sessions={profile.session_history} />
      <JobHistory jobs={profile.jobs} />
      <Education colleges={profile.colleges} />
    </Stack>
  );
};

/** For the person and who administers them (PRO-90); others are sent neither. */
const Contact = ({ email, phone }: { email: string | null; phone: string | null }) => {
  const { t } = useLingui();
  if (!email && !phone) return null;
  return (
    <SectionCard title={t`Contact`} hint={t`Only you and the admins see this.`}>
      <Stack gap="sm">
        {email && <IconLine icon={IconMail}>{email}</IconLine>}
        {phone && <IconLine icon={IconPhone}>{phone}</IconLine>}
      </Stack>
    </SectionCard>
  );
};

const hasAside = ({ email, phone_no: phone, badges, info }: MenteeProfile) =>
  [email, phone, info.linkedin_url, info.instagram_url].some(Boolean) || badges.length > 0;

const Aside = ({ profile }: { profile: MenteeProfile }) => {
  const { t } = useLingui();
  const { badges, info } = profile;
  return (
    <>
      <Contact email={profile.email} phone={profile.phone_no} />
      {badges.length > 0 && (
        <SectionCard title={t`Badges`}>
          <BadgeCounts badges={badges} />
        </SectionCard>
      )}
      <SocialLinks name={profile.full_name} linkedin={info.linkedin_url} instagram={info.instagram_url} />
    </>
  );
};

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

/** PRO-03: a mentee, for themselves and those who share a session with them. */
export const MenteeProfilePage = ({ slug, ...address }: ProfileAddress) => {
  const { t } = useLingui();
  const { data, error, refetch, isFetching } = useMenteeProfile(slug);
  usePageTitle(data?.full_name ?? t`Mentee`);
  if (data) return <Profile key={data.user_id} profile={data} {...address} />;
  return (
    <ProfileNotShown error={error} retrying={isFetching} onRetry={() => void refetch()} notThere={<PageNotFound />} />
  );
};
