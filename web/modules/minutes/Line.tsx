import { useLingui } from '@lingui/react/macro';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { MinutesItem } from '../../../contract/minutes/schemas.ts';
import { sayFailure } from '../../lib/failure.ts';
import { IconButton } from '../../ui/Button.tsx';
import { CheckField } from '../../ui/Choices.tsx';
import { Grow, Row, Stack } from '../../ui/Layout.tsx';
import { ListRow } from '../../ui/RowList.tsx';
import { useTick } from './queries.ts';

const Tick = ({ bookingId, item }: { bookingId: number; item: MinutesItem }) => {
  const { mutate } = useTick(bookingId);
  const { id, body, done, why_not: whyNot } = item;
  return (
    <CheckField
      // In whatever direction it is written.
      label={<bdi>{body}</bdi>}
      checked={done}
      disabled={whyNot.tick !== null}
      onChange={(on) => mutate({ id, done: on }, { onError: (fault) => sayFailure(fault) })}
    />
  );
};

/** What may be done with a line in a window of its own. */
export type LineAct = 'edit' | 'remove';

interface Props {
  bookingId: number;
  item: MinutesItem;
  onOpen: (act: LineAct, item: MinutesItem) => void;
  children?: ReactNode;
}

/** A point of the agenda or an agreed action: done or not, and what may be done with it. */
export const Line = ({ bookingId, item, onOpen, children }: Props) => {
  const { t } = useLingui();
  const { kind, body, why_not: whyNot } = item;
  // Of a point there is nothing but its words.
  const hasEdit = kind === 'action' || whyNot.reword === null;
  return (
    <ListRow>
      <Row wrap={false} gap="sm">
        <Grow>
          <Stack gap="xs">
            <Tick bookingId={bookingId} item={item} />
            {children}
          </Stack>
        </Grow>
        {whyNot.change === null && (
          <Row wrap={false} gap="xs">
            {hasEdit && (
              <IconButton size="sm" icon={IconPencil} label={t`Edit “${body}”`} onPress={() => onOpen('edit', item)} />
            )}
            <IconButton size="sm" icon={IconTrash} label={t`Remove “${body}”`} onPress={() => onOpen('remove', item)} />
          </Row>
        )}
      </Row>
    </ListRow>
  );
};
