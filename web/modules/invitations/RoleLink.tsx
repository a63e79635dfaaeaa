import { Temporal } from '../../ui/temporal.ts';
import { useLingui } from '@lingui/react/macro';
import { IconCheck, IconCopy, IconRefresh } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { copiedFor, inviteCheckEvery } from '../../../contract/invitations/values.ts';
import type { RoleInvite } from '../../../contract/invitations/schemas.ts';
import { serverNow } from '../../lib/clock.ts';
import { sayFailure } from '../../lib/failure.ts';
import { shortDay, timeOfDay } from '../../lib/time.ts';
import { Button } from '../../ui/Button.tsx';
import { Row, Stack } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Text } from '../../ui/Text.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toastFailure, toastSuccess } from '../../ui/toast.tsx';
import { useViewerZone } from '../accounts/index.ts';
import { useRefreshInvite } from './queries.ts';

/** INV-23, INV-24: 'copied' is shown for two seconds. */
const CopyLink = ({ link }: { link: string }) => {
  const { t } = useLingui();
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      toastFailure(t`Unable to copy link`);
      return;
    }
    toastSuccess(t`Invite link copied to clipboard`);
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), copiedFor);
  };
  return (
    <Button icon={copied ? IconCheck : IconCopy} onPress={copy}>
      {copied ? t`Copied` : t`Copy link`}
    </Button>
  );
};

interface Props {
  of: { roleId: number; programId: number };
  invite: RoleInvite;
}

const isOver = ({ invite_link: link, expires_at: expires }: RoleInvite) =>
  link === null || expires === null || Temporal.Instant.compare(serverNow(), expires) >= 0;

/** Counts the checks of the clock: a link expires without any news from the server. */
const useLooks = () => {
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setLooks((before) => before + 1), inviteCheckEvery);
    return () => clearInterval(timer);
  }, []);
  return looks;
};

/** INV-18: an expired link is replaced at the window's next check; an admin may do so earlier. */
export const RoleLink = ({ of, invite }: Props) => {
  const { t } = useLingui();
  const zone = useViewerZone();
  const { mutate, isPending, isError } = useRefreshInvite(of);
  const look = useLooks();
  const over = isOver(invite);
  // Once per check: a failed attempt is repeated at the next one.
  useEffect(() => {
    if (over) mutate();
  }, [over, look, mutate]);
  const refresh = () =>
    mutate(undefined, {
      onSuccess: () => toastSuccess(t`Invite link refreshed`),
      onError: (error) => sayFailure(error, t`Failed to refresh invite link`, 'unsaid'),
    });
  const { invite_link: link, expires_at: expires } = invite;
  return (
    <Stack gap="sm">
      <TextField label={t`Shareable link`} value={link ?? ''} readOnly onFocus={(event) => event.target.select()} />
      <Row justify="between">
        <Text size="meta" tone="secondary">
          {expires !== null && t`Works until ${shortDay(expires, zone)}, ${timeOfDay(expires, zone)}`}
        </Text>
        <Row>
          <Button kind="quiet" icon={IconRefresh} pending={isPending} onPress={refresh}>
            {t`Refresh link`}
          </Button>
          {link !== null && <CopyLink link={link} />}
        </Row>
      </Row>
      {over && isError && (
        <Notice tone="error">{t`An error occurred while refreshing the invite. Please try again.`}</Notice>
      )}
    </Stack>
  );
};
