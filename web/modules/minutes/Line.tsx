import { useLingui } from '@lingui/react/macro';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { Minutes, MinutesItem } from '../../../contract/minutes/schemas.ts';
import { sayFailure } from '../../lib/failure.ts';
import { IconButton } from '../../ui/Button.tsx';
import { CheckField } from '../../ui/Choices.tsx';
import { Grow, Row, Stack } from '../../ui/Layout.tsx';
import { ListRow } from '../../ui/RowList.tsx';
import { LineDialog } from './LineDialog.tsx';
import { useRemoveLine, useTick } from './queries.ts';

const Tick = ({ bookingId, item }: { bookingId: number; item: MinutesItem }) => {
  const { mutate } = useTick(bookingId);
  const { id, body, done, why_not: whyNot } = item;
  return (
    <CheckField
      label={body}
      checked={done}
      disabled={whyNot.tick !== null}
      onChange={(on) => mutate({ id, done: on }, { onError: (fault) => sayFailure(fault) })}
    />
  );
};

interface Props {
  minutes: Minutes;
  item: MinutesItem;
  children?: ReactNode;
}

/** A point of the agenda or an agreed action: done or not, and what may be done with it. */
export const Line = ({ minutes, item, children }: Props) => {
  const { t } = useLingui();
  const [edits, setEdits] = useState(false);
  const { mutate: remove, isPending } = useRemoveLine(minutes.booking_id);
  const { id, kind, body, why_not: whyNot } = item;
  // Of a point there is nothing but its words.
  const hasEdit = kind === 'action' || whyNot.reword === null;
  return (
    <ListRow>
      <Row wrap={false} align="start" gap="sm">
        <Grow>
          <Stack gap="xs">
            <Tick bookingId={minutes.booking_id} item={item} />
            {children}
          </Stack>
        </Grow>
        {whyNot.change === null && (
          <Row wrap={false} gap="xs">
            {hasEdit && (
              <IconButton size="sm" icon={IconPencil} label={t`Edit “${body}”`} onPress={() => setEdits(true)} />
            )}
            <IconButton
              size="sm"
              icon={IconTrash}
              label={t`Remove “${body}”`}
              whyNot={isPending ? t`It is being removed` : null}
              onPress={() => remove(id, { onError: (fault) => sayFailure(fault) })}
            />
          </Row>
        )}
      </Row>
      {edits && <LineDialog minutes={minutes} item={item} onClose={() => setEdits(false)} />}
    </ListRow>
  );
};
