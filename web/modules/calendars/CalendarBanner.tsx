import { useLingui } from '@lingui/react/macro';
import type { CurrentUser } from '../../../contract/me/schemas.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Banner } from '../../ui/Notice.tsx';

interface Props {
  me: Pick<CurrentUser, 'slug' | 'linked_calendars'>;
}

/** CAL-10: on every page of a member whose linked calendar cannot be read, or who is asked about a change there. */
export const CalendarBanner = ({ me: { slug, linked_calendars: linked } }: Props) => {
  const { t } = useLingui();
  const settings = paths.settings(slug, 'integrations');
  const broken = [...(linked.google.broken ? ['Google'] : []), ...(linked.microsoft.broken ? ['Outlook'] : [])];
  const names = broken.join(', ');
  const open = (label: string) => (
    <Button size="sm" href={settings}>
      {label}
    </Button>
  );
  return (
    <>
      {broken.length > 0 && (
        <Banner
          tone="warning"
          title={t`We can't read your linked calendar: ${names}.`}
          action={open(t`See what to do`)}
        >
          {t`We don't know when you are busy. Please check requests by hand.`}
        </Banner>
      )}
      {linked.google.changes + linked.microsoft.changes > 0 && (
        <Banner tone="info" title={t`Follow the calendar?`} action={open(t`Answer`)}>
          {t`You moved or deleted a session in your calendar.`}
        </Banner>
      )}
    </>
  );
};
