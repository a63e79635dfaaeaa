import { useLingui } from '@lingui/react/macro';
import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CallRefused, refusalOf } from '../../lib/call.ts';
import { sayFailure } from '../../lib/failure.ts';
import { Button } from '../../ui/Button.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { Refused } from './Refused.tsx';

interface Props<Answer extends { message: string }> {
  title: string;
  lead: string;
  button: string;
  /** What the button asks for, with the token of the link. */
  asked: Pick<UseMutationResult<Answer, Error, string>, 'mutate' | 'isPending' | 'data' | 'error'>;
  token: string;
  /** The other way, for whoever cannot use this link any more. */
  footer?: ReactNode;
  /** Below the server's sentence: where it goes on afterwards. */
  next: (answer: Answer) => ReactNode;
}

/**
 * The page behind an emailed link. Opening it does nothing yet, because mail scanners open links too; the button does
 * (M12).
 */
export const LinkPage = <Answer extends { message: string }>(props: Props<Answer>) => {
  const { title, lead, button, asked, token, footer, next } = props;
  const { t } = useLingui();
  const { mutate, isPending, data, error } = asked;
  const sayWhy = (fault: Error) => {
    if (!(fault instanceof CallRefused)) sayFailure(fault);
  };
  if (data)
    return (
      <AccountFrame title={t`Thank you`}>
        <Stack>
          <Notice tone="success">{data.message}</Notice>
          {next(data)}
        </Stack>
      </AccountFrame>
    );
  return (
    <AccountFrame title={title} lead={lead} footer={footer}>
      <Stack>
        <Refused refusal={error instanceof CallRefused ? refusalOf(error) : null} />
        <Button kind="primary" size="lg" full pending={isPending} onPress={() => mutate(token, { onError: sayWhy })}>
          {button}
        </Button>
      </Stack>
    </AccountFrame>
  );
};
