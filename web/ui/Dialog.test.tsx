import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { Form } from './Form.tsx';
import { renderUi } from './render.fixture.tsx';
import { TextField } from './TextField.tsx';

/** As in real pages, the window is only mounted while it is open. */
const Page = () => {
  const [opened, setOpened] = useState(false);
  const [title, setTitle] = useState('');
  const close = () => {
    setOpened(false);
    setTitle('');
  };
  return (
    <>
      <Button onPress={() => setOpened(true)}>Add New</Button>
      {opened && (
        <Dialog opened onClose={close} title="New Agenda">
          <TextField label="Title" value={title} onChange={(event) => setTitle(event.target.value)} />
          <Button onPress={() => setTitle('')}>Save</Button>
        </Dialog>
      )}
    </>
  );
};

const opener = () => screen.getByRole('button', { name: 'Add New' });
const open = async () => {
  const user = userEvent.setup();
  renderUi(<Page />);
  await user.click(opener());
  return { user, field: await screen.findByLabelText<HTMLInputElement>('Title') };
};
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('a window in which nothing was typed closes at once, and its opener has the focus again', async () => {
  const { user, field } = await open();
  await user.click(field);
  await user.keyboard('{Escape}');
  await isClosed();
  await waitFor(() => expect(document.activeElement).toBe(opener()));
});

test('what was typed is not lost by Escape or the cross: the window asks, and Escape again keeps it', async () => {
  const { user, field } = await open();
  await user.type(field, 'First steps');
  await user.keyboard('{Escape}');
  const question = await screen.findByRole('alertdialog', { name: 'What you typed has not been saved.' });
  expect(document.activeElement?.textContent).toBe('Keep editing');
  await user.keyboard('{Escape}');
  expect(question.isConnected).toBe(false);
  expect(field.value).toBe('First steps');
  // Whoever goes on editing is where they were, by Escape and by the button.
  await waitFor(() => expect(document.activeElement).toBe(field));
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(document.activeElement).toBe(field));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await isClosed();
  await waitFor(() => expect(document.activeElement).toBe(opener()));
});

test('what was saved, or taken back by hand, is asked about no more', async () => {
  const { user, field } = await open();
  await user.type(field, 'First steps');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.keyboard('{Escape}');
  await isClosed();
});

/** A row's own window, opened from a menu that disappears with the row. */
const Row = () => {
  const [row, setRow] = useState<'there' | 'asked' | 'gone'>('there');
  return (
    <main tabIndex={-1}>
      {row !== 'gone' && <Button onPress={() => setRow('asked')}>Delete row</Button>}
      {row === 'asked' && (
        <Dialog opened onClose={() => setRow('there')} title="Delete this row?">
          <Button onPress={() => setRow('gone')}>Yes, delete</Button>
        </Dialog>
      )}
    </main>
  );
};

test('where the opener is gone with what it stood for, the content of the page has the focus', async () => {
  const user = userEvent.setup();
  renderUi(<Row />);
  await user.click(screen.getByRole('button', { name: 'Delete row' }));
  await user.click(await screen.findByRole('button', { name: 'Yes, delete' }));
  await isClosed();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

const Link = () => {
  const [link, setLink] = useState('https://lantern.test/1');
  return (
    <Dialog opened onClose={() => setLink('closed')} title="Invite">
      <TextField label="Shareable link" value={link} readOnly />
      <Button onPress={() => setLink('https://lantern.test/2')}>Refresh link</Button>
    </Dialog>
  );
};

test('what can only be read is not taken for typed', async () => {
  const user = userEvent.setup();
  renderUi(<Link />);
  const field = await screen.findByLabelText<HTMLInputElement>('Shareable link');
  await user.click(field);
  await user.click(screen.getByRole('button', { name: 'Refresh link' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(field.value).toBe('closed'));
});

const Wrong = () => {
  const [sent, setSent] = useState(false);
  const [typed, setTyped] = useState('');
  const error = sent && typed === '' ? 'Missing' : null;
  return (
    <Form onSubmit={() => setSent(true)}>
      <TextField label="Company name" error={error} value={typed} onChange={(event) => setTyped(event.target.value)} />
      <TextField label="Password" error={error} value={typed} onChange={(event) => setTyped(event.target.value)} />
      <Button submit>Create account</Button>
    </Form>
  );
};

test('whoever sends a form that does not go stands at its first wrong field', async () => {
  const user = userEvent.setup();
  renderUi(<Wrong />);
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Company name')));
});
