import { useLingui } from '@lingui/react/macro';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { plainDay } from '../../../lib/time.ts';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { SectionCard } from '../../../ui/Card.tsx';
import { FocusStays } from '../../../ui/FocusStays.tsx';
import { Grow, Row, Stack } from '../../../ui/Layout.tsx';
import { ListRow, RowList } from '../../../ui/RowList.tsx';
import { EmptyState } from '../../../ui/States.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { IconType } from '../../../ui/types.ts';

export interface Entry {
  id: number;
  title: string;
  place: string;
  start: string;
  /** Null if it is still going on. */
  end: string | null;
  goesOn: boolean;
  text?: string | null;
}

interface Props {
  title: string;
  icon: IconType;
  emptyTitle: string;
  empty: ReactNode;
  entries: readonly Entry[];
  onAdd: () => void;
  onEdit: (id: number) => void;
  onRemove: (id: number) => void;
}

const Period = ({ start, end, goesOn }: Entry) => {
  const { t } = useLingui();
  const until = goesOn ? t`Present` : end && plainDay(end);
  return (
    <Text size="control" tone="secondary">
      {until ? `${plainDay(start)} – ${until}` : t`From ${plainDay(start)}`}
    </Text>
  );
};

type LineProps = Pick<Props, 'onEdit' | 'onRemove'> & { entry: Entry };

const EntryLine = ({ entry, onEdit, onRemove }: LineProps) => {
  const { t } = useLingui();
  const name = entry.title;
  return (
    <ListRow>
      <Row gap="md" align="start" wrap={false}>
        <Grow>
          <Stack gap="xs">
            <Text strong>{name}</Text>
            <Text size="control">{entry.place}</Text>
            <Period {...entry} />
            {entry.text && (
              <Text size="control" tone="secondary" lines={3}>
                {entry.text}
              </Text>
            )}
          </Stack>
        </Grow>
        <Row gap="xs" wrap={false}>
          <IconButton icon={IconPencil} label={t`Edit ${name}`} onPress={() => onEdit(entry.id)} />
          <IconButton icon={IconTrash} kind="danger" label={t`Delete ${name}`} onPress={() => onRemove(entry.id)} />
        </Row>
      </Row>
    </ListRow>
  );
};

/** PRO-57, PRO-62: places of work or study, with 'Add new', edit and delete. */
export const EntryList = ({ title, icon, emptyTitle, empty, entries, onAdd, onEdit, onRemove }: Props) => {
  const { t } = useLingui();
  return (
    <FocusStays rows>
      <SectionCard
        title={title}
        flush={entries.length > 0}
        actions={
          <Button size="sm" icon={IconPlus} label={`${t`Add new`}: ${title}`} onPress={onAdd}>
            {t`Add new`}
          </Button>
        }
      >
        {entries.length === 0 ? (
          <EmptyState compact icon={icon} title={emptyTitle}>
            {empty}
          </EmptyState>
        ) : (
          <RowList label={title}>
            {entries.map((entry) => (
              <EntryLine key={entry.id} entry={entry} onEdit={onEdit} onRemove={onRemove} />
            ))}
          </RowList>
        )}
      </SectionCard>
    </FocusStays>
  );
};
