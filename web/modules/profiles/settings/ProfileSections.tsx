import { useLingui } from '@lingui/react/macro';
import { IconPencil } from '@tabler/icons-react';
import { useController } from 'react-hook-form';
import { instagramHost, linkedInHost, profileLimits } from '../../../../contract/profiles/values.ts';
import type { OwnProfile } from '../../../../contract/profiles/schemas/own.ts';
import { serverNow } from '../../../lib/clock.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { SectionCard } from '../../../ui/Card.tsx';
import { FieldRow } from '../../../ui/Form.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { TimeZoneField } from '../../../ui/TimeZoneField.tsx';
import {
  useCountries,
  useGenders,
  useIndustries,
  useLanguages,
  useServices,
  useYearsOfExperience,
  withOwn,
} from '../../reference/index.ts';
import { BoundArea, BoundCheck, BoundHandle, BoundPicks, BoundSelect, BoundText } from '../form/fields.tsx';
import { optionsOf } from '../form/values.ts';

export const AboutYou = ({ profile }: { profile: OwnProfile }) => {
  const { t } = useLingui();
  const genders = useGenders();
  const countries = useCountries();
  const languages = useLanguages();
  const spoken = profile.user_languages.map(({ language_id: id, name }) => ({ id, name }));
  return (
    <SectionCard title={t`About you`}>
      <Stack gap="md">
        <FieldRow>
          <BoundText name="firstname" label={t`First name`} autoComplete="given-name" required />
          <BoundText name="lastname" label={t`Last name`} autoComplete="family-name" required />
        </FieldRow>
        <FieldRow>
          <BoundSelect
            name="country_id"
            label={t`Country`}
            required
            options={optionsOf(countries.data)}
            loading={countries.isPending}
            placeholder={t`Choose your country`}
          />
          <BoundSelect
            name="gender"
            label={t`Gender`}
            options={genders}
            clearable
            placeholder={t`Choose if you like`}
          />
        </FieldRow>
        <BoundPicks
          name="user_languages"
          label={t`Language`}
          required
          options={optionsOf(withOwn(languages.data, spoken))}
          loading={languages.isPending}
          placeholder={t`Languages you can hold a session in`}
        />
        <BoundArea
          name="profile_intro"
          label={t`Introduction`}
          max={profileLimits.intro}
          placeholder={t`Who you are, in a few sentences`}
        />
      </Stack>
    </SectionCard>
  );
};

const ZoneField = () => {
  const { field, fieldState } = useController<{ timezone: string }>({ name: 'timezone' });
  return (
    <TimeZoneField
      value={field.value}
      onChange={field.onChange}
      now={serverNow()}
      error={fieldState.error?.message}
      required
    />
  );
};

export const Contact = () => {
  const { t } = useLingui();
  return (
    <SectionCard title={t`Contact`} hint={t`Only you and admins see your phone number.`}>
      <Stack gap="md">
        <FieldRow>
          <BoundText
            name="phone_no"
            label={t`Phone no`}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            placeholder="60123456789"
          />
          <ZoneField />
        </FieldRow>
        <BoundCheck
          name="whatsapp_notification"
          label={t`Send me WhatsApp messages`}
          hint={t`About your sessions, to the phone number above.`}
        />
      </Stack>
    </SectionCard>
  );
};

export const Links = () => {
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

export const YourWork = ({ profile }: { profile: OwnProfile }) => {
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
