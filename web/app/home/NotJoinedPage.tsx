import { useLingui } from '@lingui/react/macro';
import { IconUsersGroup } from '@tabler/icons-react';
import { usePageTitle } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { useThisProgramme } from '../../modules/programmes/index.ts';
import { Button } from '../../ui/Button.tsx';
import { MessagePage } from '../../ui/frames/MessagePage.tsx';

const useWords = () => {
  const { t } = useLingui();
  const { is_active: isActive, name } = useThisProgramme();
  if (!isActive) return t`This program is no longer active.`;
  return t`${name} is open: join it, and its mentors, agenda and resources are yours.`;
};

/** B144: for someone who is signed in and has not joined an open programme, or one that is no longer active. */
export const NotJoinedPage = () => {
  const { t } = useLingui();
  const programme = useThisProgramme();
  const words = useWords();
  usePageTitle(programme.name);
  const { is_active: isOpen, support_email: support } = programme;
  const actions = (
    <>
      {isOpen && (
        <Button
          kind="primary"
          href={paths.programmeSignIn({ enterpriseId: programme.enterprise.id, programId: programme.id })}
        >
          {t`Join`}
        </Button>
      )}
      {support !== null && <Button href={`mailto:${support}`}>{t`Contact support`}</Button>}
      <Button href={paths.dashboard()}>{t`Home`}</Button>
    </>
  );
  return (
    <MessagePage icon={IconUsersGroup} title={programme.name} actions={actions}>
      {words}
    </MessagePage>
  );
};
