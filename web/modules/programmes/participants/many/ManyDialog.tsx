import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ManyActState } from '../../../../../contract/programmes/schemas/many.ts';
import type { Participants } from '../../../../../contract/programmes/schemas/participants.ts';
import type { ManyAct } from '../../../../../contract/programmes/values.ts';
import { refusalOf } from '../../../../lib/call.ts';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { Stack } from '../../../../ui/Layout.tsx';
import { SelectField } from '../../../../ui/SelectField.tsx';
import { useManyAct } from './queries.ts';
import type { Choice } from './use-choice.ts';

interface Props {
  programId: number;
  act: ManyAct;
  choice: Choice;
  roles: Participants['roles'];
  onClose: () => void;
  onBegun: (state: ManyActState) => void;
}

/** A count of 10,001 stands for more than 10,000 (contract). */
const useWords = (act: ManyAct, count: number) => {
  const { t } = useLingui();
  return {
    role: {
      title: plural(count, {
        10001: 'Change the role of over 10,000 people?',
        one: 'Change the role of # person?',
        other: 'Change the role of # people?',
      }),
      body: t`You keep your own role, and Portal Owners keep theirs. Whoever stops being a mentor loses their capacity.`,
      confirm: t`Change role`,
    },
    remind: {
      title: plural(count, { 10001: 'Remind over 10,000 people?', one: 'Remind # person?', other: 'Remind # people?' }),
      body: t`Those who have never signed in get an email with a new link to choose a password. Nobody gets it twice in 24 hours.`,
      confirm: t`Send the reminder`,
    },
    resend: {
      title: plural(count, {
        10001: 'Resend the invitation to over 10,000 people?',
        one: 'Resend the invitation to # person?',
        other: 'Resend the invitation to # people?',
      }),
      body: t`Those who have never signed in get the first email again, with a new link. Nobody gets it twice in 24 hours.`,
      confirm: t`Resend`,
    },
    remove: {
      title: plural(count, { 10001: 'Remove over 10,000 people?', one: 'Remove # person?', other: 'Remove # people?' }),
      body: t`They leave this program. Their upcoming sessions here are cancelled and paid back; their bookings, pairings and posts are no longer shown. You, Portal Owners and the last admin stay.`,
      confirm: t`Remove`,
    },
  }[act];
};

/** Asks before an act on many; what is refused is shown here, and what becomes of each person afterwards on the page. */
export const ManyDialog = ({ programId, act, choice, roles, onClose, onBegun }: Props) => {
  const { t } = useLingui();
  const words = useWords(act, choice.count);
  const offered = roles.filter(({ is_owner: isOwner }) => !isOwner);
  const [role, setRole] = useState(
    String((offered.find(({ user_type: type }) => type === 'mentee') ?? offered[0])?.id),
  );
  const { mutate, isPending, error } = useManyAct(programId);
  const becomesAdmin = act === 'role' && offered.find(({ id }) => String(id) === role)?.user_type === 'admin';
  const send = () =>
    mutate(
      { act, who: choice.who, roleId: act === 'role' ? Number(role) : null },
      {
        onSuccess: (state) => {
          onBegun(state);
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={send}
      pending={isPending}
      title={words.title}
      tone={act === 'remove' ? 'danger' : 'brand'}
      confirmLabel={words.confirm}
      error={refusalOf(error)?.error ?? null}
    >
      <Stack>
        {words.body}
        {act === 'role' && (
          <SelectField
            label={t`New role`}
            value={role}
            onChange={(next) => setRole(next ?? role)}
            options={offered.map(({ id, name }) => ({ value: String(id), label: name }))}
            hint={becomesAdmin ? t`Admins see and change everything in this program.` : undefined}
          />
        )}
      </Stack>
    </ConfirmDialog>
  );
};
