import { useLingui } from '@lingui/react/macro';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { FormQuestion, MatchingSettings } from '../../../../../contract/pairings/schemas/matching/settings.ts';
import { matchingLimits } from '../../../../../contract/pairings/values.ts';
import { ActionButton, IconButton } from '../../../../ui/Button.tsx';
import { SectionCard } from '../../../../ui/Card.tsx';
import { FieldRow } from '../../../../ui/Form.tsx';
import { Row, Stack } from '../../../../ui/Layout.tsx';
import { ListRow, RowList } from '../../../../ui/RowList.tsx';
import { SelectField } from '../../../../ui/SelectField.tsx';
import { Text } from '../../../../ui/Text.tsx';
import type { TypedSettings } from './form.ts';

type Compared = TypedSettings['compared_questions'][number];
interface Props {
  form: UseFormReturn<TypedSettings>;
  questions: readonly FormQuestion[];
}

/** What the first two questions weigh, unless the admin has said so already. */
const usualWeight = 6;

const sameTwo = (one: Compared, other: Compared) =>
  one.mentee_question_id === other.mentee_question_id && one.mentor_question_id === other.mentor_question_id;

const optionKey = (option: string) => option.trim().toLowerCase();

/** Two lists without an option in common say nothing about who fits whom. */
const haveCommon = (mentee: FormQuestion, mentor: FormQuestion) => {
  const offered = new Set(mentor.options.map(optionKey));
  return mentee.options.some((option) => offered.has(optionKey(option)));
};

const Rows = ({ form, questions, compared }: Props & { compared: readonly Compared[] }) => {
  const { t } = useLingui();
  if (compared.length === 0) return null;
  const titleOf = (id: number) => questions.find((one) => one.id === id)?.title ?? '';
  const remove = (gone: Compared) =>
    form.setValue(
      'compared_questions',
      compared.filter((one) => !sameTwo(one, gone)),
      { shouldDirty: true },
    );
  return (
    <RowList label={t`Compared questions`}>
      {compared.map((one) => {
        const [mentee, mentor] = [titleOf(one.mentee_question_id), titleOf(one.mentor_question_id)];
        return (
          <ListRow key={`${one.mentee_question_id}-${one.mentor_question_id}`}>
            <Row justify="between" gap="sm" wrap={false}>
              <Text size="control" typed>{t`Mentees: “${mentee}” · Mentors: “${mentor}”`}</Text>
              <IconButton
                icon={IconX}
                label={t`Stop comparing “${mentee}” with “${mentor}”`}
                onPress={() => remove(one)}
              />
            </Row>
          </ListRow>
        );
      })}
    </RowList>
  );
};

const useWhyNot = (compared: readonly Compared[]) => {
  const { t } = useLingui();
  return (mentee: FormQuestion | undefined, mentor: FormQuestion | undefined) => {
    if (compared.length >= matchingLimits.comparedQuestions)
      return t`At most ${matchingLimits.comparedQuestions} comparisons are possible.`;
    if (!mentee || !mentor) return t`Choose a question of each side first.`;
    const two = { mentee_question_id: mentee.id, mentor_question_id: mentor.id };
    if (compared.some((one) => sameTwo(one, two))) return t`These two are compared already.`;
    return haveCommon(mentee, mentor) ? null : t`These two questions have no option in common.`;
  };
};

/** Chooses a question of each side; they join the form, which is saved as a whole. */
const Add = ({ form, questions, compared }: Props & { compared: readonly Compared[] }) => {
  const { t } = useLingui();
  const [menteeId, setMenteeId] = useState<string | null>(null);
  const [mentorId, setMentorId] = useState<string | null>(null);
  const whyNot = useWhyNot(compared);
  const chosen = (id: string | null) => questions.find((one) => String(one.id) === id);
  const [mentee, mentor] = [chosen(menteeId), chosen(mentorId)];
  const optionsFor = (side: FormQuestion['user_type']) =>
    questions
      .filter(({ user_type: asked }) => asked === side)
      .map(({ id, title, form: name }) => ({ value: String(id), label: title, note: name }));
  const add = () => {
    if (!mentee || !mentor) return;
    const two = { mentee_question_id: mentee.id, mentor_question_id: mentor.id };
    form.setValue('compared_questions', [...compared, two], { shouldDirty: true });
    if (form.getValues('weights.answers') === 0) form.setValue('weights.answers', usualWeight, { shouldDirty: true });
    setMenteeId(null);
    setMentorId(null);
  };
  return (
    <Stack gap="sm">
      <FieldRow>
        <SelectField
          label={t`Asked of mentees`}
          placeholder={t`Choose a question`}
          options={optionsFor('mentee')}
          value={menteeId}
          onChange={setMenteeId}
        />
        <SelectField
          label={t`Asked of mentors`}
          placeholder={t`Choose a question`}
          options={optionsFor('mentor')}
          value={mentorId}
          onChange={setMentorId}
        />
      </FieldRow>
      <Row>
        <ActionButton icon={IconPlus} whyNot={whyNot(mentee, mentor)} onPress={add}>
          {t`Compare these two`}
        </ActionButton>
      </Row>
    </Stack>
  );
};

/** M15: questions of the application forms whose answers are compared. */
export const Questions = ({ form, settings }: { form: Props['form']; settings: MatchingSettings }) => {
  const { t } = useLingui();
  const compared = useWatch({ control: form.control, name: 'compared_questions' });
  const { form_questions: questions } = settings;
  const isAsked = (side: FormQuestion['user_type']) => questions.some((one) => one.user_type === side);
  return (
    <SectionCard
      title={t`Questions of your forms`}
      hint={t`What counts is the share of a mentee’s options that the mentor chose too.`}
    >
      {isAsked('mentee') && isAsked('mentor') ? (
        <Stack gap="md">
          <Rows form={form} questions={questions} compared={compared} />
          <Add form={form} questions={questions} compared={compared} />
        </Stack>
      ) : (
        <Text tone="secondary">
          {t`For this, a form for mentees and a form for mentors each need a question with options.`}
        </Text>
      )}
    </SectionCard>
  );
};
