import { useLingui } from '@lingui/react/macro';
import { IconPlus, IconTarget } from '@tabler/icons-react';
import { type ComponentProps, useState } from 'react';
import type { BookingMeeting } from '../../../contract/meetings/schemas.ts';
import type { Minutes, MinutesItem } from '../../../contract/minutes/schemas.ts';
import { minutesLimits } from '../../../contract/minutes/values.ts';
import { sayFailure } from '../../lib/failure.ts';
import { keyPerInput } from '../../lib/key-per-input.ts';
import { reasonOf } from '../../lib/reasons.ts';
import { ActionButton, Button } from '../../ui/Button.tsx';
import { SectionCard } from '../../ui/Card.tsx';
import { Grow, Row, Stack } from '../../ui/Layout.tsx';
import { Link } from '../../ui/navigation.tsx';
import { ListRow, RowList } from '../../ui/RowList.tsx';
import { Text } from '../../ui/Text.tsx';
import { toastSuccess } from '../../ui/toast.tsx';
import { useViewerZone } from '../accounts/index.ts';
import { useDueWords, useLearningPlace } from '../objectives/index.ts';
import { AddLine } from './AddLine.tsx';
import { Line } from './Line.tsx';
import { LineWindows, useLineWindows } from './LineWindows.tsx';
import { useAddLine, useTakeAlong } from './queries.ts';

/** Codes that say nothing to somebody who has nothing to press here anyway. */
const isForOthers = ({ objective }: MinutesItem['why_not']) =>
  objective === 'objectives.mentees_only' || objective === 'minutes.not_for_you' || objective === 'minutes.called_off';

/** An agreed action becomes an objective of the mentee with one press. */
const TakeAlong = ({ item }: { item: MinutesItem }) => {
  const { t } = useLingui();
  const { mutate, isPending } = useTakeAlong();
  const { objectives } = useLearningPlace();
  const { id, body, objective_id: made, why_not: whyNot } = item;
  if (made !== null) return <Link href={objectives}>{t`In your objectives`}</Link>;
  if (item.done || isForOthers(whyNot)) return null;
  return (
    <ActionButton
      size="sm"
      kind="quiet"
      icon={IconTarget}
      label={t`Add “${body}” to my objectives`}
      pending={isPending}
      whyNot={whyNot.objective && reasonOf(whyNot.objective)}
      onPress={() =>
        mutate(id, {
          onSuccess: ({ message }) => toastSuccess(message),
          onError: (fault) => sayFailure(fault),
        })
      }
    >
      {t`Add to my objectives`}
    </ActionButton>
  );
};

const Action = ({
  item,
  ...line
}: {
  bookingId: number;
  item: MinutesItem;
  onOpen: ComponentProps<typeof Line>['onOpen'];
}) => {
  const { t } = useLingui();
  const dueWords = useDueWords(useViewerZone());
  const { owner, due_date: day, from_transcript: isSaid } = item;
  const due = day === null || item.done ? null : dueWords(day);
  const facts = [owner?.full_name ?? t`Everyone`, due && t`Due: ${due}`, isSaid && t`From the transcript`];
  return (
    <Line item={item} {...line}>
      <Row gap="sm">
        <Text size="meta" tone="secondary" as="span">
          {facts.filter(Boolean).join(' · ')}
        </Text>
        <TakeAlong item={item} />
      </Row>
    </Line>
  );
};

interface PartProps {
  minutes: Minutes;
  meetings: readonly BookingMeeting[];
}

/** What the transcripts say people are going to do, as far as it is not among the actions. */
const Said = ({ minutes, meetings }: PartProps) => {
  const { t } = useLingui();
  const { mutate, isPending, variables } = useAddLine(minutes.booking_id);
  const [keyFor] = useState(keyPerInput);
  const known = new Set(minutes.actions.map(({ body }) => body));
  const said = meetings.flatMap(({ id, action_items: items }) =>
    items
      .filter((body) => !known.has(body) && body.length <= minutesLimits.line)
      .map((body) => ({ kind: 'action' as const, body, meeting_id: id })),
  );
  if (said.length === 0 || minutes.why_not.write !== null) return null;
  return (
    <Stack gap="xs">
      <Text size="control" tone="secondary">{t`From the transcript:`}</Text>
      <RowList label={t`From the transcript`}>
        {said.map((one) => (
          <ListRow key={`${one.meeting_id} ${one.body}`}>
            <Row wrap={false} gap="sm" align="start">
              <Grow>
                <Text size="control">
                  <bdi>{one.body}</bdi>
                </Text>
              </Grow>
              <Button
                size="sm"
                icon={IconPlus}
                label={t`Keep “${one.body}” as an action`}
                pending={isPending && variables.body.body === one.body}
                onPress={() => mutate({ body: one, key: keyFor(one) }, { onError: (fault) => sayFailure(fault) })}
              >
                {t`Keep`}
              </Button>
            </Row>
          </ListRow>
        ))}
      </RowList>
    </Stack>
  );
};

/** What was agreed in the session, and who does it until when. */
export const Actions = ({ minutes, meetings }: PartProps) => {
  const { t } = useLingui();
  const windows = useLineWindows();
  const { actions, phase, booking_id: bookingId, why_not: whyNot } = minutes;
  const adds = whyNot.write === null && phase !== 'before' && (
    <Stack gap="sm">
      <AddLine bookingId={bookingId} kind="action" label={t`Add an action`} placeholder={t`What have you agreed on?`} />
      <Said minutes={minutes} meetings={meetings} />
    </Stack>
  );
  if (actions.length === 0 && !adds) return null;
  return (
    <SectionCard
      title={t`Agreed actions`}
      hint={t`What you do after the session. Everyone in it sees them.`}
      level={3}
      flush={actions.length > 0}
      footer={adds}
    >
      {actions.length === 0 ? (
        <Text tone="secondary">{t`Nothing agreed yet.`}</Text>
      ) : (
        <RowList label={t`Agreed actions`}>
          {actions.map((item) => (
            <Action key={item.id} bookingId={bookingId} item={item} onOpen={windows.open} />
          ))}
        </RowList>
      )}
      <LineWindows minutes={minutes} opened={windows.opened} onClose={windows.close} />
    </SectionCard>
  );
};
