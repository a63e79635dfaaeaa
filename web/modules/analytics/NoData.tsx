import { useLingui } from '@lingui/react/macro';
import { IconChartBar } from '@tabler/icons-react';
import { EmptyState } from '../../ui/States.tsx';

/** ANA-17 */
export const NoData = ({ title }: { title?: string }) => {
  const { t } = useLingui();
  return <EmptyState compact icon={IconChartBar} title={title ?? t`No data available.`} />;
};
