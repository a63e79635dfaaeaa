import { useLingui } from '@lingui/react/macro';
import { Controller, useFormContext } from 'react-hook-form';
import type { Programme } from '../../../../contract/programmes/schemas/programme.ts';
import { SectionCard } from '../../../ui/Card.tsx';
import { SwitchRow } from '../../../ui/Choices.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { RadioCards } from '../../../ui/RadioCards.tsx';
import type { ProgrammeSave } from '../queries.ts';
import { usePrivacyWords, useReviewWords } from '../words.ts';
import { PartForm } from './PartForm.tsx';

interface Values {
  program: Pick<Programme, 'privacy_settings' | 'review_settings' | 'recording_allowed'>;
}

const privacyValues = ({ privacy_settings, review_settings, recording_allowed }: Programme): Values => ({
  program: { privacy_settings, review_settings, recording_allowed },
});
const privacyBody = (typed: Values): ProgrammeSave => typed;

/** PRG-44 */
const ProgrammePrivacy = () => {
  const { t } = useLingui();
  const { control } = useFormContext<Values>();
  const words = usePrivacyWords();
  const notes = {
    closed: t`You decide about everybody who applies.`,
    open: t`Whoever knows the address may join at once.`,
  };
  return (
    <Controller
      control={control}
      name="program.privacy_settings"
      render={({ field: { value, onChange } }) => (
        <RadioCards
          label={t`Program privacy`}
          columns={2}
          options={(['closed', 'open'] as const).map((key) => ({ value: key, label: words[key], note: notes[key] }))}
          value={value}
          onChange={onChange}
        />
      )}
    />
  );
};

/** PRG-45 */
const ReviewPrivacy = () => {
  const { t } = useLingui();
  const { control } = useFormContext<Values>();
  const words = useReviewWords();
  const notes = { shown: t`Mentors and mentees see the reviews given to them.`, hidden: t`Only admins see reviews.` };
  return (
    <Controller
      control={control}
      name="program.review_settings"
      render={({ field: { value, onChange } }) => (
        <RadioCards
          label={t`Review privacy`}
          columns={2}
          options={(['shown', 'hidden'] as const).map((key) => ({ value: key, label: words[key], note: notes[key] }))}
          value={value}
          onChange={onChange}
        />
      )}
    />
  );
};

/** M14 */
const RecordingField = () => {
  const { t } = useLingui();
  const { control } = useFormContext<Values>();
  return (
    <Controller
      control={control}
      name="program.recording_allowed"
      render={({ field: { value, onChange } }) => (
        <SwitchRow
          label={t`Recording of sessions`}
          hint={t`Members may record a session when everybody in it agrees. Off: nobody is asked.`}
          checked={value}
          onChange={onChange}
        />
      )}
    />
  );
};

export const PrivacyTab = ({ programme }: { programme: Programme }) => {
  const { t } = useLingui();
  return (
    <PartForm programme={programme} label={t`Privacy`} toValues={privacyValues} toBody={privacyBody}>
      <SectionCard title={t`Who sees and who joins`}>
        <Stack gap="lg">
          <ProgrammePrivacy />
          <ReviewPrivacy />
        </Stack>
      </SectionCard>
      <SectionCard title={t`Meeting room`}>
        <RecordingField />
      </SectionCard>
    </PartForm>
  );
};
