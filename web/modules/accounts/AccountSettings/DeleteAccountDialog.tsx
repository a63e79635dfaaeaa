import { useLingui } from '@lingui/react/macro';
import { Controller } from 'react-hook-form';
import { paths } from '../../../lib/paths.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { Button } from '../../../ui/Button.tsx';
import { CheckList } from '../../../ui/Choices.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { useNavigateTo } from '../../../ui/navigation.tsx';
import { Text } from '../../../ui/Text.tsx';
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

const schema = () =>
  import('../../../../contract/accounts/schemas/own.ts').then(({ deleteAccount }) => deleteAccount.body);

const none: { reasons: string[] } = { reasons: [] };

/** ACC-60 to ACC-65 */
export const DeleteAccountDialog = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => {
  const { t } = useLingui();
  const goTo = useNavigateTo();
  const reasons = useReasons();
  const { mutateAsync, isPending } = useDeleteAccount();
  const { form, submit, refusal } = useSubmit({
    values: none,
    schema,
    toWire: ({ reasons: chosen }) => ({ reason_for_leaving: chosen.join(';') }),
    fieldOf: (wire) => (wire === 'reason_for_leaving' ? 'reasons' : wire),
    send: (body) => mutateAsync(body),
    said: ({ message }) => message,
    done: () => goTo(paths.signOut()),
    inForm: true,
  });
  const footer = (
    <Row justify="end" gap="sm">
      <Button onPress={onClose}>{t`Cancel`}</Button>
      <Button kind="danger" pending={isPending} onPress={() => submit()}>
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
        <Controller
          control={form.control}
          name="reasons"
          render={({ field, fieldState: { error } }) => (
            <CheckList
              label={t`Reasons`}
              hint={t`Why are you leaving? Choose all that apply.`}
              required
              options={reasons}
              value={field.value}
              onChange={field.onChange}
              error={error?.message}
            />
          )}
        />
        <Refused refusal={refusal} />
      </Stack>
    </Dialog>
  );
};
