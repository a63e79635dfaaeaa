import { IconDots, IconEdit, IconLogout, IconTrash, IconUser } from '@tabler/icons-react';
import { useState } from 'react';
import { Button, IconButton } from '../../ui/Button.tsx';
import { CheckList } from '../../ui/Choices.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { BottomSheet, Drawer } from '../../ui/Drawer.tsx';
import { WizardDialog } from '../../ui/frames/WizardPage.tsx';
import { Row, Stack } from '../../ui/Layout.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { PopUp } from '../../ui/PopUp.tsx';
import { Text } from '../../ui/Text.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toastFailure, toastInfo, toastSuccess } from '../../ui/toast.tsx';
import { CalendarStep } from './Calendars.tsx';
import { longText } from './people.ts';
import { Section } from './Section.tsx';
import { BookingSummary } from './BookingSummary.tsx';

type Opened = 'dialog' | 'confirm' | 'reason' | 'drawer' | 'sheet' | 'pop-up' | 'wizard' | null;

interface WindowsProps {
  opened: Opened;
  onClose: () => void;
}

const Windows = ({ opened, onClose }: WindowsProps) => (
  <>
    <Dialog
      opened={opened === 'dialog'}
      onClose={onClose}
      title="Edit profile"
      lead="Mentors see this before they accept."
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button kind="primary" onPress={onClose}>
            Save changes
          </Button>
        </>
      }
    >
      <Stack>
        <TextField label="Headline" defaultValue="UX Design Lead" />
        <TextArea label="Introduction" defaultValue={longText} max={1000} />
      </Stack>
    </Dialog>
    <ConfirmDialog
      opened={opened === 'confirm'}
      onClose={onClose}
      onConfirm={onClose}
      title="Delete this resource?"
      confirmLabel="Delete"
    >
      The file is gone for all 214 members. This cannot be undone.
    </ConfirmDialog>
    <ConfirmDialog
      opened={opened === 'reason'}
      onClose={onClose}
      onConfirm={onClose}
      title="Cancel this session?"
      confirmLabel="Cancel session"
      cancelLabel="Keep it"
      reason={{ label: 'Reason', requiredMessage: 'Please provide a reason to cancel', max: 500 }}
      error="This action is not allowed for the current booking status."
    >
      Aisyah is told at once, and your credit comes back.
    </ConfirmDialog>
  </>
);

const Panes = ({ opened, onClose }: WindowsProps) => (
  <>
    <Drawer
      opened={opened === 'drawer'}
      onClose={onClose}
      title="Booking details"
      footer={<Button kind="primary">Join</Button>}
    >
      <Text>{longText}</Text>
    </Drawer>
    {opened === 'pop-up' && (
      <PopUp title="A mentor who could suit you" onClose={onClose} footer={<Button full>View profile</Button>}>
        <Text size="control">Offers CV Reviews, which you want · 11 shared hours this month</Text>
      </PopUp>
    )}
    <BottomSheet
      opened={opened === 'sheet'}
      onClose={onClose}
      title="Filters"
      tall
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button kind="primary" onPress={onClose}>
            Apply filter
          </Button>
        </>
      }
    >
      <CheckList
        label="Industry"
        value={['Technology']}
        onChange={() => undefined}
        options={['Technology', 'Finance & Banking', 'Consulting'].map((label) => ({ value: label, label, count: 6 }))}
      />
    </BottomSheet>
    <WizardDialog
      opened={opened === 'wizard'}
      onClose={onClose}
      label="Book a session with Aisyah Rahman"
      step={1}
      steps={4}
      stepTitle="Pick a date"
      summary={<BookingSummary />}
      back={<Button onPress={onClose}>Cancel</Button>}
      next={
        <Button kind="primary" onPress={onClose}>
          Next
        </Button>
      }
    >
      <CalendarStep />
    </WizardDialog>
  </>
);

export const Dialogs = () => {
  const [opened, setOpened] = useState<Opened>(null);
  return (
    <Stack>
      <Section title="Windows">
        <Row>
          <Button onPress={() => setOpened('dialog')}>Dialog</Button>
          <Button onPress={() => setOpened('confirm')}>Confirm</Button>
          <Button onPress={() => setOpened('reason')}>Confirm with reason</Button>
          <Button onPress={() => setOpened('drawer')}>Drawer</Button>
          <Button onPress={() => setOpened('sheet')}>Filter sheet</Button>
          <Button onPress={() => setOpened('pop-up')}>Pop-up</Button>
          <Button onPress={() => setOpened('wizard')}>Wizard</Button>
        </Row>
      </Section>
      <Section title="Menu and messages">
        <Row>
          <Menu
            label="Acts for this booking"
            trigger={<IconButton kind="default" icon={IconDots} label="More" />}
            align="start"
            items={[
              { heading: 'Booking #4210' },
              { label: 'Edit', icon: IconEdit, href: '?part=dialogs' },
              { label: 'View member', icon: IconUser },
              { label: 'Log out', icon: IconLogout, whyNot: 'You are in a session.' },
              'divider',
              { label: 'Delete', icon: IconTrash, danger: true },
            ]}
          />
          <Button onPress={() => toastSuccess('Booking request succesfully sent!')}>Success</Button>
          <Button onPress={() => toastInfo('Generating PDF...', { ms: 2000 })}>Info</Button>
          <Button onPress={() => toastFailure('Oops, something went wrong!', { title: 'Not saved' })}>Failure</Button>
        </Row>
      </Section>
      <Windows opened={opened} onClose={() => setOpened(null)} />
      <Panes opened={opened} onClose={() => setOpened(null)} />
    </Stack>
  );
};
