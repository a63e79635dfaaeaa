import { useLingui } from '@lingui/react/macro';
import { Controller, useFormContext } from 'react-hook-form';
import type { Programme } from '../../../../contract/programmes.ts';
import { SectionCard } from '../../../ui/Card.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { RadioCards } from '../../../ui/RadioCards.tsx';
import type { ProgrammeSave } from '../queries.ts';
import { usePrivacyWords, useReviewWords } from '../words.ts';
import { PartForm } from './PartForm.tsx';

interface Values {
  program: Pick<Programme, 'privacy_settings' | 'review_settings'>;
}

const valuesOf = ({ privacy_settings, review_settings }: Programme): Values => ({
  program: { privacy_settings, review_settings },
});
const bodyOf = (typed: Values): ProgrammeSave => typed;

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

export const PrivacyTab = ({ programme }: { programme: Programme }) => {
  const { t } = useLingui();
  return (
    <PartForm programme={programme} label={t`Privacy`} valuesOf={valuesOf} bodyOf={bodyOf}>
      <SectionCard title={t`Who sees and who joins`}>
        <Stack gap="lg">
          <ProgrammePrivacy />
          <ReviewPrivacy />
        </Stack>
      </SectionCard>
    </PartForm>
  );
};
