import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { BlockedPerson } from '../../../contract/safety/schemas.ts';
import { shortDay } from '../../lib/time.ts';
import { PersonRow } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { SectionCard } from '../../ui/Card.tsx';
import { ListRow, RowList } from '../../ui/RowList.tsx';
import { SkeletonList } from '../../ui/Skeletons.tsx';
import { EmptyState, ErrorState } from '../../ui/States.tsx';
import { useViewerZone } from '../accounts/index.ts';
import { useOwnBlocks } from './queries.ts';
import { UnblockDialog } from './windows.ts';

const Blocked = ({ blocked: { person, created_at: at } }: { blocked: BlockedPerson }) => {
  const { t } = useLingui();
  const zone = useViewerZone();
  const [asked, setAsked] = useState(false);
  const { id, full_name: name, photo_url: photo } = person;
  const day = shortDay(at, zone);
  return (
    <ListRow>
      <PersonRow
        name={name}
        src={photo}
        meta={t`Blocked on ${day}`}
        end={
          <Button size="sm" onPress={() => setAsked(true)} label={t`Unblock ${name}`} aria-haspopup="dialog">
            {t`Unblock`}
          </Button>
        }
      />
      {asked && <UnblockDialog personId={id} name={name} onClose={() => setAsked(false)} />}
    </ListRow>
  );
};

const List = () => {
  const { t } = useLingui();
  const { data, error, refetch } = useOwnBlocks();
  if (!data) return error ? <ErrorState compact onRetry={() => void refetch()} /> : <SkeletonList rows={2} />;
  if (data.blocks.length === 0)
    return (
      <EmptyState compact title={t`You haven't blocked anybody`}>
        {t`You can block somebody on their profile or in the details of a session.`}
      </EmptyState>
    );
  return (
    <RowList label={t`Blocked people`}>
      {data.blocks.map((one) => (
        <Blocked key={one.person.id} blocked={one} />
      ))}
    </RowList>
  );
};

/** M47: in one's settings. */
export const BlockedPeople = () => {
  const { t } = useLingui();
  return (
    <SectionCard title={t`Blocked people`} hint={t`You and they can't book or message each other.`}>
      <List />
    </SectionCard>
  );
};
