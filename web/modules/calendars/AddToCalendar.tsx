import { useLingui } from '@lingui/react/macro';
import { IconBrandGoogle, IconBrandWindows, IconDownload } from '@tabler/icons-react';
import { sayFailure } from '../../lib/failure.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { BottomSheet } from '../../ui/Drawer.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { useIsPhone } from '../../ui/media.ts';
import { icsAddress, type LinkedCalendar, useAddToCalendar } from './queries.ts';

interface Props {
  bookingId: number;
  onClose: () => void;
}

/** BKG-112: adds the session to the user's own calendar, through the provider's page or a file. */
export const AddToCalendar = ({ bookingId, onClose }: Props) => {
  const { t } = useLingui();
  const phone = useIsPhone();
  const { mutate, isPending, variables } = useAddToCalendar(bookingId);
  const add = (calendar: LinkedCalendar) => {
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
  const isAdding = (calendar: LinkedCalendar) => isPending && variables === calendar;
  const choices = (
    <Stack gap="sm">
      <Button full icon={IconBrandGoogle} pending={isAdding('google')} onPress={() => add('google')}>
        {t`Google calendar`}
      </Button>
      <Button full icon={IconBrandWindows} pending={isAdding('microsoft')} onPress={() => add('microsoft')}>
        {t`Microsoft calendar`}
      </Button>
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
