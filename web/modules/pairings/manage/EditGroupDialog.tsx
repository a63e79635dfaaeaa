import { useLingui } from '@lingui/react/macro';
import { IconUserMinus, IconUserPlus } from '@tabler/icons-react';
import { useWatch } from 'react-hook-form';
import type { ManagedPairing } from '../../../../contract/pairings/schemas/managed.ts';
import type { Person } from '../../../../contract/profiles/schemas/own.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { PersonRow } from '../../../ui/Avatar.tsx';
import { ActionButton, Button, IconButton } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Form, FormActions } from '../../../ui/Form.tsx';
import { Divider, Row, Stack } from '../../../ui/Layout.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Heading, Text } from '../../../ui/Text.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { Candidate, Candidates } from './candidates.ts';
import { PeoplePick } from './PeoplePick.tsx';
import { useAddPeople, useClosing, useRemovePerson, useRenameGroup } from './queries.ts';
import { groupName } from './schema.ts';

export interface EditedGroup {
  id: number;
  name: string | null;
  mentors: readonly Person[];
  mentees: readonly Person[];
}

interface Props {
  group: EditedGroup;
  candidates: Candidates;
  /** Receives the group as an action has left it: the list it was opened from may no longer contain it. */
  onLearn: (group: ManagedPairing) => void;
  onClose: () => void;
}

const leastMentors = 1;
const leastMentees = 2;

const NameForm = ({ group, onLearn }: Pick<Props, 'group' | 'onLearn'>) => {
  const { t } = useLingui();
  const { mutateAsync, isPending } = useRenameGroup(group.id, onLearn);
  const { form, errors, submit, refusal } = useSubmit({
    values: { name: group.name ?? '' },
    schema: groupName,
    send: ({ name }) => mutateAsync(name),
    inForm: true,
  });
  const typed = useWatch({ control: form.control, name: 'name' });
  return (
    <Form label={t`Group name`} error={refusal?.error} onSubmit={submit}>
      <TextField
        label={t`Group name`}
        required
        maxLength={60}
        error={errors.name?.message}
        {...form.register('name')}
      />
      <FormActions align="end">
        <ActionButton submit pending={isPending} whyNot={typed.trim() === group.name ? t`The name is the same.` : null}>
          {t`Rename`}
        </ActionButton>
      </FormActions>
    </Form>
  );
};

const People = ({ group, onLearn }: Pick<Props, 'group' | 'onLearn'>) => {
  const { t } = useLingui();
  const { mutate, isPending, variables } = useRemovePerson(group.id, onLearn);
  const rows = (people: readonly Person[], side: string, least: number) =>
    people.map((person) => (
      <PersonRow
        key={person.id}
        name={person.full_name}
        src={person.profile_photo_url}
        deleted={person.deleted}
        meta={side}
        end={
          <IconButton
            icon={IconUserMinus}
            label={t`Remove ${person.full_name}`}
            onPress={() => !(isPending && variables.id === person.id) && mutate(person)}
            whyNot={people.length > least ? null : t`A group needs at least one mentor and two mentees.`}
          />
        }
      />
    ));
  return (
    <Stack gap="sm">
      <Heading level={3} look="small">{t`People`}</Heading>
      <Text size="meta" tone="secondary">{t`Sessions that are arranged already stay as they are.`}</Text>
      {rows(group.mentors, t`Mentor`, leastMentors)}
      {rows(group.mentees, t`Mentee`, leastMentees)}
    </Stack>
  );
};

const nobody: { mentors: readonly Candidate[]; mentees: readonly Candidate[] } = { mentors: [], mentees: [] };

const AddPeople = ({ group, candidates, onLearn }: Omit<Props, 'onClose'>) => {
  const { t } = useLingui();
  const { mutateAsync, isPending } = useAddPeople(group.id, onLearn);
  const { form, submit, refusal } = useSubmit({
    values: nobody,
    toWire: ({ mentors, mentees }) => [...mentors, ...mentees].map(({ id }) => id),
    send: (wanted) => mutateAsync(wanted),
    done: (_answer, sent) => sent.form.reset(nobody),
    inForm: true,
  });
  const { mentors = [], mentees = [] } = useWatch({ control: form.control });
  const choose = (side: 'mentors' | 'mentees') => (people: readonly Candidate[]) => form.setValue(side, people);
  const inIt = [...group.mentors, ...group.mentees].map(({ id }) => id);
  return (
    <Stack gap="sm">
      {candidates.mentors && (
        <PeoplePick
          label={t`Add mentors`}
          placeholder={t`Search by name or email`}
          find={candidates.mentors}
          without={inIt}
          value={form.getValues('mentors')}
          onChange={choose('mentors')}
        />
      )}
      <PeoplePick
        label={t`Add mentees`}
        placeholder={t`Search by name`}
        find={candidates.mentees}
        without={inIt}
        value={form.getValues('mentees')}
        onChange={choose('mentees')}
      />
      {refusal && <Notice tone="error">{refusal.error}</Notice>}
      <Row justify="end">
        <ActionButton
          icon={IconUserPlus}
          pending={isPending}
          whyNot={mentors.length + mentees.length === 0 ? t`Choose somebody first` : null}
          onPress={() => submit()}
        >
          {t`Add`}
        </ActionButton>
      </Row>
    </Stack>
  );
};

/** B72: the group's name and members. Every action takes effect immediately. */
export const EditGroupDialog = ({ group, candidates, onLearn, onClose }: Props) => {
  const { t } = useLingui();
  const close = useClosing(onClose);
  const name = group.name ?? '';
  return (
    <Dialog
      opened
      onClose={close}
      title={t`Edit ${name}`}
      footer={
        <Row justify="end">
          <Button kind="primary" onPress={close}>{t`Done`}</Button>
        </Row>
      }
    >
      <Stack gap="lg">
        <NameForm {...{ group, onLearn }} />
        <Divider />
        <People {...{ group, onLearn }} />
        <Divider />
        <AddPeople {...{ group, candidates, onLearn }} />
      </Stack>
    </Dialog>
  );
};
