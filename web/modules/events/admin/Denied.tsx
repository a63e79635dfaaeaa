import { useLingui } from '@lingui/react/macro';
import { IconCalendarOff, IconLock } from '@tabler/icons-react';
import { eventRefusals } from '../../../../contract/events/messages.ts';
import { CallRefused } from '../../../lib/call.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { MessagePage } from '../../../ui/frames/MessagePage.tsx';

/** The server's words, if the page is not for this reader; otherwise null. */
export const deniedWords = (error: unknown) =>
  error instanceof CallRefused && error.status === 403 ? error.refusal.error : null;

const adminsOnly = eventRefusals['events.admins_only'];

/** The same, where only the words of a refusal are known. */
export const isAdminsOnly = (words: string | null): words is string => words === adminsOnly;

/** B97: these pages are for the admins of the platform, and of the program whose event it is. */
export const Denied = ({ message }: { message: string }) => {
  const { t } = useLingui();
  const home = <Button kind="primary" href={paths.dashboard()}>{t`Go to my dashboard`}</Button>;
  return <MessagePage icon={IconLock} title={message} actions={home} />;
};

/** There is no such event, or not here. */
export const NoSuchEvent = ({ list }: { list: string }) => {
  const { t } = useLingui();
  const all = <Button kind="primary" href={list}>{t`See all events`}</Button>;
  return <MessagePage icon={IconCalendarOff} title={t`This event does not exist.`} actions={all} />;
};
