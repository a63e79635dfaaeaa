import { useLingui } from '@lingui/react/macro';
import type { MenteeProfile } from '../../../../contract/screens/schemas/profiles.ts';
import { SocialLinks } from '../../../modules/discovery/index.ts';
import { BadgeCounts } from '../../../modules/reviews/index.ts';
import { SectionCard } from '../../../ui/Card.tsx';
import { Contact } from '../Contact.tsx';

/** Whether the side panel has any content (PRO-34, decision 017). */
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
