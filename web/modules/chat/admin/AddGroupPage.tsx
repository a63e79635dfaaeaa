import { useLingui } from '@lingui/react/macro';
import { Controller } from 'react-hook-form';
import { usePageTitle } from '../../../lib/page-title.ts';
import { groupChatPaths } from '../groups/addresses.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { SwitchRow } from '../../../ui/Choices.tsx';
import { Form, FormActions } from '../../../ui/Form.tsx';
import { DetailPage } from '../../../ui/frames/DetailPage.tsx';
import { useNavigateTo } from '../../../ui/navigation.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useThisProgramme } from '../../programmes/index.ts';
import { GroupNameFields } from '../groups/GroupNameFields.tsx';
import { useCreateGroup } from '../groups/queries.ts';
import { type ChosenUser, UserPick } from '../groups/UserPick.tsx';

interface NewGroupValues {
  groupChatName: string;
  groupChatDescription: string;
  recipientUserIds: ChosenUser[];
}

const useNewGroup = () => {
  const { t } = useLingui();
  const programme = useThisProgramme();
  const navigate = useNavigateTo();
  const { mutateAsync, isPending } = useCreateGroup();
  const values: NewGroupValues = { groupChatName: '', groupChatDescription: '', recipientUserIds: [] };
  const submission = useSubmit({
    values,
    schema: async () => (await import('../../../../contract/chat/schemas/groups.ts')).createGroupChat.body,
    toWire: ({ recipientUserIds, ...names }) => ({
      ...names,
      programId: programme.id,
      programName: programme.name,
      recipientUserIds: recipientUserIds.map(({ id }) => id),
    }),
    send: (body, keyFor) => mutateAsync({ ...body, key: keyFor(body) }),
    said: ({ message }) => message,
    done: ({ data: [made] }) => navigate(groupChatPaths(programme).list(made?.id)),
    printed: t`Failed to create.`,
  });
  return { ...submission, programme, isPending };
};

/** CHT-07, CHT-08, B145: a new group. */
export const AddGroupPage = () => {
  const { t } = useLingui();
  usePageTitle(t`Add Group`);
  const { form, errors, submit, programme, isPending } = useNewGroup();
  const back = groupChatPaths(programme).list();
  return (
    <DetailPage title={t`Add Group`} width="narrow" back={{ href: back, label: t`Chat management` }}>
      <Card>
        <Form label={t`New group`} onSubmit={submit}>
          <GroupNameFields
            name={form.register('groupChatName')}
            description={form.register('groupChatDescription')}
            errors={errors}
          />
          <TextField label={t`Program Name`} value={programme.name} readOnly />
          {/* CHT-09 */}
          <SwitchRow label={t`Active`} checked onChange={() => {}} whyNot={t`A new group is always active.`} />
          <Controller
            control={form.control}
            name="recipientUserIds"
            render={({ field: { value, onChange } }) => (
              <UserPick
                programId={programme.id}
                value={value}
                onChange={onChange}
                error={errors.recipientUserIds?.message}
              />
            )}
          />
          <FormActions>
            <Button href={back}>{t`Cancel`}</Button>
            <Button kind="primary" submit pending={isPending}>
              {t`Create group`}
            </Button>
          </FormActions>
        </Form>
      </Card>
    </DetailPage>
  );
};
