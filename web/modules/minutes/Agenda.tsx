import { useLingui } from '@lingui/react/macro';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { Minutes } from '../../../contract/minutes/schemas.ts';
import { sayFailure } from '../../lib/failure.ts';
import { keyPerInput } from '../../lib/key-per-input.ts';
import { Button } from '../../ui/Button.tsx';
import { SectionCard } from '../../ui/Card.tsx';
import { FocusStays } from '../../ui/FocusStays.tsx';
import { Row, Stack } from '../../ui/Layout.tsx';
import { RowList } from '../../ui/RowList.tsx';
import { Text } from '../../ui/Text.tsx';
import { shortened } from '../../ui/Truncate.tsx';
import { Added } from './Added.tsx';
import { AddLine } from './AddLine.tsx';
import { Line } from './Line.tsx';
import { LineWindows, useLineWindows } from './LineWindows.tsx';
import { useAddLine } from './queries.ts';

const longestIdea = 60;

/** What is still open, to be put on the agenda with one press. */
const Ideas = ({ minutes }: { minutes: Minutes }) => {
  const { t } = useLingui();
  const { mutate, isPending, variables } = useAddLine(minutes.booking_id);
  const [keyFor] = useState(keyPerInput);
  const [added, setAdded] = useState('');
  const { objectives, actions } = minutes.ideas;
  const ideas = [...new Set([...actions, ...objectives])];
  if (ideas.length === 0) return null;
  const add = (body: string) =>
    mutate(
      { body: { kind: 'agenda', body }, key: keyFor(body) },
      { onSuccess: () => setAdded(body), onError: (fault) => sayFailure(fault) },
    );
  return (
    <Stack gap="xs">
      <Text size="control" tone="secondary">{t`Still open, from your last sessions and objectives:`}</Text>
      <FocusStays rows>
        <Row gap="xs">
          {ideas.map((idea) => (
            <Button
              key={idea}
              size="sm"
              icon={IconPlus}
              label={t`Add “${idea}” to the agenda`}
              pending={isPending && variables.body.body === idea}
              onPress={() => add(idea)}
            >
              {shortened(idea, longestIdea)}
            </Button>
          ))}
        </Row>
      </FocusStays>
      <Added line={added} />
    </Stack>
  );
};

/** What people want to talk about, before the session and in it. */
export const Agenda = ({ minutes }: { minutes: Minutes }) => {
  const { t } = useLingui();
  const windows = useLineWindows();
  const { agenda, phase, booking_id: bookingId, why_not: whyNot } = minutes;
  const adds = whyNot.write === null && phase !== 'over' && (
    <Stack gap="sm">
      <AddLine
        bookingId={bookingId}
        kind="agenda"
        label={t`Add to the agenda`}
        placeholder={t`What do you want to talk about?`}
      />
      <Ideas minutes={minutes} />
    </Stack>
  );
  if (agenda.length === 0 && !adds) return null;
  return (
    <SectionCard
      title={t`Agenda`}
      hint={t`Everyone in the session sees it and can add to it.`}
      level={3}
      flush={agenda.length > 0}
      footer={adds}
    >
      {agenda.length === 0 ? (
        <Text tone="secondary">{t`Nothing on it yet.`}</Text>
      ) : (
        <RowList label={t`Agenda`}>
          {agenda.map((item) => (
            <Line key={item.id} bookingId={bookingId} item={item} onOpen={windows.open} />
          ))}
        </RowList>
      )}
      <LineWindows minutes={minutes} opened={windows.opened} onClose={windows.close} />
    </SectionCard>
  );
};
