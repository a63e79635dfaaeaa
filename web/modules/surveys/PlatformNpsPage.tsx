import { useLingui } from '@lingui/react/macro';
import { usePageTitle } from '../../lib/page-title.ts';
import { ListPage } from '../../ui/frames/ListPage.tsx';
import { NpsResults } from './nps/NpsResults.tsx';

interface Props {
  zone: string;
  page: number;
  onPage: (page: number) => void;
}

/** NPS-14: of the whole platform, for its admins. */
export const PlatformNpsPage = (props: Props) => {
  const { t } = useLingui();
  usePageTitle(t`Feedback`);
  return (
    <ListPage title={t`Feedback`} lead={t`How likely members are to recommend us, and why.`} width="admin">
      <NpsResults programId={null} fileName="platform-nps" {...props} />
    </ListPage>
  );
};
