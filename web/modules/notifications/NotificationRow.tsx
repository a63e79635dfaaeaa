import { useLingui } from '@lingui/react/macro';
import { IconCheck } from '@tabler/icons-react';
import type { Notification } from '../../../contract/notifications/schemas/own.ts';
import { sayFailure } from '../../lib/failure.ts';
import { IconButton } from '../../ui/Button.tsx';
import { Grow, Row, Stack } from '../../ui/Layout.tsx';
import { Link } from '../../ui/navigation.tsx';
import { ListRow } from '../../ui/RowList.tsx';
import { HiddenText, Text } from '../../ui/Text.tsx';
import { sayCleared } from './cleared.ts';
import { useMarkRead } from './queries.ts';

interface Props {
  notification: Notification;
  /** Called when the reader follows its link. */
  onLeave?: (() => void) | undefined;
}

/** What happened, when, and where it leads (NTF-01); following the link marks it as read. */
export const NotificationRow = ({ notification, onLeave }: Props) => {
  const { t } = useLingui();
  const { mutate, isPending } = useMarkRead();
  const { id, message, link_path: href, time_elapsed: elapsed, read } = notification;
  const follow = () => {
    if (!read) mutate(id);
    onLeave?.();
  };
  return (
    <ListRow fresh={!read}>
      <Row wrap={false} gap="md">
        <Grow>
          <Stack gap="xs">
            <Text size="control" strong={!read} as="div">
              <span onClickCapture={follow}>
                <Link href={href} tone="plain">
                  {message}
                </Link>
              </span>
            </Text>
            <Text size="meta" tone="secondary">
              {!read && <HiddenText>{t`Unread,`} </HiddenText>}
              {elapsed}
            </Text>
          </Stack>
        </Grow>
        {!read && (
          <IconButton
            icon={IconCheck}
            size="sm"
            label={t`Mark as read: ${message}`}
            pending={isPending}
            onPress={() => mutate(id, { onSuccess: sayCleared, onError: (error) => sayFailure(error) })}
          />
        )}
      </Row>
    </ListRow>
  );
};
