import { useLingui } from '@lingui/react/macro';
import { paths } from '../lib/paths.ts';
import { useMe } from '../modules/accounts/index.ts';
import { Button } from '../ui/Button.tsx';
import { ListPage } from '../ui/frames/ListPage.tsx';
import { Row } from '../ui/Layout.tsx';
import { MemberShell } from './shells/MemberShell.tsx';

/** NAV-27, B124: whatever the router does not know, with the way home. */
export const PageNotFound = () => {
  const { t } = useLingui();
  const { me } = useMe();
  return (
    <MemberShell me={me}>
      <ListPage title={t`Page not found`} lead={t`The page you are looking for does not exist, or has moved.`}>
        <Row>
          <Button kind="primary" href={paths.landing()}>
            {t`Home`}
          </Button>
        </Row>
      </ListPage>
    </MemberShell>
  );
};
