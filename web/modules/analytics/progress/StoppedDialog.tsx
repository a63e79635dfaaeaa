import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { InsightSide, StoppedStep } from '../../../../contract/analytics/values.ts';
import { adminPath } from '../../../lib/paths.ts';
import { shortDay } from '../../../lib/time.ts';
import { PersonRow } from '../../../ui/Avatar.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { ListRow, RowList } from '../../../ui/RowList.tsx';
import { useThisProgramme } from '../../programmes/index.ts';
import { Loaded } from '../Loaded.tsx';
import { NoData } from '../NoData.tsx';
import { useStopped } from '../queries.ts';

interface Props {
  title: string;
  side: InsightSide;
  step: StoppedStep;
  onClose: () => void;
}

/** The people behind a step, each with the way to their row among the users. */
export const StoppedDialog = ({ title, side, step, onClose }: Props) => {
  const { t } = useLingui();
  const programme = useThisProgramme();
  const [page, setPage] = useState(1);
  const query = useStopped(programme.id, { type: side, step, page });
  const meta = (joined: string, sessions: number) => {
    const day = shortDay(joined, programme.timezone);
    return sessions === 1 ? t`Joined ${day}, 1 session` : t`Joined ${day}, ${sessions} sessions`;
  };
  return (
    <Dialog opened onClose={onClose} title={title}>
      <Loaded query={query}>
        {({ people, page: shown, max_pages: pages }) =>
          people.length === 0 ? (
            <NoData />
          ) : (
            <Stack>
              <RowList label={title}>
                {people.map(({ person, joined_at: joined, sessions }) => (
                  <ListRow key={person.id}>
                    <PersonRow
                      name={person.full_name}
                      src={person.profile_photo_url}
                      deleted={person.deleted}
                      href={adminPath(programme, `user_management?search=${encodeURIComponent(person.full_name)}`)}
                      meta={meta(joined, sessions)}
                    />
                  </ListRow>
                ))}
              </RowList>
              <Pager page={shown} pages={pages} onPage={setPage} />
            </Stack>
          )
        }
      </Loaded>
    </Dialog>
  );
};
