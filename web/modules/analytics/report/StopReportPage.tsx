import { useLingui } from '@lingui/react/macro';
import { CallRefused, refusalOf } from '../../../lib/call.ts';
import { sayFailure } from '../../../lib/failure.ts';
import { Button } from '../../../ui/Button.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { AccountFrame, Refused } from '../../accounts/index.ts';
import { useStopReport } from '../queries.ts';

/** M16: the page behind the link in a report. Opening it does nothing yet, because mail scanners open links too. */
export const StopReportPage = ({ token }: { token: string }) => {
  const { t } = useLingui();
  const { mutate, isPending, data, error } = useStopReport();
  const name = data?.program_name ?? '';
  const ask = (stopped: boolean) =>
    mutate({ token, stopped }, { onError: (fault) => (fault instanceof CallRefused ? undefined : sayFailure(fault)) });
  const stopped = data?.stopped === true;
  return (
    <AccountFrame
      title={t`Monthly report`}
      lead={data ? undefined : t`One click, and no more monthly reports are sent to you for this program.`}
    >
      <Stack>
        {data && (
          <Notice tone="success">
            {stopped
              ? t`Done. You will not get the monthly report for ${name} any more.`
              : t`Done. You will get the monthly report for ${name} again.`}
          </Notice>
        )}
        <Refused refusal={error instanceof CallRefused ? refusalOf(error) : null} />
        <Button kind={stopped ? 'default' : 'primary'} size="lg" full pending={isPending} onPress={() => ask(!stopped)}>
          {stopped ? t`Send it to me again` : t`Stop this report`}
        </Button>
      </Stack>
    </AccountFrame>
  );
};
