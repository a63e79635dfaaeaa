import { useLingui } from '@lingui/react/macro';
import { IconArrowRight, IconDots, IconNote, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { Objective, ObjectiveSet } from '../../../../contract/objectives/schemas/plans.ts';
import { sayFailure } from '../../../lib/failure.ts';
import { IconButton } from '../../../ui/Button.tsx';
import { CheckField } from '../../../ui/Choices.tsx';
import { Grow, Row, Stack } from '../../../ui/Layout.tsx';
import { Menu, type MenuEntry } from '../../../ui/Menu.tsx';
import { ListRow } from '../../../ui/RowList.tsx';
import { Text } from '../../../ui/Text.tsx';
import { toastSuccess } from '../../../ui/toast.tsx';
import { useMoveObjective, useToggle } from '../queries.ts';
import { Comments } from './Comments.tsx';
import { ObjectiveFacts, ObjectiveText } from './ObjectiveFacts.tsx';
import { EvidenceDialog, ObjectiveDialog, RemoveObjective } from './windows.ts';

interface Props {
  objective: Objective;
  month: number;
  set: ObjectiveSet;
}

/** OBJ-17, OBJ-18 */
export const Toggle = ({ objective: { id, title, status }, set }: Pick<Props, 'objective' | 'set'>) => {
  const { mutate } = useToggle(set.program_id);
  return (
    <CheckField
      label={
        <Text as="span" strong>
          {title}
        </Text>
      }
      checked={status === 'done'}
      onChange={(on) => mutate({ id, status: on ? 'done' : 'todo' }, { onError: (fault) => sayFailure(fault) })}
    />
  );
};

type Window = 'edit' | 'evidence' | 'delete';

const useActs = ({ objective: { id }, month, set }: Props, open: (window: Window) => void): MenuEntry[] => {
  const { t } = useLingui();
  const { mutate: move } = useMoveObjective(set);
  // Into a month that is over, it would be late at once.
  const now = set.monthly_objectives.find(({ is_active: active }) => active)?.month_number ?? 1;
  const others = set.monthly_objectives.filter(({ month_number: number }) => number !== month && number >= now);
  return [
    { label: t`Edit`, icon: IconPencil, onPress: () => open('edit') },
    { label: t`What came of it`, icon: IconNote, onPress: () => open('evidence') },
    ...others.map(({ month_number: number }) => ({
      label: t`Move to month ${number}`,
      icon: IconArrowRight,
      onPress: () =>
        move(
          { id, month: number },
          { onSuccess: () => toastSuccess(t`Moved to month ${number}.`), onError: (fault) => sayFailure(fault) },
        ),
    })),
    'divider' as const,
    { label: t`Delete`, icon: IconTrash, danger: true, onPress: () => open('delete') },
  ];
};

/** One objective of one's own: done or not, and everything that can be done with it. */
export const OwnObjective = (props: Props) => {
  const { t } = useLingui();
  const { objective, set } = props;
  const [window, setWindow] = useState<Window | null>(null);
  const acts = useActs(props, setWindow);
  const close = () => setWindow(null);
  const { title } = objective;
  return (
    <ListRow>
      <Stack gap="sm">
        <Row wrap={false} align="start">
          <Grow>
            <Toggle objective={objective} set={set} />
          </Grow>
          <Menu
            label={t`What to do with “${title}”`}
            trigger={<IconButton icon={IconDots} label={t`More: ${title}`} size="sm" />}
            items={acts}
          />
        </Row>
        <ObjectiveFacts objective={objective} />
        <ObjectiveText objective={objective} />
        <Comments objective={objective} />
      </Stack>
      {window === 'edit' && <ObjectiveDialog set={set} objective={objective} onClose={close} />}
      {window === 'evidence' && <EvidenceDialog objective={objective} onClose={close} />}
      {window === 'delete' && <RemoveObjective objective={objective} onClose={close} />}
    </ListRow>
  );
};
