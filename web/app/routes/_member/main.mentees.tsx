import { useLingui } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { usePageTitle } from '../../../lib/page-title.ts';
import { MenteesPage } from '../../home/MenteesPage.tsx';

const Page = () => {
  const { t } = useLingui();
  usePageTitle(t`My Mentees`);
  return <MenteesPage />;
};

export const Route = createFileRoute('/_member/main/mentees')({ component: Page });
