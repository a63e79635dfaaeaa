import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { RefusalReply } from '../../../../contract/messages.ts';
import { CallRefused } from '../../../lib/call.ts';
import { sayFailure } from '../../../lib/failure.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { CheckList } from '../../../ui/Choices.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { useNavigateTo } from '../../../ui/navigation.tsx';
import { Text } from '../../../ui/Text.tsx';
import { toastSuccess } from '../../../ui/toast.tsx';
import { useDeleteAccount } from '../account-acts.ts';
import { Refused } from '../Refused.tsx';

/** ACC-60: the English sentence is sent, whatever language is shown. */
const useReasons = () => {
  const { t } = useLingui();
  return [
    { value: 'No longer need mentoring', label: t`No longer need mentoring` },
    { value: "Didn't find enough relevant mentors", label: t`Didn't find enough relevant mentors` },
    { value: 'Unsatisfied with the mentor experience', label: t`Unsatisfied with the mentor experience` },
    { value: 'Scheduling sessions was difficult', label: t`Scheduling sessions was difficult` },
    { value: 'Found a different platform', label: t`Found a different platform` },
  ];
};

/** ACC-60 to ACC-65 */
export const DeleteAccountDialog = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => {
  const { t } = useLingui();
  const goTo = useNavigateTo();
  const reasons = useReasons();
  const [chosen, setChosen] = useState<string[]>([]);
  const [missing, setMissing] = useState<string>();
  const [refusal, setRefusal] = useState<RefusalReply | null>(null);
  const { mutate, isPending } = useDeleteAccount();
  const sayWhy = (error: Error) => {
    if (error instanceof CallRefused) setRefusal(error.refusal);
    else sayFailure(error); // ACC-65
  };
  const done = ({ message }: { message: string }) => {
    toastSuccess(message);
    goTo(paths.signOut());
  };
  const remove = () => {
    setRefusal(null);
    if (chosen.length === 0) return setMissing(t`Reasons is a required field`);
    mutate(chosen, { onSuccess: done, onError: sayWhy });
  };
  const choose = (values: string[]) => {
    setChosen(values);
    if (values.length > 0) setMissing(undefined);
  };
  const footer = (
    <Row justify="end" gap="sm">
      <Button onPress={onClose}>{t`Cancel`}</Button>
      <Button kind="danger" pending={isPending} onPress={remove}>
        {t`Delete account`}
      </Button>
    </Row>
  );
  return (
    <Dialog opened={opened} onClose={onClose} title={t`Delete your account?`} footer={footer}>
      <Stack>
        <Text>
          {t`Your profile disappears at once and your coming sessions are cancelled. After 30 days all of it is permanently deleted.`}
        </Text>
        <CheckList
          label={t`Reasons`}
          hint={t`Why are you leaving? Choose all that apply.`}
          required
          options={reasons}
          value={chosen}
          onChange={choose}
          error={missing}
        />
        <Refused refusal={refusal} />
      </Stack>
    </Dialog>
  );
};
