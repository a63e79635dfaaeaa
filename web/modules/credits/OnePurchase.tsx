import { Trans, useLingui } from '@lingui/react/macro';
import { IconReceiptOff } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isNotFound } from '../../lib/call.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { DetailPage } from '../../ui/frames/DetailPage.tsx';
import { MessagePage } from '../../ui/frames/MessagePage.tsx';
import { SkeletonDetail } from '../../ui/Skeletons.tsx';
import { ErrorState } from '../../ui/States.tsx';

/** Purchases of other people do not exist for the reader. */
export const PurchaseNotThere = () => {
  const { t } = useLingui();
  usePageTitle(t`This purchase does not exist.`);
  return (
    <MessagePage
      icon={IconReceiptOff}
      title={t`This purchase does not exist.`}
      actions={<Button kind="primary" href={paths.credits()}>{t`Go to your credits`}</Button>}
    >
      <Trans>The address is wrong, or the purchase is somebody else’s.</Trans>
    </MessagePage>
  );
};

interface Props<Data> {
  title: string;
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch' | 'isFetching'>;
  children: (data: Data) => ReactNode;
}

/** What a page about one purchase shows while there is none. */
export const OnePurchase = <Data,>({ title, query, children }: Props<Data>) => {
  const { data, error, refetch, isFetching } = query;
  usePageTitle(title);
  if (isNotFound(error)) return <PurchaseNotThere />;
  if (data !== undefined) return children(data);
  return (
    <DetailPage title={title}>
      {error ? <ErrorState onRetry={() => void refetch()} retrying={isFetching} /> : <SkeletonDetail />}
    </DetailPage>
  );
};
