import { useLingui } from '@lingui/react/macro';
import { usePageTitle } from '../../../lib/page-title.ts';
import { adminPath, portalPath } from '../../../lib/paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { DetailPage } from '../../../ui/frames/DetailPage.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { TabPanel, Tabs } from '../../../ui/Tabs.tsx';
import { useViewerZone } from '../../accounts/index.ts';
import { useThisProgramme } from '../../programmes/index.ts';
import { PostList } from '../PostList.tsx';
import { useReports } from '../queries.ts';
import { Composer, ReportQueue } from '../parts.ts';

export type AdminTab = 'posts' | 'reports';

/** NEW-02: the posts, to pin and to delete, and what was reported. */
export const AdminNewsfeedPage = ({ tab }: { tab: AdminTab }) => {
  const { t } = useLingui();
  usePageTitle(t`Newsfeed`);
  const programme = useThisProgramme();
  const zone = useViewerZone();
  const { id, is_active: isActive } = programme;
  const here = adminPath(programme, 'newsfeed');
  const waiting = useReports(id).data?.reports.length ?? 0;
  return (
    <DetailPage
      title={t`Newsfeed`}
      lead={t`What members share with each other.`}
      width="narrow"
      actions={<Button href={portalPath(programme, 'newsfeed')}>{t`Open in the portal`}</Button>}
    >
      <Tabs
        label={t`Newsfeed`}
        active={tab}
        items={[
          { key: 'posts', label: t`Posts`, href: here },
          {
            key: 'reports',
            label: t`Reports`,
            href: `${here}?tab=reports`,
            ...(waiting > 0 && { count: waiting }),
          },
        ]}
      >
        <TabPanel tabKey={tab}>
          {tab === 'posts' ? (
            <Stack gap="md">
              {isActive && <Composer programId={id} />}
              <PostList programId={id} hint={t`Posts of members and admins are listed here.`} />
            </Stack>
          ) : (
            <ReportQueue programId={id} zone={zone} mayDecide={isActive} />
          )}
        </TabPanel>
      </Tabs>
    </DetailPage>
  );
};
