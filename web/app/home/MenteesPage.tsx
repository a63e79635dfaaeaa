import { useLingui } from '@lingui/react/macro';
import { useMe } from '../../modules/accounts/index.ts';
import { ListPage } from '../../ui/frames/ListPage.tsx';
import { PageDenied } from '../PageDenied.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { MyGroups } from './groups/MyGroups.tsx';
import { MenteeCards } from './Mentees.tsx';

/** PRO-89: for mentors. */
export const MenteesPage = () => {
  const { t } = useLingui();
  const { me } = useMe();
  if (!me) return null;
  if (!me.is_fl_mentor) return <PageDenied reason={t`Only a mentor may do this.`} home={me.home_url} />;
  return (
    <ListPage title={t`My Mentees`} lead={t`Everybody you have met or will meet.`}>
      <Stack gap="lg">
        <MyGroups />
        <MenteeCards zone={me.timezone} />
      </Stack>
    </ListPage>
  );
};
