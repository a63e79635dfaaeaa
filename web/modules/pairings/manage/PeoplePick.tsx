import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { MultiPick } from '../../../ui/MultiPick.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import type { Candidate, FindPeople } from './candidates.ts';

interface Props {
  label: string;
  placeholder: string;
  find: FindPeople;
  /** The people who cannot be chosen because they are members already. */
  without?: readonly number[];
  hint?: string;
  error?: string | undefined;
  required?: boolean;
}

/** The search results, plus the people chosen before the search changed. */
const optionsOf = (people: readonly Candidate[], chosen: readonly Candidate[], without: readonly number[] = []) => {
  const found = people.filter(({ id }) => !without.includes(id));
  const gone = chosen.filter(({ id }) => !found.some((one) => one.id === id));
  return [...found, ...gone].map(({ id, name, note }) => ({ value: String(id), label: name, note }));
};

/** Picks several people, found by name or email address. */
export const PeoplePick = ({
  find: useFind,
  without,
  value,
  onChange,
  ...field
}: Props & { value: readonly Candidate[]; onChange: (people: readonly Candidate[]) => void }) => {
  const [search, setSearch] = useState('');
  const { people, loading } = useFind(search);
  const known = [...value, ...people];
  return (
    <MultiPick
      {...field}
      value={value.map(({ id }) => String(id))}
      options={optionsOf(people, value, without)}
      onSearch={setSearch}
      loading={loading}
      onChange={(ids) =>
        onChange(
          ids.flatMap((id) => {
            const person = known.find((one) => String(one.id) === id);
            return person ? [person] : [];
          }),
        )
      }
    />
  );
};

/** Picks one person, found by name or email address. */
export const PersonPick = ({
  find: useFind,
  without,
  value,
  onChange,
  ...field
}: Props & { value: Candidate | null; onChange: (person: Candidate | null) => void }) => {
  const { t } = useLingui();
  const [search, setSearch] = useState('');
  const { people, loading } = useFind(search);
  return (
    <SelectField
      {...field}
      searchable
      value={value === null ? null : String(value.id)}
      options={optionsOf(people, value === null ? [] : [value], without)}
      onSearch={setSearch}
      loading={loading}
      nothingFound={t`Nobody was found`}
      onChange={(id) => onChange(people.find((one) => String(one.id) === id) ?? (id === null ? null : value))}
    />
  );
};
