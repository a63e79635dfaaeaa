import { Trans, useLingui } from '@lingui/react/macro';
import { IconCalendarPlus, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Button, IconButton } from '../../ui/Button.tsx';
import { SectionCard } from '../../ui/Card.tsx';
import { Grow, Row, Stack } from '../../ui/Layout.tsx';
import { StatusPill, TagList } from '../../ui/Pills.tsx';
import { ListRow, RowList } from '../../ui/RowList.tsx';
import { Text } from '../../ui/Text.tsx';
import { dayPlace, type Messages } from './draft.ts';
import { type Run, runsOf, withDays, withoutDays } from './hours.ts';
import { OtherDaysDialog } from './OtherDaysDialog.tsx';
import type { Editor } from './useEditor.ts';
import { hoursWords, runWords } from './words.ts';

interface RowProps {
  run: Run;
  messages: Messages;
  onEdit: () => void;
  onRemove: () => void;
}

const RunRow = ({ run, messages, onEdit, onRemove }: RowProps) => {
  const { t } = useLingui();
  const words = runWords(run);
  const wrong = run.days.map((day) => messages[dayPlace(day)]).find((message) => message !== undefined);
  return (
    <ListRow>
      <Row wrap={false} align="start">
        <Grow>
          <Stack gap="xs">
            <Text strong>{words}</Text>
            <Row gap="xs">
              {run.hours.length === 0 ? (
                <StatusPill tone="grey">
                  <Trans>Closed all day</Trans>
                </StatusPill>
              ) : (
                <TagList tags={run.hours.map(hoursWords)} max={4} />
              )}
            </Row>
            {wrong !== undefined && (
              <Text size="meta" tone="error">
                {wrong}
              </Text>
            )}
          </Stack>
        </Grow>
        <IconButton icon={IconPencil} label={t`Change ${words}`} onPress={onEdit} />
        <IconButton icon={IconTrash} label={t`Remove ${words}`} onPress={onRemove} />
      </Row>
    </ListRow>
  );
};

/** Dates whose hours differ from the weekly ones (B24). */
export const OtherDays = ({ editor }: { editor: Editor }) => {
  const { t } = useLingui();
  const { draft, messages, change } = editor;
  const [edited, setEdited] = useState<Run | 'new' | null>(null);
  const runs = runsOf(draft.days);
  const addButton = (
    <Button kind="light" icon={IconCalendarPlus} onPress={() => setEdited('new')}>
      <Trans>Add dates</Trans>
    </Button>
  );
  const keep = ({ days, hours }: Pick<Run, 'days' | 'hours'>) => {
    const before = edited === null || edited === 'new' ? draft : withoutDays(draft, edited.days);
    change(withDays(before, days, hours), 'days');
    setEdited(null);
  };
  return (
    <SectionCard
      title={t`Dates that differ`}
      hint={t`Holidays, travel, a free afternoon.`}
      actions={addButton}
      flush={runs.length > 0}
    >
      {runs.length === 0 ? (
        <Text size="control" tone="secondary">
          <Trans>No dates yet: your weekly hours hold every week.</Trans>
        </Text>
      ) : (
        <RowList label={t`Dates that differ`}>
          {runs.map((run) => (
            <RunRow
              key={run.first}
              run={run}
              messages={messages}
              onEdit={() => setEdited(run)}
              onRemove={() => change(withoutDays(draft, run.days), 'days')}
            />
          ))}
        </RowList>
      )}
      <OtherDaysDialog edited={edited} timezone={draft.timezone} onClose={() => setEdited(null)} onKeep={keep} />
    </SectionCard>
  );
};
