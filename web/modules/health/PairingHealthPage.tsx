import { useLingui } from '@lingui/react/macro';
import { usePageTitle } from '../../lib/page-title.ts';
import { listKit } from '../../lib/list-kit.ts';
import { SaveCsv } from '../../lib/SaveCsv.tsx';
import { Card } from '../../ui/Card.tsx';
import { ListPage } from '../../ui/frames/ListPage.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { useThisProgramme } from '../programmes/index.ts';
import { HealthList } from './list/HealthList.tsx';
import { RemindButton } from './list/RemindButton.tsx';
import { HealthOverview } from './overview/HealthOverview.tsx';
import { HealthSettingsButton } from './overview/HealthSettingsButton.tsx';
import { healthFile, usePairingHealth } from './queries.ts';
import { type HealthFilter, healthSearch } from './search.ts';

interface Props {
  filter: HealthFilter;
  zone: string;
  onFilter: (next: HealthFilter) => void;
}

const overview = 'overview';

/** PAR-01 to PAR-19: how the program's pairs and groups are. */
export const PairingHealthPage = ({ filter, zone, onFilter }: Props) => {
  const { t } = useLingui();
  usePageTitle(t`Pairing health`);
  const programme = useThisProgramme();
  const { tab } = filter;
  const list = usePairingHealth(
    listKit(healthSearch).query(filter, { program_id: programme.id, ...(tab === undefined && { type: 'pair' }) }),
  );
  const summary = list.data?.summary;
  const tabs = (
    <Tabs
      label={t`Pairing health`}
      items={[
        { key: overview, label: t`Overview` },
        { key: 'pair', label: t`One on One Pairing`, count: summary?.pairs_count },
        { key: 'group', label: t`Group Pairing`, count: summary?.groups_count },
      ]}
      active={tab ?? overview}
      onChange={(key) => onFilter(healthSearch.validateSearch({ tab: key }))}
    />
  );
  const actions = (
    <>
      {tab === undefined && <HealthSettingsButton />}
      {/* PAR-04 */}
      {tab === 'pair' && <RemindButton zone={zone} last={list.data?.feedback_reminders} />}
      {tab !== undefined && <SaveCsv address={healthFile(programme.id, filter, tab)} />}
    </>
  );
  return (
    <ListPage
      title={t`Pairing health`}
      lead={t`How pairs and groups are doing, and who could use a hand.`}
      actions={actions}
      width="admin"
      {...(tab === undefined && { tabs: <Card padding="none">{tabs}</Card> })}
    >
      {tab === undefined ? (
        <HealthOverview zone={zone} />
      ) : (
        <HealthList {...{ filter, zone, onFilter, list, tabs }} type={tab} />
      )}
    </ListPage>
  );
};
