import { useLingui } from '@lingui/react/macro';
import { IconBrandGoogle, IconBrandWindows, IconBrandYahoo, IconDownload, IconMail } from '@tabler/icons-react';
import { sayFailure } from '../../lib/failure.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { BottomSheet } from '../../ui/Drawer.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { useIsPhone } from '../../ui/media.ts';
import type { IconType } from '../../ui/types.ts';
import { icsAddress, useAddToCalendar, type WebCalendar } from './queries.ts';

interface Props {
  bookingId: number;
  onClose: () => void;
}

/**
 * BKG-112: adds the session to the user's own calendar, through the provider's page or a file. 'Microsoft calendar' is
 * Office 365, which turns personal accounts away: those have Outlook.com (M27).
 */
export const AddToCalendar = ({ bookingId, onClose }: Props) => {
  const { t } = useLingui();
  const phone = useIsPhone();
  const { mutate, isPending, variables } = useAddToCalendar(bookingId);
  const add = (calendar: WebCalendar) => {
    // Opened before the answer arrives: browsers let a page open a tab only during a click.
    const tab = window.open('', '_blank');
    mutate(calendar, {
      onSuccess: ({ url }) => {
        if (tab) {
          tab.opener = null;
          tab.location.href = url;
        } else window.location.assign(url);
        onClose();
      },
      onError: (failure) => {
        tab?.close();
        reportError(failure);
        sayFailure(failure, t`Oops, something went wrong!`, 'unsaid'); // CAL-09
      },
    });
  };
  const isAdding = (calendar: WebCalendar) => isPending && variables === calendar;
  const ways: { calendar: WebCalendar; label: string; icon: IconType }[] = [
    { calendar: 'google', label: t`Google calendar`, icon: IconBrandGoogle },
    { calendar: 'microsoft', label: t`Microsoft calendar`, icon: IconBrandWindows },
    { calendar: 'outlook', label: t`Outlook.com calendar`, icon: IconMail },
    { calendar: 'yahoo', label: t`Yahoo calendar`, icon: IconBrandYahoo },
  ];
  const choices = (
    <Stack gap="sm">
      {ways.map(({ calendar, label, icon }) => (
        <Button key={calendar} full icon={icon} pending={isAdding(calendar)} onPress={() => add(calendar)}>
          {label}
        </Button>
      ))}
      <Button full icon={IconDownload} href={icsAddress(bookingId)} newTab>
        {t`.ics download`}
      </Button>
    </Stack>
  );
  const frame = { opened: true, onClose, title: t`Add to Calendar`, lead: t`Opens in a new tab.` };
  if (phone) return <BottomSheet {...frame}>{choices}</BottomSheet>;
  return (
    <Dialog {...frame} size="sm">
      {choices}
    </Dialog>
  );
};
