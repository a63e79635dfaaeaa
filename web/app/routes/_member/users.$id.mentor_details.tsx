import { createFileRoute } from '@tanstack/react-router';
import { useMe } from '../../../modules/accounts/index.ts';
import { MentorFormPage } from '../../../modules/profiles/index.ts';

const Page = () => {
  const { id } = Route.useParams();
  const { me } = useMe();
  return me && <MentorFormPage kind="apply" userId={Number(id)} zone={me.timezone} />;
};

export const Route = createFileRoute('/_member/users/$id/mentor_details')({ component: Page });
