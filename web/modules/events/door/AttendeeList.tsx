import { useLingui } from '@lingui/react/macro';
import { IconDownload, IconUserOff } from '@tabler/icons-react';
import { useState } from 'react';
import { attendeesFile } from '../../../../contract/events/endpoints.ts';
import type { AttendeeRow } from '../../../../contract/events/schemas/desk.ts';
import { addressOf } from '../../../lib/call.ts';
import { sayFailure } from '../../../lib/failure.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { timeOfDay } from '../../../lib/time.ts';
import { Button } from '../../../ui/Button.tsx';
import { Grow, Row } from '../../../ui/Layout.tsx';
import { StatusPill } from '../../../ui/Pills.tsx';
import { ListRow, RowList } from '../../../ui/RowList.tsx';
import { EmptyState } from '../../../ui/States.tsx';
import { toastSuccess } from '../../../ui/toast.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useViewerZone } from '../../accounts/index.ts';
import { UndoCheckIn } from './DoorVerdict.tsx';
import type { Door } from './useDoor.ts';

interface RowProps {
  eventId: number;
  attendee: AttendeeRow;
  door: Door;
}

const State = ({ eventId, attendee, door }: RowProps) => {
  const { t } = useLingui();
  const zone = useViewerZone();
  const { admission_id: id, name, status, checked_in_at: at } = attendee;
  if (status === 'used' && at !== null) {
    const since = timeOfDay(at, zone);
    return (
      <>
        <StatusPill tone="green">{t`In since ${since}`}</StatusPill>
        <UndoCheckIn eventId={eventId} attendee={attendee} />
      </>
    );
  }
  if (status === 'cancelled') return <StatusPill tone="grey">{t`Given back`}</StatusPill>;
  if (status === 'refunded') return <StatusPill tone="grey">{t`Refunded`}</StatusPill>;
  if (door.waiting.some(({ wish }) => wish.admission_id === id))
    return <StatusPill tone="orange">{t`Waits to be sent`}</StatusPill>;
  return (
    <Button size="sm" kind="light" onPress={() => door.admit({ admission_id: id }, name)} label={t`Check in ${name}`}>
      {t`Check in`}
    </Button>
  );
};

interface Props {
  eventId: number;
  attendees: readonly AttendeeRow[];
  search: string;
  door: Door;
}

/** EVT-12: everybody with their answers, for whoever orders the meals. */
export const SaveAttendees = ({ eventId }: { eventId: number }) => {
  const { t } = useLingui();
  const [saving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      await saveFile(addressOf(attendeesFile.path, { params: { id: eventId } }), 'text/csv');
      toastSuccess(t`The file has been saved.`);
    } catch (fault) {
      sayFailure(fault);
    } finally {
      setSaving(false);
    }
  };
  return (
    <Button size="sm" icon={IconDownload} pending={saving} onPress={save}>
      {t`Download CSV`}
    </Button>
  );
};

/** Those who come, to be found without their codes. */
export const AttendeeList = ({ eventId, attendees, search, door }: Props) => {
  const { t } = useLingui();
  if (attendees.length === 0)
    return (
      <EmptyState compact icon={IconUserOff} title={search === '' ? t`Nobody has a ticket yet` : t`Nobody matches`}>
        {search === '' ? t`People are listed here once they take one.` : t`Try another part of the name or the email.`}
      </EmptyState>
    );
  return (
    <RowList label={t`Attendees`}>
      {attendees.map((attendee) => (
        <ListRow key={attendee.admission_id}>
          <Row justify="between">
            <Grow>
              <Text strong>{attendee.name}</Text>
              <Text size="meta" tone="secondary">
                {attendee.ticket}
                {attendee.email !== '' && ` · ${attendee.email}`}
              </Text>
              {attendee.answers.map(({ question, answer }) => (
                <Text key={question} size="meta">
                  {question} <strong>{answer}</strong>
                </Text>
              ))}
            </Grow>
            <Row wrap={false}>
              <State eventId={eventId} attendee={attendee} door={door} />
            </Row>
          </Row>
        </ListRow>
      ))}
    </RowList>
  );
};
