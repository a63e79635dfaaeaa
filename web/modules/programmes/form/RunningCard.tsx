import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Programme } from '../../../../contract/programmes/schemas/programme.ts';
import { refusalOf } from '../../../lib/call.ts';
import { sayFailure } from '../../../lib/failure.ts';
import { Button } from '../../../ui/Button.tsx';
import { SectionCard } from '../../../ui/Card.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Row } from '../../../ui/Layout.tsx';
import { Text } from '../../../ui/Text.tsx';
import { toastSuccess } from '../../../ui/toast.tsx';
import { useToggleProgramme } from '../queries.ts';

/** B68: why the programme cannot be saved; null while it is running. */
export const useWhyReadOnly = ({ is_active: active }: Pick<Programme, 'is_active'>) => {
  const { t } = useLingui();
  return active ? null : t`This program is no longer active.`;
};

/** B68: lets its owners switch a programme off and on. */
export const RunningCard = ({ programme }: { programme: Programme }) => {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending, error, reset } = useToggleProgramme();
  const { id, name, is_active: active, may_toggle: mine } = programme;
  if (!mine) return null;
  const toggle = () =>
    mutate(id, {
      onSuccess: () => {
        setAsking(false);
        toastSuccess(t`Successfully saved.`);
      },
      ...(!active && { onError: (why) => sayFailure(why) }),
    });
  const close = () => {
    setAsking(false);
    reset();
  };
  return (
    <SectionCard title={active ? t`Deactivate this program` : t`This program is inactive`}>
      <Row justify="between" gap="md">
        <Text tone="secondary" size="control">
          {active ? (
            <Trans>Members can still read everything, but nobody books, applies or is invited any more.</Trans>
          ) : (
            <Trans>Members only read. Activate it, and everything goes on where it stopped.</Trans>
          )}
        </Text>
        {active ? (
          <Button onPress={() => setAsking(true)}>{t`Deactivate`}</Button>
        ) : (
          <Button kind="light" pending={isPending} onPress={toggle}>{t`Activate`}</Button>
        )}
      </Row>
      <ConfirmDialog
        opened={asking}
        onClose={close}
        onConfirm={toggle}
        title={t`Deactivate ${name}?`}
        confirmLabel={t`Deactivate`}
        pending={isPending}
        error={refusalOf(error)?.error ?? null}
      >
        <Trans>
          Requests that wait for an answer are cancelled, and their credits returned. You can activate the program again
          at any time, but these requests do not come back.
        </Trans>
      </ConfirmDialog>
    </SectionCard>
  );
};
