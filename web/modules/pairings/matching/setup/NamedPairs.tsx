import { useLingui } from '@lingui/react/macro';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { ActionButton, IconButton } from '../../../../ui/Button.tsx';
import { SectionCard } from '../../../../ui/Card.tsx';
import { SegmentedChoice } from '../../../../ui/Chips.tsx';
import { FieldRow } from '../../../../ui/Form.tsx';
import { Row, Stack } from '../../../../ui/Layout.tsx';
import { StatusPill } from '../../../../ui/Pills.tsx';
import { ListRow, RowList } from '../../../../ui/RowList.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { useThisProgramme } from '../../../programmes/index.ts';
import { type Candidate, membersOf } from '../../manage/candidates.ts';
import { PersonPick } from '../../manage/PeoplePick.tsx';
import type { TypedSettings } from './form.ts';

type Named = TypedSettings['named_pairs'][number];
interface Props {
  form: UseFormReturn<TypedSettings>;
}

const useKindWords = (): Record<Named['kind'], string> => {
  const { t } = useLingui();
  return { together: t`Always together`, apart: t`Never together` };
};

/** Two people who have been named already are not named twice. */
const sameTwo = (one: Named, mentee: Candidate | null, mentor: Candidate | null) =>
  one.mentee.id === mentee?.id && one.mentor.id === mentor?.id;

const Rows = ({ form, named }: Props & { named: readonly Named[] }) => {
  const { t } = useLingui();
  const words = useKindWords();
  if (named.length === 0) return null;
  const remove = (gone: Named) =>
    form.setValue(
      'named_pairs',
      named.filter((one) => one !== gone),
      { shouldDirty: true },
    );
  return (
    <RowList label={t`Named pairs`}>
      {named.map((one) => {
        const [mentee, mentor] = [one.mentee.name, one.mentor.name];
        return (
          <ListRow key={`${one.mentee.id}-${one.mentor.id}`}>
            <Row justify="between" gap="sm" wrap={false}>
              <Text size="control">{t`${mentee} and ${mentor}`}</Text>
              <Row gap="sm" wrap={false}>
                <StatusPill tone={one.kind === 'together' ? 'green' : 'orange'}>{words[one.kind]}</StatusPill>
                <IconButton icon={IconX} label={t`Remove ${mentee} and ${mentor}`} onPress={() => remove(one)} />
              </Row>
            </Row>
          </ListRow>
        );
      })}
    </RowList>
  );
};

const whyNotAdd = (named: readonly Named[], mentee: Candidate | null, mentor: Candidate | null) => {
  if (mentee === null || mentor === null) return 'unchosen';
  return named.some((one) => sameTwo(one, mentee, mentor)) ? 'twice' : null;
};

/** Chooses two people; they join the form, which is saved as a whole. */
const Add = ({ form, named }: Props & { named: readonly Named[] }) => {
  const { t } = useLingui();
  const words = useKindWords();
  const { id } = useThisProgramme();
  const [find] = useState(() => membersOf(id));
  const [kind, setKind] = useState<Named['kind']>('together');
  const [mentee, setMentee] = useState<Candidate | null>(null);
  const [mentor, setMentor] = useState<Candidate | null>(null);
  const reasons = { unchosen: t`Choose a mentee and a mentor first.`, twice: t`These two are named already.` };
  const problem = whyNotAdd(named, mentee, mentor);
  const add = () => {
    if (mentee === null || mentor === null) return;
    form.setValue('named_pairs', [...named, { kind, mentee, mentor }], { shouldDirty: true });
    setMentee(null);
    setMentor(null);
  };
  return (
    <Stack gap="sm">
      <SegmentedChoice
        label={t`These two are`}
        options={(['together', 'apart'] as const).map((value) => ({ value, label: words[value] }))}
        value={kind}
        onChange={(next) => setKind(next === 'apart' ? 'apart' : 'together')}
      />
      <FieldRow>
        <PersonPick
          label={t`Mentee`}
          placeholder={t`Search by name or email`}
          find={find.mentees}
          value={mentee}
          onChange={setMentee}
        />
        <PersonPick
          label={t`Mentor`}
          placeholder={t`Search by name or email`}
          find={find.mentors}
          value={mentor}
          onChange={setMentor}
        />
      </FieldRow>
      <Row>
        <ActionButton icon={IconPlus} whyNot={problem === null ? null : reasons[problem]} onPress={add}>
          {t`Name this pair`}
        </ActionButton>
      </Row>
    </Stack>
  );
};

/** M15: two people who must be a pair, or must not. */
export const NamedPairs = ({ form }: Props) => {
  const { t } = useLingui();
  const named = useWatch({ control: form.control, name: 'named_pairs' });
  return (
    <SectionCard title={t`Named pairs`} hint={t`Two people who are a pair in every draft, or in none.`}>
      <Stack gap="md">
        <Rows form={form} named={named} />
        <Add form={form} named={named} />
      </Stack>
    </SectionCard>
  );
};
