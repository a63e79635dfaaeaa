import { useLingui } from '@lingui/react/macro';
import { IconMail, IconPhone } from '@tabler/icons-react';
import type { MenteeProfile } from '../../../../contract/profile-pages.ts';
import { SocialLinks } from '../../../modules/discovery/index.ts';
import { BadgeCounts } from '../../../modules/reviews/index.ts';
import { SectionCard } from '../../../ui/Card.tsx';
import { IconLine } from '../../../ui/Facts.tsx';
import { Stack } from '../../../ui/Layout.tsx';

/** For the person and who administers them (PRO-90); others are sent neither. */
const Contact = ({ profile }: { profile: MenteeProfile }) => {
  const { t } = useLingui();
  const { email, phone_no: phone, is_own: isOwn, full_name: name } = profile;
  if (!email && !phone) return null;
  return (
    <SectionCard
      title={t`Contact`}
      hint={isOwn ? t`Only you and the admins see this.` : t`Only ${name} and the admins see this.`}
    >
      <Stack gap="sm">
        {email && <IconLine icon={IconMail}>{email}</IconLine>}
        {phone && <IconLine icon={IconPhone}>{phone}</IconLine>}
      </Stack>
    </SectionCard>
  );
};

/** Whether there is anything to put at the side. */
export const hasAside = ({ email, phone_no: phone, badges, info }: MenteeProfile) =>
  [email, phone, info.linkedin_url, info.instagram_url].some(Boolean) || badges.length > 0;

export const Aside = ({ profile }: { profile: MenteeProfile }) => {
  const { t } = useLingui();
  const { badges, info } = profile;
  return (
    <>
      <Contact profile={profile} />
      {badges.length > 0 && (
        <SectionCard title={t`Badges`}>
          <BadgeCounts badges={badges} />
        </SectionCard>
      )}
      <SocialLinks name={profile.full_name} linkedin={info.linkedin_url} instagram={info.instagram_url} />
    </>
  );
};
