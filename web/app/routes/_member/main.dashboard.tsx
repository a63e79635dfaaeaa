import { useLingui } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { usePageTitle } from '../../../lib/page-title.ts';
import { MemberDashboard } from '../../home/MemberDashboard.tsx';

const Page = () => {
  const { t } = useLingui();
  usePageTitle(t`Home`);
  return <MemberDashboard />;
};

export const Route = createFileRoute('/_member/main/dashboard')({ component: Page });
