import { useLingui } from '@lingui/react/macro';
import { IconChartLine, IconUserSearch } from '@tabler/icons-react';
import type { MemberProfile } from '../../../contract/screens/schemas/profiles.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { paths, portalPath, progressPath } from '../../lib/paths.ts';
import { SocialLinks, useMemberProfile } from '../../modules/discovery/index.ts';
import { useThisProgramme } from '../../modules/programmes/index.ts';
import { PersonMenu } from '../../modules/safety/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Row } from '../../ui/Layout.tsx';
import { EmptyState } from '../../ui/States.tsx';
import { ConnectBar, ConnectPanel } from './connect/ConnectPanel.tsx';
import { Contact } from './Contact.tsx';
import { MessageButton } from './MessageButton.tsx';
import { MenteeView } from './mentee/Profile.tsx';
import { MentorView } from './mentor/Profile.tsx';
import { type ProfileAddress, type ProfileAround, ProfileNotShown, type ProfileTabs } from './ProfileFrame.tsx';

/** The way back: to the directory, if the reader has one (B22). */
const useBack = () => {
  const { t } = useLingui();
  const programme = useThisProgramme();
  const { pairing_method: method, viewer } = programme;
  if (method !== 'mentor_picks') return { href: portalPath(programme, 'directory'), label: t`Mentors` };
  if (viewer?.user_type === 'mentee') return { href: portalPath(programme, 'overviews'), label: t`Home` };
  return { href: portalPath(programme, 'directory'), label: t`Mentees` };
};

const personOf = ({ profile }: MemberProfile) => ({
  id: profile.user_id,
  slug: profile.slug,
  name: profile.full_name,
  photo: profile.profile_photo_url,
  job: profile.job_title,
  company: profile.company,
});

/** PRO-16, PRO-19, PRO-34: a mentee and a mentor can connect, but not on their own page. */
const useMayConnect = ({ side, profile }: MemberProfile) => {
  const as = useThisProgramme().viewer?.user_type;
  return !profile.is_own && (as === 'mentor' || as === 'mentee') && as !== side;
};

/** PRO-08: without badges, because those belong to the platform. */
const Side = ({ member, connects }: { member: MemberProfile; connects: boolean }) => {
  const { profile } = member;
  const { linkedin_url: linkedin, instagram_url: instagram } = profile.info;
  return (
    <>
      {connects && <ConnectPanel person={personOf(member)} />}
      <Contact profile={profile} />
      <SocialLinks name={profile.full_name} linkedin={linkedin} instagram={instagram} />
    </>
  );
};

/** B29: whether they have past or upcoming sessions together. */
const haveMet = (member: MemberProfile) =>
  member.side === 'mentor' ? member.profile.have_booked : member.profile.session_history.length > 0;

/** On the reader's own page, a link to its form; on another person's, to messages and to their sessions together. */
const MemberActs = ({ member }: { member: MemberProfile }) => {
  const { t } = useLingui();
  const programme = useThisProgramme();
  const { is_own: isOwn, slug, user_id: id, full_name: name, chat_link: chat } = member.profile;
  if (isOwn) return slug === null ? null : <Button href={paths.settings(slug, 'profile')}>{t`Edit profile`}</Button>;
  return (
    <Row>
      <MessageButton href={chat} name={name} />
      {haveMet(member) && (
        <Button icon={IconChartLine} href={progressPath(programme, id)} label={t`View Progress with ${name}`}>
          {t`View Progress`}
        </Button>
      )}
    </Row>
  );
};

const hasSide = ({ profile: { email, phone_no: phone, info } }: MemberProfile) =>
  [email, phone, info.linkedin_url, info.instagram_url].some(Boolean);

const Member = ({ member, ...tabs }: { member: MemberProfile } & ProfileTabs) => {
  const { t } = useLingui();
  const back = useBack();
  const connects = useMayConnect(member);
  const { id: programId } = useThisProgramme();
  const { full_name: name, is_own: isOwn, chat_link: chat } = member.profile;
  const acts = haveMet(member) || chat !== null;
  const around: ProfileAround = {
    back,
    actions: isOwn ? (
      <MemberActs member={member} />
    ) : (
      <Row>
        {acts && <MemberActs member={member} />}
        <PersonMenu personId={member.profile.user_id} name={name} programId={programId} />
      </Row>
    ),
    ...((connects || hasSide(member)) && {
      aside: <Side member={member} connects={connects} />,
      asideLabel: t`More about ${name}`,
    }),
    ...(connects && { phoneActions: <ConnectBar person={personOf(member)} /> }),
  };
  return member.side === 'mentor' ? (
    <MentorView profile={member.profile} around={around} {...tabs} />
  ) : (
    <MenteeView profile={member.profile} around={around} {...tabs} />
  );
};

const NotFound = () => {
  const { t } = useLingui();
  const { href, label } = useBack();
  return (
    <EmptyState
      icon={IconUserSearch}
      title={t`We couldn't find that profile`}
      action={
        <Button kind="primary" href={href}>
          {label}
        </Button>
      }
    >
      {t`The address may be wrong, or this person is no longer in this program.`}
    </EmptyState>
  );
};

/** PRO-05: a member of the programme, in its portal. */
export const MemberPage = ({ slug, ...tabs }: ProfileAddress) => {
  const { t } = useLingui();
  const { id } = useThisProgramme();
  const { data, error, refetch, isFetching } = useMemberProfile(id, slug);
  usePageTitle(data?.profile.full_name ?? t`Member`);
  if (data) return <Member key={data.profile.user_id} member={data} {...tabs} />;
  return <ProfileNotShown error={error} retrying={isFetching} onRetry={() => void refetch()} notThere={<NotFound />} />;
};
