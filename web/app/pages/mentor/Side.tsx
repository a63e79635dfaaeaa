import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { MentorProfile } from '../../../../contract/screens/schemas/profiles.ts';
import { paths } from '../../../lib/paths.ts';
import { useMe } from '../../../modules/accounts/index.ts';
import { BookSession, keepVisitorsWish, type SessionMentor, SlotPanel } from '../../../modules/bookings/index.ts';
import { SimilarMentors, SocialLinks } from '../../../modules/discovery/index.ts';
import { BadgeCounts } from '../../../modules/reviews/index.ts';
import { ActionButton, Button } from '../../../ui/Button.tsx';
import { SectionCard } from '../../../ui/Card.tsx';

const sessionMentor = (profile: MentorProfile): SessionMentor => ({
  id: profile.user_id,
  slug: profile.slug,
  name: profile.full_name,
  photo: profile.profile_photo_url,
  job: profile.job_title,
  company: profile.company,
});

/** The side panel, with booking first. */
export const Aside = ({ profile }: { profile: MentorProfile }) => {
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

/** The page's main action, within reach of the thumb (PRO-17 for visitors, PRO-18). */
export const PhoneBar = ({ profile }: { profile: MentorProfile }) => {
  const { t } = useLingui();
  const { me } = useMe();
  const [booking, setBooking] = useState(false);
  if (!me)
    return (
      <Button kind="primary" full href={paths.signIn()} onPress={() => keepVisitorsWish(sessionMentor(profile))}>
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
