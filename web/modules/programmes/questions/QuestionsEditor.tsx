import { useLingui } from '@lingui/react/macro';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { ActionButton } from '../../../ui/Button.tsx';
import { programmeLimits } from '../../../../contract/programmes/values.ts';
import { Stack } from '../../../ui/Layout.tsx';
import { SortableList } from '../../../ui/SortableList.tsx';
import { TabPanel, Tabs } from '../../../ui/Tabs.tsx';
import { QuestionFields } from './QuestionFields.tsx';
import { newQuestion, type Questions, type Side } from './questions.ts';

const useQuestionList = () => {
  const { control, getValues } = useFormContext<Questions>();
  const { fields, append, update, remove, move } = useFieldArray({ control, name: 'impact_questions', keyName: 'key' });
  const indexed = fields.map((field, at) => ({ ...field, at }));
  const of = (side: Side) => indexed.filter(({ user_type, _destroy }) => user_type === side && !_destroy);
  /** PRG-37, REV-29: a stored question is flagged and hidden, a new one is removed. */
  const takeOut = (at: number) => {
    const question = getValues(`impact_questions.${at}`);
    if (question.id === undefined) remove(at);
    else update(at, { ...question, _destroy: true });
  };
  return { of, append, takeOut, move };
};

const SideList = ({ side, list }: { side: Side; list: ReturnType<typeof useQuestionList> }) => {
  const { t } = useLingui();
  const questions = list.of(side);
  const label = side === 'mentee' ? t`Questions for Mentee` : t`Questions for Mentor`;
  const full = questions.length >= programmeLimits.questions;
  return (
    <Stack gap="md">
      <SortableList
        label={label}
        items={questions.map(({ key, title }, at) => ({ key, name: title || t`Question ${at + 1}` }))}
        onMove={(from, to) => {
          const [here, there] = [questions[from]?.at, questions[to]?.at];
          if (here !== undefined && there !== undefined) list.move(here, there);
        }}
      >
        {(at, controls) => {
          const place = questions[at]?.at;
          return place === undefined ? null : (
            <QuestionFields at={place} number={at + 1} controls={controls} onRemove={() => list.takeOut(place)} />
          );
        }}
      </SortableList>
      <ActionButton
        kind="light"
        icon={IconPlus}
        whyNot={full ? t`That is the most there can be.` : null}
        onPress={() => list.append(newQuestion(side))}
      >
        {t`Add a question`}
      </ActionButton>
    </Stack>
  );
};

/** REV-23, REV-24: the questions for mentees and mentors after a session, in two lists. */
export const QuestionsEditor = () => {
  const { t } = useLingui();
  const [side, setSide] = useState<Side>('mentee');
  const list = useQuestionList();
  const { formState, getValues } = useFormContext<Questions>();
  const { errors, submitCount } = formState;
  const wrong = errors.impact_questions?.findIndex?.(Boolean) ?? -1;
  const [looked, setLooked] = useState(0);
  // If something is wrong on the other side, switch to its tab.
  if (submitCount !== looked) {
    setLooked(submitCount);
    if (wrong >= 0) setSide(getValues(`impact_questions.${wrong}.user_type`));
  }
  const items = [
    { key: 'mentee', label: t`Questions for Mentee`, count: list.of('mentee').length },
    { key: 'mentor', label: t`Questions for Mentor`, count: list.of('mentor').length },
  ];
  return (
    <Tabs
      label={t`Reflection questions`}
      items={items}
      active={side}
      onChange={(key) => setSide(key === 'mentor' ? 'mentor' : 'mentee')}
    >
      <TabPanel tabKey="mentee">
        <SideList side="mentee" list={list} />
      </TabPanel>
      <TabPanel tabKey="mentor">
        <SideList side="mentor" list={list} />
      </TabPanel>
    </Tabs>
  );
};
