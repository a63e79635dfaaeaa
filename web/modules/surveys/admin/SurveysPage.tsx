import { useLingui } from '@lingui/react/macro';
import { IconPlus } from '@tabler/icons-react';
import { usePageTitle } from '../../../lib/page-title.ts';
import { Button } from '../../../ui/Button.tsx';
import { ListPage } from '../../../ui/frames/ListPage.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { useThisProgramme } from '../../programmes/index.ts';
import { surveyPages } from '../addresses.ts';
import { NpsResults } from '../nps/NpsResults.tsx';
import { SurveyTable } from './SurveyTable.tsx';

export type SurveysView = 'surveys' | 'feedback';

interface Props {
  view: SurveysView;
  page: number;
  onPage: (page: number) => void;
}

/** NAV-08, NPS-14, NPS-16: the surveys of the program, and what its members say of it. */
export const SurveysPage = ({ view, page, onPage }: Props) => {
  const { t } = useLingui();
  usePageTitle(t`Surveys`);
  const programme = useThisProgramme();
  const pages = surveyPages(programme);
  const items = [
    { key: 'surveys', label: t`Surveys`, href: pages.list },
    { key: 'feedback', label: t`NPS feedback`, href: pages.feedback },
  ];
  const add = (
    <Button kind="primary" icon={IconPlus} href={pages.create}>
      {t`New survey`}
    </Button>
  );
  return (
    <ListPage
      title={t`Surveys`}
      width="admin"
      tabs={<Tabs label={t`Surveys`} items={items} active={view} />}
      {...(view === 'surveys' && programme.is_active && { actions: add })}
    >
      {view === 'surveys' ? (
        <SurveyTable />
      ) : (
        <NpsResults
          programId={programme.id}
          zone={programme.timezone}
          fileName={`${programme.slug}-nps`}
          page={page}
          onPage={onPage}
        />
      )}
    </ListPage>
  );
};
