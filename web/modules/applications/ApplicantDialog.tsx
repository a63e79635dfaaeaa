import { useLingui } from '@lingui/react/macro';
import type { Applicant } from '../../../contract/applications/schemas/applicants.ts';
import type { ApplicationQuestion } from '../../../contract/applications/schemas/fields.ts';
import type { AnswerFile } from '../../../contract/applications/schemas/files.ts';
import { shortDay } from '../../lib/time.ts';
import { PersonRow } from '../../ui/Avatar.tsx';
import { ActionButton, Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Link } from '../../ui/navigation.tsx';
import { Text } from '../../ui/Text.tsx';
import { actsFor, useActWords } from './acts.ts';
import { ApplicantBadge } from './Badges.tsx';
import type { Review } from './useReview.ts';

const order = ['remove', 'reject', 'waitlist', 'shortlist', 'approve', 'invite', 'undo'];

interface Props {
  applicant: Applicant;
  questions: readonly ApplicationQuestion[];
  zone: string;
  review: Review;
  onClose: () => void;
}

const useDates = ({ applied_on: applied, invite_sent_at: invited, joined_at: joined }: Applicant, zone: string) => {
  const { t } = useLingui();
  const dates = [
    { label: t`Applied on`, at: applied },
    { label: t`Invitation sent`, at: invited },
    { label: t`Joined`, at: joined },
  ];
  return dates.flatMap(({ label, at }) => (at === null ? [] : [{ label, value: shortDay(at, zone) }]));
};

const fileOf = ({ files }: Applicant, questionId: number) => files.find(({ question_id: id }) => id === questionId);

/** The words of an answer, or the file that it is. */
const Answer = ({ words, file }: { words: string; file: AnswerFile | undefined }) => {
  const { t } = useLingui();
  if (file)
    return (
      <Link href={file.file} newTab>
        {file.file_name}
      </Link>
    );
  return words === '' ? <Text tone="secondary">{t`Not answered`}</Text> : <Text typed>{words}</Text>;
};

/** One application in full, with the actions available for it. */
export const ApplicantDialog = ({ applicant, questions, zone, review, onClose }: Props) => {
  const { t } = useLingui();
  const words = useActWords();
  const dates = useDates(applicant, zone);
  const acts = actsFor(applicant);
  // The action that moves the applicant forward comes last, where the eye ends up.
  const footer = acts
    .toSorted((one, other) => order.indexOf(one.act) - order.indexOf(other.act))
    .map(({ act, whyNot }) => (
      <ActionButton
        key={act}
        kind={act === 'approve' || act === 'invite' ? 'primary' : 'default'}
        icon={words[act].icon}
        pending={review.pending}
        whyNot={whyNot}
        onPress={() => review.act(act, applicant)}
      >
        {words[act].label}
      </ActionButton>
    ));
  return (
    <Dialog
      opened
      onClose={onClose}
      size="lg"
      title={t`Application of ${applicant.full_name}`}
      footer={acts.length > 0 ? <>{footer}</> : <Button onPress={onClose}>{t`Close`}</Button>}
    >
      <Stack gap="lg">
        <PersonRow
          name={applicant.full_name}
          src={applicant.profile_photo_url}
          meta={applicant.email}
          size={48}
          end={<ApplicantBadge status={applicant.status} />}
        />
        {dates.length > 0 && <Facts columns={2} items={dates} />}
        {applicant.rejection_note !== '' && (
          <Facts items={[{ label: t`Your team's note to the applicant`, value: applicant.rejection_note }]} />
        )}
        {questions.length === 0 ? (
          <Text tone="secondary">{t`This form asks no questions.`}</Text>
        ) : (
          <Facts
            items={questions.map(({ id, title }, at) => ({
              label: title,
              value: <Answer words={applicant.answers[at] ?? ''} file={fileOf(applicant, id)} />,
            }))}
          />
        )}
      </Stack>
    </Dialog>
  );
};
