import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { BookableGroup } from '../../../../contract/bookings/schemas/create.ts';
import { refusalOf } from '../../../lib/call.ts';
import { delays } from '../../../lib/delays.ts';
import { AvatarStack } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Fieldset } from '../../../ui/Fieldset.tsx';
import { FieldRow } from '../../../ui/Form.tsx';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { ListRow, RowList } from '../../../ui/RowList.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { EmptyState, ErrorState } from '../../../ui/States.tsx';
import { Text } from '../../../ui/Text.tsx';
import { type Chosen, withoutTime } from './choices.ts';
import { useMentees, useMentors } from './queries.ts';
import type { Creating } from './useCreate.ts';

const optionsOf = (people: readonly { id: number; full_name: string; note: string }[], chosen: Chosen | null) => [
  ...people.map(({ id, full_name: label, note }) => ({ value: String(id), label, note })),
  ...(chosen && !people.some(({ id }) => id === chosen.id) ? [{ value: String(chosen.id), label: chosen.name }] : []),
];

const chosenOf = (people: readonly { id: number; full_name: string }[], value: string | null) => {
  const person = people.find(({ id }) => String(id) === value);
  return person ? { id: person.id, name: person.full_name } : null;
};

/** One-on-one: any mentor and mentee of the programme; the mentees of the chosen mentor come first. */
export const TwoFields = ({ creating }: { creating: Creating }) => {
  const { t } = useLingui();
  const { programId, choices, change, setChoices, gaps } = creating;
  const [searches, setSearches] = useState({ mentor: '', mentee: '' });
  const mentors = useMentors(programId, searches.mentor);
  const mentees = useMentees(programId, choices.mentor?.id ?? null, searches.mentee);
  const ofMentors = (mentors.data?.mentors ?? []).map((one) => ({ ...one, note: one.job_title ?? '' }));
  const ofMentees = (mentees.data?.mentees ?? []).map((one) => ({
    ...one,
    note: one.paired ? t`Paired with this mentor` : (one.job_title ?? ''),
  }));
  return (
    <FieldRow>
      <SelectField
        label={t`Mentor`}
        required
        searchable
        placeholder={t`Search by name`}
        value={choices.mentor === null ? null : String(choices.mentor.id)}
        options={optionsOf(ofMentors, choices.mentor)}
        onSearch={(mentor) => setSearches({ ...searches, mentor })}
        loading={mentors.isFetching}
        nothingFound={t`Nobody was found`}
        onChange={(value) => setChoices((now) => ({ ...withoutTime(now), mentor: chosenOf(ofMentors, value) }))}
        error={gaps.includes('mentor') ? t`Mentor is required` : undefined}
      />
      <SelectField
        label={t`Mentee`}
        required
        searchable
        placeholder={t`Search by name`}
        value={choices.mentee === null ? null : String(choices.mentee.id)}
        options={optionsOf(ofMentees, choices.mentee)}
        onSearch={(mentee) => setSearches({ ...searches, mentee })}
        loading={mentees.isFetching}
        nothingFound={t`Nobody was found`}
        onChange={(value) => change({ mentee: chosenOf(ofMentees, value) })}
        error={gaps.includes('mentee') ? t`Mentee is required` : undefined}
      />
    </FieldRow>
  );
};

const GroupRow = ({ group, chosen, onChoose }: { group: BookableGroup; chosen: boolean; onChoose: () => void }) => {
  const { t } = useLingui();
  const title = `#${group.id} ${group.name}`;
  const people = [...group.mentors, ...group.mentees].map(({ full_name: name, profile_photo_url: src, deleted }) => ({
    name,
    src,
    deleted,
  }));
  return (
    <ListRow selected={chosen}>
      <Row justify="between">
        <Row gap="sm">
          <AvatarStack people={people} label={t`In the group`} />
          <Text size="control" strong>
            {title}
          </Text>
        </Row>
        <Button kind={chosen ? 'light' : 'default'} size="sm" onPress={onChoose} label={t`Choose ${title}`}>
          {chosen ? t`Chosen` : t`Choose`}
        </Button>
      </Row>
    </ListRow>
  );
};

/** ADB-44: found by a part of the name, ignoring case. */
export const GroupField = ({ creating }: { creating: Creating }) => {
  const { t } = useLingui();
  const { programId, choices, setChoices, gaps } = creating;
  const [search, setSearch] = useState('');
  const { data, error, refetch } = useMentors(programId, search);
  const groups = data?.groups ?? [];
  return (
    <Fieldset label={t`Group`} required error={gaps.includes('group') ? t`Group is required` : undefined}>
      <Stack gap="sm">
        <SearchField
          label={t`Search group name`}
          placeholder={t`Search group name`}
          value={search}
          onSearch={setSearch}
          delay={delays.lookUps}
        />
        {error && <ErrorState compact message={refusalOf(error)?.error} onRetry={() => void refetch()} />}
        {data && groups.length === 0 && <EmptyState compact title={t`No group has that name`} />}
        {groups.length > 0 && (
          <RowList label={t`Groups`}>
            {groups.map((group) => (
              <GroupRow
                key={group.id}
                group={group}
                chosen={choices.group?.id === group.id}
                onChoose={() => setChoices((now) => ({ ...withoutTime(now), group }))}
              />
            ))}
          </RowList>
        )}
      </Stack>
    </Fieldset>
  );
};
