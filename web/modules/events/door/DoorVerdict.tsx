import { Trans, useLingui } from '@lingui/react/macro';
import type { AttendeeRow } from '../../../../contract/events/schemas/desk.ts';
import { sayFailure } from '../../../lib/failure.ts';
import { timeOfDay } from '../../../lib/time.ts';
import { Button } from '../../../ui/Button.tsx';
import { toastSuccess } from '../../../ui/toast.tsx';
import { Verdict } from '../../../ui/Verdict.tsx';
import { useViewerZone } from '../../accounts/index.ts';
import { useUndoCheckIn } from '../queries.ts';
import type { Door } from './useDoor.ts';

interface UndoProps {
  eventId: number;
  attendee: AttendeeRow;
  onUndone?: () => void;
}

export const UndoCheckIn = ({ eventId, attendee: { admission_id: id, name }, onUndone }: UndoProps) => {
  const { t } = useLingui();
  const { mutate, isPending } = useUndoCheckIn(eventId);
  const undo = () =>
    mutate(id, {
      onSuccess: () => {
        toastSuccess(t`${name} is no longer checked in.`);
        onUndone?.();
      },
      onError: (error) => sayFailure(error),
    });
  return (
    <Button size="sm" onPress={undo} pending={isPending} label={t`Undo the check-in of ${name}`}>
      {t`Undo`}
    </Button>
  );
};

const Shown = ({ eventId, door: { verdict, clear } }: { eventId: number; door: Door }) => {
  const { t } = useLingui();
  const zone = useViewerZone();
  if (verdict === null) return null;
  if (verdict.kind === 'refused') return <Verdict tone="error" title={verdict.words} />;
  if (verdict.kind === 'waiting') {
    const { name } = verdict;
    return (
      <Verdict tone="waiting" title={name === null ? t`Noted, not checked yet` : t`${name} is noted, not checked yet`}>
        <Trans>The server has not answered. This is sent again automatically.</Trans>
      </Verdict>
    );
  }
  const { attendee } = verdict;
  const { name, ticket, checked_in_at: at } = attendee;
  const since = at === null ? '' : timeOfDay(at, zone);
  if (verdict.kind === 'already')
    return (
      <Verdict tone="warning" title={t`Already in since ${since}`}>
        {name}, {ticket}
      </Verdict>
    );
  return (
    <Verdict
      tone="success"
      title={t`Admitted: ${name}`}
      action={<UndoCheckIn eventId={eventId} attendee={attendee} onUndone={clear} />}
    >
      {ticket}
    </Verdict>
  );
};

/** What came of the last check-in, read out as soon as it is there. */
export const DoorVerdict = (props: Parameters<typeof Shown>[0]) => (
  <div role="status">
    <Shown {...props} />
  </div>
);
