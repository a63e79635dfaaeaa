import { useLingui } from '@lingui/react/macro';
import { IconCompass, IconHeartHandshake } from '@tabler/icons-react';
import { useController } from 'react-hook-form';
import type { OwnProfile } from '../../../../contract/profiles/schemas/own.ts';
import { FieldRow } from '../../../ui/Form.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { RadioCards } from '../../../ui/RadioCards.tsx';
import { useCountries, useLanguages, withOwn } from '../../reference/index.ts';
import { BoundPicks, BoundSelect, BoundText } from '../form/fields.tsx';
import { optionsOf } from '../form/values.ts';
import { CareerGoals, MatchingIndustries } from '../settings/MatchingFields.tsx';
import type { SetupValues } from './values.ts';

const RoleField = () => {
  const { t } = useLingui();
  const { field } = useController<SetupValues, 'role'>({ name: 'role' });
  return (
    <RadioCards
      label={t`What brings you here?`}
      columns={2}
      value={field.value}
      onChange={field.onChange}
      options={[
        {
          value: 'mentee',
          label: t`I am looking for a mentor`,
          note: t`Find somebody who has been where you are going.`,
          icon: IconCompass,
        },
        {
          value: 'mentor',
          label: t`I want to be a mentor`,
          note: t`We ask a few more questions at the end, then we get back to you.`,
          icon: IconHeartHandshake,
        },
      ]}
    />
  );
};

export const RoleAndName = ({ asksRole }: { asksRole: boolean }) => {
  const { t } = useLingui();
  return (
    <Stack gap="lg">
      {asksRole && <RoleField />}
      <FieldRow>
        <BoundText name="firstname" label={t`First name`} autoComplete="given-name" required />
        <BoundText name="lastname" label={t`Last name`} autoComplete="family-name" required />
      </FieldRow>
    </Stack>
  );
};

interface Filled {
  profile: OwnProfile;
}

export const CountryAndLanguages = ({ profile }: Filled) => {
  const { t } = useLingui();
  const countries = useCountries();
  const languages = useLanguages();
  const spoken = profile.user_languages.map(({ language_id: id, name }) => ({ id, name }));
  return (
    <Stack gap="md">
      <BoundSelect
        name="country_id"
        label={t`Country`}
        required
        options={optionsOf(countries.data)}
        loading={countries.isPending}
        placeholder={t`Choose your country`}
      />
      <BoundPicks
        name="user_languages"
        label={t`Language`}
        required
        options={optionsOf(withOwn(languages.data, spoken))}
        loading={languages.isPending}
        placeholder={t`Languages you can hold a session in`}
      />
    </Stack>
  );
};

export const GoalsAndIndustries = ({ profile }: Filled) => (
  <Stack gap="lg">
    <CareerGoals />
    <MatchingIndustries chosen={profile.interested_industries} />
  </Stack>
);
