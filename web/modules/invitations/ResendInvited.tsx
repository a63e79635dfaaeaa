import { plural } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import { IconMailForward } from '@tabler/icons-react';
import { useState } from 'react';
import { refusalOf } from '../../lib/call.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toastSuccess } from '../../ui/toast.tsx';
import { useResendInvited } from './queries.ts';

/** C5: writes again to everyone who was invited more than a day ago and has not joined. */
export const ResendInvited = ({ roleId, people }: { roleId: number; people: number }) => {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending, error, reset } = useResendInvited(roleId);
  const close = () => {
    setAsking(false);
    reset();
  };
  const send = () =>
    mutate(people, {
      onSuccess: ({ sent, held, later }) => {
        const first = plural(sent, { one: '# invitation was sent again.', other: '# invitations were sent again.' });
        const rest = plural(later, {
          one: '# more is possible when the program may send again.',
          other: '# more are possible when the program may send again.',
        });
        const left = plural(held, {
          one: '# person has had many invitations lately and will not get another email today.',
          other: '# people have had many invitations lately and will not get another email today.',
        });
        toastSuccess([first, ...(held > 0 ? [left] : []), ...(later > 0 ? [rest] : [])].join(' '));
        close();
      },
    });
  return (
    <>
      <Button icon={IconMailForward} onPress={() => setAsking(true)}>
        <Plural value={people} one="Write again to # person" other="Write again to # people" />
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={close}
        onConfirm={send}
        pending={isPending}
        tone="brand"
        title={plural(people, { one: 'Write again to # person?', other: 'Write again to # people?' })}
        confirmLabel={t`Resend the invitation`}
        error={refusalOf(error)?.error ?? null}
      >
        {t`They were invited more than 24 hours ago and have not joined. Each gets a new link; the earlier one still works until it expires.`}
      </ConfirmDialog>
    </>
  );
};
