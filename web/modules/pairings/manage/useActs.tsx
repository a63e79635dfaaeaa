import { useLingui } from '@lingui/react/macro';
import { IconMessageCircle, IconPlayerPause, IconPlayerPlay, IconUsers, IconX } from '@tabler/icons-react';
import type { ChatLink, ManagedPairing } from '../../../../contract/pairings/schemas/managed.ts';
import type { MenuEntry } from '../../../ui/Menu.tsx';
import type { Turning } from './TurnDialog.tsx';
import { useTitleOf } from './words.ts';

type Row = Pick<ManagedPairing, 'id' | 'type' | 'name' | 'status' | 'mentors' | 'mentees' | 'why_not'>;

interface Windows<R extends Row> {
  /** Where people of the rows are written to; absent where nobody of them is. */
  links?: readonly ChatLink[];
  onEdit: (row: R) => void;
  onEnd: (row: R) => void;
  onTurn: (turning: Turning) => void;
}

/** The actions for a pair or group in its current state; unavailable ones are left out. */
export const useActs = <R extends Row>({ links = [], onEdit, onEnd, onTurn }: Windows<R>) => {
  const { t } = useLingui();
  const titleOf = useTitleOf();
  const turn = (row: R, status: 'active' | 'paused') => onTurn({ id: row.id, title: titleOf(row), status });
  const messages = ({ mentors, mentees }: R) =>
    [...mentees, ...mentors].flatMap(({ id, full_name: name }) =>
      links
        .filter(({ user_id: to }) => to === id)
        .map(({ chat_link: href }) => ({ label: t`Message ${name}`, icon: IconMessageCircle, href })),
    );
  return (row: R): MenuEntry[] => [
    ...messages(row), // CHT-02
    ...(row.why_not.change_people === null
      ? [{ label: t`Edit group`, icon: IconUsers, onPress: () => onEdit(row) }]
      : []),
    ...(row.why_not.pause === null
      ? [{ label: t`Pause`, icon: IconPlayerPause, onPress: () => turn(row, 'paused') }]
      : []),
    ...(row.why_not.resume === null
      ? [{ label: t`Go on again`, icon: IconPlayerPlay, onPress: () => turn(row, 'active') }]
      : []),
    ...(row.why_not.end === null ? [{ label: t`End`, icon: IconX, danger: true, onPress: () => onEnd(row) }] : []),
  ];
};
