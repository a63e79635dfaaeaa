import { useLingui } from '@lingui/react/macro';
import { linkedInHost, profileLimits } from '../../../../contract/profiles/values.ts';
import { SectionCard } from '../../../ui/Card.tsx';
import { FieldRow } from '../../../ui/Form.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { useCareerLevels, useServices, useWhoToMentor, useYearsOfExperience } from '../../reference/index.ts';
import { BoundArea, BoundChips, BoundHandle, BoundPicks, BoundSelect, BoundText } from '../form/fields.tsx';
import { optionsOf } from '../form/values.ts';

export const YourExperience = () => {
  const { t } = useLingui();
  const years = useYearsOfExperience();
  const levels = useCareerLevels();
  return (
    <SectionCard title={t`Your experience`}>
      <Stack gap="md">
        <FieldRow>
          <BoundText name="job_title" label={t`Job title`} autoComplete="organization-title" required />
          <BoundText name="company" label={t`Company`} autoComplete="organization" required />
        </FieldRow>
        <FieldRow>
          <BoundSelect
            name="working_experience"
            label={t`Years of experience`}
            required
            options={years}
            placeholder={t`Choose one`}
          />
          <BoundSelect
            name="working_experience_level"
            label={t`Career level`}
            required
            options={levels}
            placeholder={t`Choose one`}
          />
        </FieldRow>
        <BoundHandle name="linkedin_url" host={linkedInHost} label={t`LinkedIn`} placeholder={t`your-name`} />
      </Stack>
    </SectionCard>
  );
};

export const YourMentoring = () => {
  const { t } = useLingui();
  const services = useServices();
  return (
    <SectionCard title={t`Your mentoring`}>
      <Stack gap="md">
        <BoundChips name="who_to_mentor" label={t`Who would you like to mentor?`} required options={useWhoToMentor()} />
        <BoundPicks
          name="services_attributes"
          label={t`Services`}
          required
          options={optionsOf(services.data)}
          loading={services.isPending}
          placeholder={t`What you offer your mentees`}
        />
        <BoundArea
          name="impact_to_create"
          label={t`The impact you want to make`}
          required
          max={profileLimits.impact}
          placeholder={t`What should be different because you mentored?`}
        />
      </Stack>
    </SectionCard>
  );
};
