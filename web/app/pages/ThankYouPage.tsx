import { useLingui } from '@lingui/react/macro';
import { IconBrandLinkedin, IconHeartHandshake } from '@tabler/icons-react';
import type { CurrentUser } from '../../../contract/me/schemas.ts';
import type { FeedbackForm } from '../../../contract/reviews/schemas/giving.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { bookingPaths, paths, portalPath } from '../../lib/paths.ts';
import { productName } from '../../lib/product.ts';
import { useMe } from '../../modules/accounts/index.ts';
import { SlotPanel } from '../../modules/bookings/index.ts';
import { ProgrammeMentors } from '../../modules/discovery/index.ts';
import { useProgrammeHere } from '../../modules/programmes/index.ts';
import { LeftToReview, OneFeedback } from '../../modules/reviews/index.ts';
import { useNpsAgain } from '../../modules/surveys/index.ts';
import { Button } from '../../ui/Button.tsx';
import { SectionCard } from '../../ui/Card.tsx';
import { DetailPage } from '../../ui/frames/DetailPage.tsx';
import { Row, Stack } from '../../ui/Layout.tsx';
import { later } from '../../ui/later.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Text } from '../../ui/Text.tsx';

/** At the foot of the page, and so loaded after it. */
const SuggestedMentors = later(
  async () => (await import('../home/SuggestedMentors.tsx')).SuggestedMentors,
  () => 'unasked',
);

/** REV-10: a post for LinkedIn that can be edited before it is sent; it names nobody. */
const Celebrate = () => {
  const { t } = useLingui();
  const product = productName();
  const words = t`I have just finished a mentoring session on ${product}. An hour with somebody who has been there is worth a lot.`;
  const text = encodeURIComponent(`${words} ${window.location.origin}`);
  return (
    <SectionCard
      title={t`Celebrate on LinkedIn`}
      footer={
        <Button
          kind="light"
          icon={IconBrandLinkedin}
          href={`https://www.linkedin.com/feed/?shareActive=true&text=${text}`}
          newTab
        >
          {t`Celebrate on LinkedIn`}
        </Button>
      }
    >
      <Text>{t`Share what you do for your growth. You can change the words before you post them.`}</Text>
    </SectionCard>
  );
};

interface Props {
  form: FeedbackForm;
  me: CurrentUser;
}

/** REV-10, A12: another session with the same person; a mentor offers their own hours. */
const Rebook = ({ form: { participant, participant_type: type, booking }, me }: Props) => {
  const { t } = useLingui();
  if (participant.deleted) return null;
  const { id, full_name: name, profile_photo_url: photo, slug, job_title: job, company } = participant;
  if (type === 'mentor')
    return <SlotPanel mentor={{ id, slug, name, photo, job, company }} title={t`Book the next session with ${name}`} />;
  // A session of a group is always booked for the whole group.
  if (booking.is_group) return null;
  const own = { id: me.id, slug: me.slug, name: me.full_name, photo: me.profile_photo_url, job: null, company: null };
  return <SlotPanel mentor={own} mentee={{ id, name, photo }} title={t`Book the next session with ${name}`} />;
};

const Sealed = ({ form }: { form: FeedbackForm }) => {
  const { t } = useLingui();
  const { page } = bookingPaths(useProgrammeHere());
  const name = form.participant.full_name;
  if (form.review?.sealed === true)
    return (
      <Notice>
        {t`${name} reads your review once both of you have reviewed, or after seven days. Until then you can change it.`}
      </Notice>
    );
  if (!form.other_submitted) return null;
  return (
    <Notice
      tone="success"
      action={<Button size="sm" href={page(form.booking.id)}>{t`Read Review`}</Button>}
    >{t`Both of you have reviewed: you can read what ${name} said.`}</Notice>
  );
};

const Thanks = ({ form, me }: Props) => {
  useNpsAgain();
  const { t } = useLingui();
  const programme = useProgrammeHere();
  usePageTitle(t`Thank you for your feedback!`);
  const home = programme === null ? paths.dashboard() : portalPath(programme, 'overviews');
  const { feedback } = bookingPaths(programme);
  return (
    <DetailPage
      title={t`Thank you for your feedback!`}
      lead={
        form.booking.is_group
          ? t`What you say helps the others grow, and shows all of you how far you have come.`
          : t`What you say helps the other one grow, and shows both of you how far you have come.`
      }
      actions={
        <Row>
          {form.review?.editable === true && (
            <Button href={feedback(form.booking.id, form.participant.id)}>{t`Change your review`}</Button>
          )}
          <Button kind="primary" href={home}>{t`Go to your dashboard`}</Button>
        </Row>
      }
      aside={<Celebrate />}
      asideLabel={t`Celebrate on LinkedIn`}
    >
      <Stack gap="lg">
        <Sealed form={form} />
        <LeftToReview bookingId={form.booking.id} people={form.left_to_review} />
        <Rebook form={form} me={me} />
        {form.suggests_mentors &&
          (programme === null ? (
            <SuggestedMentors except={form.participant.id} timezone={me.timezone} />
          ) : (
            <ProgrammeMentors />
          ))}
      </Stack>
    </DetailPage>
  );
};

/** Nothing has been reviewed, so there is nothing to thank for yet. */
const NotReviewed = ({ form }: { form: FeedbackForm }) => {
  const { t } = useLingui();
  const { feedback } = bookingPaths(useProgrammeHere());
  usePageTitle(t`Feedback`);
  return (
    <DetailPage title={t`You have not reviewed this session yet`} width="narrow">
      <Row>
        <Button kind="primary" icon={IconHeartHandshake} href={feedback(form.booking.id, form.participant.id)}>
          {t`Rate Now`}
        </Button>
      </Row>
    </DetailPage>
  );
};

interface Address {
  /** From the address; undefined if it contains none. */
  bookingId: number | undefined;
  participantId: number | undefined;
}

/** REV-10, REV-11: the page after a review. */
export const ThankYouPage = (address: Address) => {
  const { me } = useMe();
  if (me === null) return null;
  return (
    <OneFeedback {...address}>
      {(form) => (form.review === null ? <NotReviewed form={form} /> : <Thanks form={form} me={me} />)}
    </OneFeedback>
  );
};
