import { useLingui } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { usePageTitle } from '../../../lib/page-title.ts';
import { useMe } from '../../../modules/accounts/index.ts';
import { MentorFormPage } from '../../../modules/profiles/index.ts';

const Page = () => {
  const { t } = useLingui();
  const { id } = Route.useParams();
  const { me } = useMe();
  usePageTitle(t`Edit your mentor profile`);
  return me && <MentorFormPage kind="edit" userId={Number(id)} zone={me.timezone} />;
};

export const Route = createFileRoute('/_member/users/$id/edit_mentor')({ component: Page });
