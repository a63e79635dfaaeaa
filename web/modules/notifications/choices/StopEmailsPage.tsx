import { useLingui } from '@lingui/react/macro';
import { type NoticeKind, noticeKinds } from '../../../../contract/notifications/values.ts';
import { CallRefused, refusalOf } from '../../../lib/call.ts';
import { sayFailure } from '../../../lib/failure.ts';
import { Button } from '../../../ui/Button.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { SkeletonForm } from '../../../ui/Skeletons.tsx';
import { ErrorState } from '../../../ui/States.tsx';
import { AccountFrame, Refused } from '../../accounts/index.ts';
import { useEmailsOfLink, useStopEmails } from './queries.ts';
import { useKindWords } from './words.ts';

interface LinkProps {
  link: { key: string; kind: NoticeKind };
}

const Stop = ({ link }: LinkProps) => {
  const { t } = useLingui();
  const { label } = useKindWords()[link.kind];
  const { data, error, refetch, isFetching } = useEmailsOfLink(link);
  const { mutate, isPending, isSuccess } = useStopEmails(link);
  if (error instanceof CallRefused) return <Refused refusal={refusalOf(error)} />;
  if (error) return <ErrorState compact onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <SkeletonForm fields={1} />;
  const { wanted } = data;
  const set = (to: boolean) => mutate(to, { onError: (fault) => sayFailure(fault) });
  return (
    <Stack>
      {isSuccess && wanted && <Notice tone="success">{t`Done. You will get emails about “${label}” again.`}</Notice>}
      {!wanted && <Notice tone="success">{t`Done. You will get no more emails about “${label}”.`}</Notice>}
      <Button kind={wanted ? 'primary' : 'default'} size="lg" full pending={isPending} onPress={() => set(!wanted)}>
        {wanted ? t`Stop these emails` : t`Send them to me again`}
      </Button>
    </Stack>
  );
};

/**
 * RFC 8058: the page behind the link under an email. Opening it stops nothing yet, because mail scanners open links
 * too.
 */
export const StopEmailsPage = ({ linkKey, kind }: { linkKey: string; kind: string }) => {
  const { t } = useLingui();
  const words = useKindWords();
  const known = noticeKinds.find((one) => one === kind);
  const about = known && words[known];
  return (
    <AccountFrame
      title={t`Emails from us`}
      lead={about && t`This is about “${about.label}”: ${about.note}. You need not sign in.`}
    >
      {known ? (
        <Stop link={{ key: linkKey, kind: known }} />
      ) : (
        <Notice tone="error">{t`This link is not valid.`}</Notice>
      )}
    </AccountFrame>
  );
};
