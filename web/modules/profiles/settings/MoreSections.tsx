import { useLingui } from '@lingui/react/macro';
import { IconPencil } from '@tabler/icons-react';
import { instagramHost, linkedInHost, profileLimits } from '../../../../contract/profiles/values.ts';
import type { OwnProfile } from '../../../../contract/profiles/schemas/own.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { SectionCard } from '../../../ui/Card.tsx';
import { FieldRow } from '../../../ui/Form.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { useIndustries, useServices, useYearsOfExperience, withOwn } from '../../reference/index.ts';
import { BoundArea, BoundHandle, BoundPicks, BoundSelect } from '../form/fields.tsx';
import { optionsOf } from '../form/values.ts';
import { Contact } from './ContactSection.tsx';

const Links = () => {
  const { t } = useLingui();
  return (
    <SectionCard title={t`Links`}>
      <FieldRow>
        <BoundHandle name="linkedin_url" host={linkedInHost} label={t`LinkedIn`} placeholder={t`your-name`} />
        <BoundHandle name="instagram_url" host={instagramHost} label={t`Instagram`} placeholder={t`your-name`} />
      </FieldRow>
    </SectionCard>
  );
};

const YourWork = ({ profile }: { profile: OwnProfile }) => {
  const { t } = useLingui();
  const isMentor = profile.user_type === 'mentor';
  const years = useYearsOfExperience();
  const industries = useIndustries();
  const services = useServices({ enabled: isMentor });
  return (
    <SectionCard
      title={t`Your work`}
      actions={
        profile.is_fl_mentor && (
          <Button size="sm" kind="quiet" icon={IconPencil} href={paths.editMentor(profile.id)}>
            {t`Mentor profile`}
          </Button>
        )
      }
    >
      <Stack gap="md">
        <FieldRow>
          <BoundSelect
            name="working_experience"
            label={t`Years of experience`}
            options={years}
            clearable
            placeholder={t`Choose one`}
          />
          <BoundPicks
            name="user_industries_attributes"
            label={t`Industries`}
            options={optionsOf(withOwn(industries.data, profile.industries))}
            loading={industries.isPending}
            placeholder={t`Where you work or have worked`}
          />
        </FieldRow>
        {isMentor && (
          <BoundPicks
            name="services_attributes"
            label={t`Services`}
            options={optionsOf(services.data ?? profile.interested_services)}
            loading={services.isPending}
            placeholder={t`What you offer your mentees`}
          />
        )}
        <BoundArea
          name="impact_to_create"
          label={t`The impact you want to make`}
          max={profileLimits.impact}
          placeholder={isMentor ? t`What should be different because you mentored?` : t`What do you want to change?`}
        />
      </Stack>
    </SectionCard>
  );
};

/** The sections that nobody sees first; they come after the page. */
export const MoreSections = ({ profile }: { profile: OwnProfile }) => (
  <>
    <Contact />
    <Links />
    <YourWork profile={profile} />
  </>
);
