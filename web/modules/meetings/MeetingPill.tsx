import { useLingui } from '@lingui/react/macro';
import type { MeetingStatus } from '../../../contract/meetings/schemas.ts';
import { StatusPill } from '../../ui/Pills.tsx';

const tones: Record<MeetingStatus, 'green' | 'blue' | 'grey'> = {
  completed: 'green',
  in_progress: 'blue',
  scheduled: 'grey',
};

/** MTG-02 */
export const MeetingPill = ({ status }: { status: MeetingStatus }) => {
  const { t } = useLingui();
  const words: Record<MeetingStatus, string> = {
    completed: t`Completed`,
    in_progress: t`In progress`,
    scheduled: t`Scheduled`,
  };
  return <StatusPill tone={tones[status]}>{words[status]}</StatusPill>;
};
