import { IconBell, IconKey, IconLink, IconUser } from '@tabler/icons-react';
import { Button } from '../../ui/Button.tsx';
import { SectionCard } from '../../ui/Card.tsx';
import { SwitchRow } from '../../ui/Choices.tsx';
import { FieldRow, Form, FormActions } from '../../ui/Form.tsx';
import { FocusedForm } from '../../ui/frames/FocusedForm.tsx';
import { SettingsPage } from '../../ui/frames/SettingsPage.tsx';
import { WizardPage } from '../../ui/frames/WizardPage.tsx';
import { Divider, Stack } from '../../ui/Layout.tsx';
import { Link } from '../../ui/navigation.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { PasswordField, TextField } from '../../ui/TextField.tsx';
import { MemberShell } from './shells.tsx';

const sections = [
  {
    key: 'profile',
    label: 'Profile',
    hint: 'Name, photo and introduction',
    icon: IconUser,
    href: '?part=frame-settings',
  },
  {
    key: 'account',
    label: 'Account',
    hint: 'E-mail, password, delete account',
    icon: IconKey,
    href: '?part=frame-settings',
  },
  {
    key: 'notification',
    label: 'Notifications',
    hint: 'What we tell you, and how',
    icon: IconBell,
    href: '?part=frame-settings',
  },
  { key: 'calendar', label: 'Calendars', hint: 'Linked calendars', icon: IconLink, href: '?part=frame-settings' },
];

export const SettingsFrame = () => (
  <MemberShell>
    <SettingsPage title="Settings" sections={sections} active="account" listHref="?part=frame-settings">
      <SectionCard title="Password" hint="You are asked for it when you sign in.">
        <Form onSubmit={() => {}}>
          <PasswordField label="Current password" required />
          <FieldRow>
            <PasswordField label="New password" required />
            <PasswordField label="Confirm password" required />
          </FieldRow>
          <FormActions>
            <Button kind="primary" submit>
              Save changes
            </Button>
          </FormActions>
        </Form>
      </SectionCard>
      <SectionCard title="Messages">
        <Stack>
          <SwitchRow
            label="WhatsApp notifications"
            hint="Reminders a day and an hour before."
            checked
            onChange={() => undefined}
          />
          <Divider />
          <SwitchRow label="Newsletter" hint="Once a month." checked={false} onChange={() => undefined} />
        </Stack>
      </SectionCard>
    </SettingsPage>
  </MemberShell>
);

export const WizardFrame = () => (
  <MemberShell>
    <WizardPage
      title="Set up your profile"
      step={2}
      steps={4}
      stepTitle="Tell mentors what you are working towards"
      stepLead="You can change this later."
      back={<Button>Back</Button>}
      next={<Button kind="primary">Next</Button>}
    >
      <Stack>
        <TextField label="Job title" placeholder="What you do now" />
        <TextArea label="What would you like to talk about?" required max={500} error="Your key details is required" />
      </Stack>
    </WizardPage>
  </MemberShell>
);

export const FormFrame = () => (
  <FocusedForm
    brand={{ name: 'Lantern', href: '?part=basics' }}
    title="Sign up for free"
    lead="Find a mentor who has been where you are going."
    quote={{ text: 'I came in unsure and left with three concrete next steps.', by: 'Daniel, software engineer' }}
    footer={
      <>
        Already have an account? <Link href="?part=frame-form">Sign in</Link>
      </>
    }
  >
    <Form onSubmit={() => {}}>
      <FieldRow>
        <TextField label="First name" required autoComplete="given-name" />
        <TextField label="Last name" required autoComplete="family-name" />
      </FieldRow>
      <TextField label="Email" type="email" required autoComplete="email" error="Your email is required" />
      <PasswordField label="Password" required autoComplete="new-password" />
      <Button kind="primary" size="lg" submit full>
        Sign up
      </Button>
    </Form>
  </FocusedForm>
);
