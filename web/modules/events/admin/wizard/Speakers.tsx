import { useLingui } from '@lingui/react/macro';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { eventLimits } from '../../../../../contract/events/values.ts';
import { ActionButton, IconButton } from '../../../../ui/Button.tsx';
import { SectionCard } from '../../../../ui/Card.tsx';
import { FocusStays } from '../../../../ui/FocusStays.tsx';
import { FieldRow } from '../../../../ui/Form.tsx';
import { Row, Stack } from '../../../../ui/Layout.tsx';
import { SelectField } from '../../../../ui/SelectField.tsx';
import { Heading, Text } from '../../../../ui/Text.tsx';
import { TextField } from '../../../../ui/TextField.tsx';
import { useMentorSearch } from '../mentor-search.ts';
import { useFields } from './use-fields.ts';
import { newSpeaker } from './values.ts';

interface PickProps {
  at: number;
  programId: number | null;
}

/** A mentor who is chosen brings their name and title, and the page of the event leads to their profile. */
const MentorPick = ({ at, programId }: PickProps) => {
  const { t } = useLingui();
  const { control, setValue } = useFields();
  const [words, setWords] = useState('');
  const { data: found = [], isFetching } = useMentorSearch(programId, words);
  const [userId, name] = useWatch({
    control,
    name: [`event_speakers.${at}.user_id`, `event_speakers.${at}.name`],
  });
  const known = userId === null || found.some(({ id }) => id === userId);
  const mentors = known ? found : [{ id: userId, name, title: '' }, ...found];
  const choose = (value: string | null) => {
    const mentor = mentors.find(({ id }) => String(id) === value);
    setValue(`event_speakers.${at}.user_id`, mentor?.id ?? null, { shouldDirty: true });
    if (!mentor) return;
    setValue(`event_speakers.${at}.name`, mentor.name, { shouldDirty: true });
    setValue(`event_speakers.${at}.title`, mentor.title, { shouldDirty: true });
  };
  return (
    <SelectField
      label={t`Mentor`}
      hint={t`Leave it empty for somebody without a profile here.`}
      value={userId === null ? null : String(userId)}
      options={mentors.map((one) => ({ value: String(one.id), label: one.name, note: one.title }))}
      onChange={choose}
      searchable
      clearable
      onSearch={setWords}
      loading={isFetching}
      placeholder={t`Search by name`}
      nothingFound={t`Nobody was found`}
    />
  );
};

interface CardProps extends PickProps {
  onRemove: () => void;
}

const SpeakerCard = ({ at, programId, onRemove }: CardProps) => {
  const { t } = useLingui();
  const { text } = useFields();
  const number = at + 1;
  return (
    <SectionCard
      level={3}
      title={t`Speaker ${number}`}
      actions={<IconButton size="sm" icon={IconTrash} label={t`Remove speaker ${number}`} onPress={onRemove} />}
    >
      <Stack gap="md">
        <MentorPick at={at} programId={programId} />
        <FieldRow>
          <TextField {...text(`event_speakers.${at}.name`)} label={t`Name`} required />
          <TextField {...text(`event_speakers.${at}.title`)} label={t`Job title`} />
        </FieldRow>
      </Stack>
    </SectionCard>
  );
};

/** EVT-30 */
export const Speakers = ({ programId }: { programId: number | null }) => {
  const { t } = useLingui();
  const { control, errorOf } = useFields();
  const { fields, append, remove } = useFieldArray({ control, name: 'event_speakers' });
  const full = fields.length >= eventLimits.speakers;
  const error = errorOf('event_speakers');
  return (
    <FocusStays rows>
      <Stack gap="sm" as="section" label={t`Speakers`}>
        <Heading level={2} look="card">
          {t`Speakers`}
        </Heading>
        {fields.map(({ id }, at) => (
          <SpeakerCard key={id} at={at} programId={programId} onRemove={() => remove(at)} />
        ))}
        {error && (
          <Text tone="error" size="control">
            {error}
          </Text>
        )}
        <Row>
          <ActionButton
            icon={IconPlus}
            onPress={() => append(newSpeaker(), { focusName: `event_speakers.${fields.length}.name` })}
            whyNot={full ? t`You've exceeded the number of speakers allowed` : null}
          >
            {t`Add a speaker`}
          </ActionButton>
        </Row>
      </Stack>
    </FocusStays>
  );
};
