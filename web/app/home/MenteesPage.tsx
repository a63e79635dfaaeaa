import { useLingui } from '@lingui/react/macro';
import { useMe } from '../../modules/accounts/index.ts';
import { Card } from '../../ui/Card.tsx';
import { ListPage } from '../../ui/frames/ListPage.tsx';
import { EmptyState } from '../../ui/States.tsx';
import { Mentees } from './Mentees.tsx';

/** PRO-89: for mentors. */
export const MenteesPage = () => {
  const { t } = useLingui();
  const { me } = useMe();
  if (!me) return null;
  if (!me.is_fl_mentor) return <EmptyState title={t`Only a mentor may do this.`} />;
  return (
    <ListPage title={t`My Mentees`} lead={t`Everybody you have met or will meet.`}>
      <Card>
        <Mentees zone={me.timezone} />
      </Card>
    </ListPage>
  );
};
