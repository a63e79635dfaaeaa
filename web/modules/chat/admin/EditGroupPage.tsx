import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { GroupChat } from '../../../../contract/chat/schemas/groups.ts';
import { sayFailure } from '../../../lib/failure.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { groupChatPaths } from '../groups/addresses.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card, SectionCard } from '../../../ui/Card.tsx';
import { SwitchRow } from '../../../ui/Choices.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Form, FormActions } from '../../../ui/Form.tsx';
import { DetailPage } from '../../../ui/frames/DetailPage.tsx';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { useNavigateTo } from '../../../ui/navigation.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { toastSuccess } from '../../../ui/toast.tsx';
import { useThisProgramme } from '../../programmes/index.ts';
import { GroupNameFields, type GroupNames } from '../groups/GroupNameFields.tsx';
import { useChangeGroup } from '../groups/queries.ts';
import { OfGroup } from './OfGroup.tsx';

const namesOf = ({ groupChatName, groupChatDescription }: GroupChat): GroupNames => ({
  groupChatName,
  groupChatDescription,
});

const Settings = ({ group }: { group: GroupChat }) => {
  const { t } = useLingui();
  const programme = useThisProgramme();
  const navigate = useNavigateTo();
  const { mutateAsync, isPending } = useChangeGroup();
  const back = groupChatPaths(programme).list(group.id);
  const { form, errors, submit } = useSubmit({
    values: namesOf(group),
    schema: async () => (await import('../../../../contract/chat/schemas/groups.ts')).changeGroupChat.body,
    toWire: (typed) => ({ id: group.id, programId: programme.id, programName: programme.name, ...typed }),
    send: (body) => mutateAsync(body),
    said: ({ message }) => message,
    done: () => navigate(back),
    printed: t`Failed to update.`,
  });
  return (
    <Card>
      <Form label={t`Group Settings`} onSubmit={submit}>
        <GroupNameFields
          name={form.register('groupChatName')}
          description={form.register('groupChatDescription')}
          errors={errors}
        />
        <TextField label={t`Program Name`} value={group.programName} readOnly />
        {/* CHT-09 */}
        <SwitchRow
          label={t`Active`}
          checked={group.active}
          onChange={() => {}}
          whyNot={group.active ? t`It stays active until you close it below.` : t`This group is closed.`}
        />
        <FormActions>
          <Button href={back}>{t`Cancel`}</Button>
          <Button kind="primary" submit pending={isPending}>
            {t`Save`}
          </Button>
        </FormActions>
      </Form>
    </Card>
  );
};

/** B116: a closed group is only read. */
const CloseOrOpen = ({ group }: { group: GroupChat }) => {
  const { t } = useLingui();
  const [asks, setAsks] = useState(false);
  const { mutate, isPending } = useChangeGroup();
  const { id, groupChatName: name, active } = group;
  const turn = () =>
    mutate(
      { id, groupChatName: name, active: !active },
      {
        onSuccess: ({ message }) => {
          toastSuccess(message);
          setAsks(false);
        },
        onError: (error) => sayFailure(error),
      },
    );
  return (
    <SectionCard title={active ? t`Close this group` : t`Open this group again`}>
      <Stack gap="sm" align="start">
        {active
          ? t`Its members can still read what was written, and nobody can write in it any more.`
          : t`Its members can write in it again.`}
        <Row>
          {active ? (
            <Button aria-haspopup="dialog" onPress={() => setAsks(true)}>
              {t`Close the group`}
            </Button>
          ) : (
            <Button pending={isPending} onPress={turn}>
              {t`Open the group`}
            </Button>
          )}
        </Row>
      </Stack>
      {asks && (
        <ConfirmDialog
          opened
          onClose={() => setAsks(false)}
          onConfirm={turn}
          title={t`Close ${name}?`}
          confirmLabel={t`Close the group`}
          pending={isPending}
        >
          {t`Nobody can write in it any more. You can open it again at any time.`}
        </ConfirmDialog>
      )}
    </SectionCard>
  );
};

/** CHT-04, B145: the settings of a group. */
export const EditGroupPage = ({ groupId }: { groupId: number | null }) => {
  const { t } = useLingui();
  usePageTitle(t`Group Settings`);
  const pages = groupChatPaths(useThisProgramme());
  return (
    <DetailPage
      title={t`Group Settings`}
      width="narrow"
      back={{ href: pages.list(groupId ?? undefined), label: t`Chat management` }}
    >
      <OfGroup groupId={groupId}>
        {(group) => (
          <Stack gap="md">
            <Settings key={group.id} group={group} />
            {group.can.close && <CloseOrOpen group={group} />}
          </Stack>
        )}
      </OfGroup>
    </DetailPage>
  );
};
