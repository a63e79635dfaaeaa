import { useLingui } from '@lingui/react/macro';
import { IconBookmark, IconBookmarkPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { listKit } from '../../../lib/list-kit.ts';
import { Button } from '../../../ui/Button.tsx';
import { later } from '../../../ui/later.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { useSavedFilters } from './saved-filters-queries.ts';
import { type ParticipantFilter, participantSearch } from './search.ts';

const SaveFilterDialog = later(async () => (await import('./SaveFilterDialog.tsx')).SaveFilterDialog);
const DeleteFilterDialog = later(async () => (await import('./DeleteFilterDialog.tsx')).DeleteFilterDialog);

interface Props {
  programId: number;
  filter: ParticipantFilter;
  onFilter: (next: ParticipantFilter) => void;
}

/** The lists that this admin looks at often: saved under a name, applied and deleted here. */
export const SavedFilters = ({ programId, filter, onFilter }: Props) => {
  const { t } = useLingui();
  const { data } = useSavedFilters(programId);
  const [window, setWindow] = useState<'save' | 'delete' | null>(null);
  const saved = data?.filters ?? [];
  const isNarrowed = listKit(participantSearch).isNarrowed(filter) || filter.role !== undefined;
  const items = [
    ...saved.map(({ name, filter: kept }) => ({
      label: name,
      icon: IconBookmark,
      onPress: () => onFilter(participantSearch.validateSearch({ ...kept })),
    })),
    {
      label: t`Save this filter`,
      icon: IconBookmarkPlus,
      onPress: () => setWindow('save'),
      ...(!isNarrowed && { whyNot: t`Narrow the list first.` }),
    },
    ...(saved.length > 0
      ? [{ label: t`Delete a saved filter`, icon: IconTrash, danger: true, onPress: () => setWindow('delete') }]
      : []),
  ];
  return (
    <>
      <Menu label={t`Saved filters`} trigger={<Button icon={IconBookmark}>{t`Saved filters`}</Button>} items={items} />
      {window === 'save' && <SaveFilterDialog {...{ programId, filter }} onClose={() => setWindow(null)} />}
      {window === 'delete' && <DeleteFilterDialog {...{ programId, saved }} onClose={() => setWindow(null)} />}
    </>
  );
};
