import { useLingui } from '@lingui/react/macro';
import { Tabs } from '../../../ui/Tabs.tsx';
import { type ManagementFilter, managementSearch } from './search.ts';

interface Props {
  tab: 'pair' | 'group' | 'suggestions';
  counts: { pair: number; group: number } | undefined;
  onFilter: (next: ManagementFilter) => void;
}

/** PAR-29, PAR-31 */
export const PageTabs = ({ tab, counts, onFilter }: Props) => {
  const { t } = useLingui();
  return (
    <Tabs
      label={t`Pairs and groups`}
      items={[
        { key: 'pair', label: t`Pairs`, count: counts?.pair },
        { key: 'group', label: t`Groups`, count: counts?.group },
        { key: 'suggestions', label: t`Suggestions` },
      ]}
      active={tab}
      onChange={(key) => onFilter(managementSearch.validateSearch({ tab: key }))}
    />
  );
};
