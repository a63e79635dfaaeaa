import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { IconUserSearch } from '@tabler/icons-react';
import { useState } from 'react';
import type { Person } from '../../../../../contract/profiles/schemas/own.ts';
import { refusalOf } from '../../../../lib/call.ts';
import { delays } from '../../../../lib/delays.ts';
import { PersonRow } from '../../../../ui/Avatar.tsx';
import { ActionButton } from '../../../../ui/Button.tsx';
import { Row, Stack } from '../../../../ui/Layout.tsx';
import { ListRow, RowList } from '../../../../ui/RowList.tsx';
import { ScoreBar } from '../../../../ui/ScoreBar.tsx';
import { SearchField } from '../../../../ui/SearchField.tsx';
import { SkeletonList } from '../../../../ui/Skeletons.tsx';
import { EmptyState, ErrorState } from '../../../../ui/States.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { points } from '../points.ts';
import { useChoices } from '../queries.ts';

interface Props {
  draftId: number;
  mentee: Person;
  onChoose: (mentor: Person) => void;
}

type Choice = NonNullable<ReturnType<typeof useChoices>['data']>['choices'][number];

const OneChoice = ({ choice, onChoose }: { choice: Choice } & Pick<Props, 'onChoose'>) => {
  const { t } = useLingui();
  const { mentor, score, chosen, free } = choice;
  const name = mentor.full_name;
  const room = plural(free, { 0: 'No free place: someone moves', one: '# free place', other: '# free places' });
  return (
    <ListRow>
      <Row justify="between" gap="md">
        <Stack gap="xs">
          <PersonRow name={name} src={mentor.profile_photo_url} meta={mentor.job_title} size={36} />
          <Row gap="md">
            <ScoreBar label={t`Score with ${name}`} value={points(score)} />
            <Text as="span" size="meta" tone="secondary">
              {room}
            </Text>
          </Row>
        </Stack>
        <ActionButton
          size="sm"
          kind="light"
          label={t`Choose ${name}`}
          whyNot={chosen ? t`They are a pair in this draft already.` : null}
          onPress={() => onChoose(mentor)}
        >
          {t`Choose`}
        </ActionButton>
      </Row>
    </ListRow>
  );
};

const Found = ({
  choices,
  total,
  onChoose,
}: { choices: readonly Choice[]; total: number } & Pick<Props, 'onChoose'>) => {
  const { t } = useLingui();
  if (choices.length === 0)
    return (
      <EmptyState compact icon={IconUserSearch} title={t`Nobody was found`}>
        {t`Only mentors whom no rule keeps apart from this mentee can be chosen.`}
      </EmptyState>
    );
  const shown = choices.length;
  return (
    <>
      <RowList label={t`Mentors to choose from`}>
        {choices.map((choice) => (
          <OneChoice key={choice.mentor.id} choice={choice} onChoose={onChoose} />
        ))}
      </RowList>
      {total > shown && (
        <Text size="meta" tone="secondary">{t`The best ${shown} of ${total}. Search to find others.`}</Text>
      )}
    </>
  );
};

/** The mentors whom a mentee may have, the best first. */
export const Choices = ({ draftId, mentee, onChoose }: Props) => {
  const { t } = useLingui();
  const [search, setSearch] = useState('');
  const { data, error, refetch, isFetching } = useChoices(draftId, mentee.id, search);
  return (
    <Stack gap="md">
      <SearchField
        label={t`Search mentors`}
        placeholder={t`Search by name or email`}
        value={search}
        onSearch={setSearch}
        delay={delays.tables}
      />
      {data && <Found choices={data.choices} total={data.total} onChoose={onChoose} />}
      {!data && error === null && <SkeletonList rows={4} />}
      {!data && error !== null && (
        <ErrorState compact message={refusalOf(error)?.error} onRetry={() => void refetch()} retrying={isFetching} />
      )}
    </Stack>
  );
};
