import { IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { FieldRow, Form, FormActions } from '../../ui/Form.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { PasswordField, TextField } from '../../ui/TextField.tsx';
import { Section } from './Section.tsx';

export const Typed = () => {
  const [seats, setSeats] = useState<number | null>(12);
  const [words, setWords] = useState('');
  return (
    <Section title="Typed">
      <FieldRow>
        <TextField label="First name" defaultValue="Aisyah" required />
        <TextField label="Last name" placeholder="As on your passport" />
      </FieldRow>
      <TextField label="Email" icon={IconMail} type="email" error="Your email is required" required />
      <TextField label="Company name" disabled defaultValue="Lantern" hint="Set by your organisation." />
      <PasswordField
        label="Password"
        defaultValue="Lantern#2026"
        hint="At least 8 characters, 1 uppercase, 1 number and 1 special character"
      />
      <TextArea label="Description" max={300} defaultValue="A programme for people in their first job." />
      <TextArea
        label="Reason"
        max={20}
        required
        defaultValue="This is a little longer than it may be"
        error="Exceeded max characters (max 20)"
      />
      <FieldRow>
        <NumberField label="Seats" value={seats} onChange={setSeats} min={1} />
        <NumberField label="Price" value={49.5} onChange={() => undefined} decimals={2} />
      </FieldRow>
      <SearchField
        label="Search"
        placeholder="Search by name, role or company"
        value={words}
        onSearch={setWords}
        delay={300}
      />
    </Section>
  );
};

export const WholeForm = () => (
  <Section title="A form">
    <Form label="Change password" onSubmit={() => {}} error="Oops, something went wrong!">
      <PasswordField label="Current password" required />
      <FieldRow>
        <PasswordField label="New password" required error="Passwords must match" />
        <PasswordField label="Confirm password" required />
      </FieldRow>
      <FormActions>
        <Button>Cancel</Button>
        <Button kind="primary" submit>
          Save changes
        </Button>
      </FormActions>
    </Form>
  </Section>
);
