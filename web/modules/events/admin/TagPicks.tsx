import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { eventLimits, tagKinds } from '../../../../contract/events/values.ts';
import { Stack } from '../../../ui/Layout.tsx';
import { MultiPick } from '../../../ui/MultiPick.tsx';
import { useCompanySearch, useCountries, useIndustries, useSkills } from '../../reference/index.ts';
import type { ChosenTags } from './chosen-tags.ts';

type Entries = ChosenTags['skill_tags'];

interface OneProps {
  label: string;
  value: Entries;
  /** Those to choose from, or what a search has found of them. */
  entries: Entries;
  onChange: (value: Entries) => void;
  onSearch?: (words: string) => void;
  loading: boolean;
  error: string | undefined;
}

const TagPick = ({ value, entries, onChange, ...rest }: OneProps) => {
  const { t } = useLingui();
  const known = new Map([...entries, ...value].map((entry) => [String(entry.id), entry]));
  return (
    <MultiPick
      {...rest}
      value={value.map(({ id }) => String(id))}
      options={[...known].map(([id, { name }]) => ({ value: id, label: name }))}
      onChange={(ids) => onChange(ids.flatMap((id) => known.get(id) ?? []))}
      placeholder={t`Search`}
      {...(value.length >= eventLimits.tagsOfAKind && { max: eventLimits.tagsOfAKind })}
    />
  );
};

/** Companies are searched for on the server; the other lists are short enough to be here whole. */
const useLists = () => {
  const { t } = useLingui();
  const [words, setWords] = useState('');
  const [skills, industries, countries] = [useSkills(), useIndustries(), useCountries()];
  const companies = useCompanySearch(words);
  return {
    skill: { label: t`Skills`, ...skills },
    industry: { label: t`Industries`, ...industries },
    company: { label: t`Companies`, ...companies, onSearch: setWords },
    country: { label: t`Countries`, ...countries },
  };
};

interface Props {
  value: ChosenTags;
  onChange: (field: keyof ChosenTags, entries: Entries) => void;
  errorOf?: (field: keyof ChosenTags) => string | undefined;
}

/** EVT-20, EVT-39: skills, industries, companies and countries, found by a part of their names. */
export const TagPicks = ({ value, onChange, errorOf }: Props) => {
  const lists = useLists();
  return (
    <Stack gap="md">
      {tagKinds.map((kind) => {
        const field = `${kind}_tags` as const;
        const { label, data = [], isFetching } = lists[kind];
        return (
          <TagPick
            key={kind}
            label={label}
            value={value[field]}
            entries={data}
            onChange={(entries) =>
              onChange(
                field,
                entries.map(({ id, name }) => ({ id, name })),
              )
            }
            {...(kind === 'company' && { onSearch: lists.company.onSearch })}
            loading={isFetching}
            error={errorOf?.(field)}
          />
        );
      })}
    </Stack>
  );
};
