import { useLingui } from '@lingui/react/macro';
import { profileLimits } from '../../../../contract/profiles/values.ts';
import type { OwnProfile } from '../../../../contract/profiles/schemas/own.ts';
import { SectionCard } from '../../../ui/Card.tsx';
import { FieldRow } from '../../../ui/Form.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { useCountries, useGenders, useLanguages, withOwn } from '../../reference/index.ts';
import { BoundArea, BoundPicks, BoundSelect, BoundText } from '../form/fields.tsx';
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
