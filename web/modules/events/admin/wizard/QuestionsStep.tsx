import { useLingui } from '@lingui/react/macro';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { eventLimits } from '../../../../../contract/events/values.ts';
import { ActionButton, IconButton } from '../../../../ui/Button.tsx';
import { SectionCard } from '../../../../ui/Card.tsx';
import { FocusStays } from '../../../../ui/FocusStays.tsx';
import { Grow, Row, Stack } from '../../../../ui/Layout.tsx';
import { TagList } from '../../../../ui/Pills.tsx';
import { TextField } from '../../../../ui/TextField.tsx';
import { TagPicks } from '../TagPicks.tsx';
import { useFields } from './use-fields.ts';
import { newQuestion } from './values.ts';

interface LineProps {
  at: number;
  number: number;
  onRemove: () => void;
}

const QuestionLine = ({ at, number, onRemove }: LineProps) => {
  const { t } = useLingui();
  const { text } = useFields();
  return (
    <Row align="end" wrap={false}>
      <Grow>
        <TextField {...text(`extra_fields.${at}.title`)} label={t`Question ${number}`} required />
      </Grow>
      <IconButton icon={IconTrash} label={t`Remove question ${number}`} onPress={onRemove} />
    </Row>
  );
};

/** EVT-34: the answers to a question that exists stay, so it is only hidden; a new one goes outright. */
const Questions = () => {
  const { t } = useLingui();
  const { control } = useFields();
  const { fields, append, remove, update } = useFieldArray({ control, name: 'extra_fields' });
  const questions = useWatch({ control, name: 'extra_fields' });
  const shown = fields.flatMap(({ id }, at) => (questions[at]?.gone === false ? [{ id, at }] : []));
  const full = shown.length >= eventLimits.questions;
  const takeOff = (at: number) => {
    const question = questions[at];
    if (question && question.questionId !== null) update(at, { ...question, gone: true });
    else remove(at);
  };
  return (
    <FocusStays rows>
      <Stack gap="md">
        {shown.map(({ id, at }, place) => (
          <QuestionLine key={id} at={at} number={place + 1} onRemove={() => takeOff(at)} />
        ))}
        <Row>
          <ActionButton
            icon={IconPlus}
            onPress={() => append(newQuestion(), { focusName: `extra_fields.${fields.length}.title` })}
            whyNot={full ? t`An event has at most ${eventLimits.questions} questions.` : null}
          >
            {t`Add a question`}
          </ActionButton>
        </Row>
      </Stack>
    </FocusStays>
  );
};

const Tags = () => {
  const { control, setValue, errorOf } = useFields();
  const tags = useWatch({ control, name: 'event_tags' });
  return (
    <TagPicks
      value={tags}
      onChange={(field, entries) => setValue(`event_tags.${field}`, entries, { shouldDirty: true })}
      errorOf={(field) => errorOf(`event_tags.${field}`)}
    />
  );
};

/** EVT-13, EVT-20, EVT-34 */
export const QuestionsStep = () => {
  const { t } = useLingui();
  return (
    <Stack gap="md">
      <SectionCard title={t`Questions for attendees`} hint={t`Everyone who takes a ticket is asked these.`} level={2}>
        <Stack gap="md">
          <TagList label={t`Always asked`} tags={[t`Name`, t`Email`, t`Phone number`]} max={3} />
          <Questions />
        </Stack>
      </SectionCard>
      <SectionCard title={t`Tags`} hint={t`People whose profile shares one of these see the event in their matches.`}>
        <Tags />
      </SectionCard>
    </Stack>
  );
};
