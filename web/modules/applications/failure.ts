import { useLingui } from '@lingui/react/macro';
import { CallRefused } from '../../lib/call.ts';

/** What went wrong, in words: the server's own, or PRG-14's when nothing came back. */
export const useFailureText = () => {
  const { t } = useLingui();
  return (error: unknown) => (error instanceof CallRefused ? error.refusal.error : t`Oops, something went wrong.`);
};
