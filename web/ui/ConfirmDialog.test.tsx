import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Form } from './Form.tsx';
import { renderUi } from './render.fixture.tsx';

const Cancel = ({ onConfirm }: { onConfirm: (reason: string) => void }) => {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button onPress={() => setOpened(true)}>Cancel session</Button>
      <ConfirmDialog
        opened={opened}
        onClose={() => setOpened(false)}
        onConfirm={onConfirm}
        title="Cancel this session?"
        confirmLabel="Yes, cancel"
        cancelLabel="Keep it"
        reason={{ label: 'Reason', requiredMessage: 'Please provide a reason to cancel', max: 20 }}
      >
        Your credit comes back.
      </ConfirmDialog>
    </>
  );
};

test('nothing happens without a reason; the reason is handed on trimmed', async () => {
  const onConfirm = vi.fn();
  renderUi(<Cancel onConfirm={onConfirm} />);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel session' }));
  const dialog = await screen.findByRole('dialog', { name: 'Cancel this session?' });
  expect(dialog.textContent).toContain('Your credit comes back.');

  await userEvent.click(screen.getByRole('button', { name: 'Yes, cancel' }));
  const reason = screen.getByRole('textbox', { name: /Reason/, description: 'Please provide a reason to cancel' });
  await userEvent.type(reason, '   ');
  await userEvent.click(screen.getByRole('button', { name: 'Yes, cancel' }));
  expect(onConfirm).not.toHaveBeenCalled();

  await userEvent.type(reason, ' I am ill ');
  await userEvent.click(screen.getByRole('button', { name: 'Yes, cancel' }));
  expect(onConfirm).toHaveBeenCalledExactlyOnceWith('I am ill');
});

test('a reason that is too long is not sent, and the counter says by how much', async () => {
  const onConfirm = vi.fn();
  renderUi(<Cancel onConfirm={onConfirm} />);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel session' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /Reason/ }), 'a reason of twenty-two');
  expect(screen.getByText('22/20')).toBeTruthy();
  expect(screen.getByText('2 characters too many')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Yes, cancel' }));
  expect(onConfirm).not.toHaveBeenCalled();
});

test('whoever does not confirm has confirmed nothing, by whatever way they leave', async () => {
  const onConfirm = vi.fn();
  renderUi(<Cancel onConfirm={onConfirm} />);
  const leave = async (by: () => Promise<unknown>) => {
    await userEvent.click(screen.getByRole('button', { name: 'Cancel session' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /Reason/ }), 'ill');
    await by();
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await leave(() => userEvent.click(screen.getByRole('button', { name: 'Keep it' })));
  await leave(() => userEvent.keyboard('{Escape}'));
  expect(onConfirm).not.toHaveBeenCalled();
});

test('what was typed for one case is gone for the next, and the focus goes back', async () => {
  renderUi(<Cancel onConfirm={() => undefined} />);
  const opener = screen.getByRole('button', { name: 'Cancel session' });
  await userEvent.click(opener);
  await userEvent.type(await screen.findByRole('textbox', { name: /Reason/ }), 'ill');
  await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(document.activeElement).toBe(opener));
  await userEvent.click(opener);
  expect(await screen.findByRole('textbox', { name: /Reason/ })).toHaveProperty('value', '');
});

test('a missing reason takes the focus, and is said', async () => {
  renderUi(<Cancel onConfirm={() => undefined} />);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel session' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, cancel' }));
  const reason = screen.getByRole('textbox', { name: /Reason/, description: 'Please provide a reason to cancel' });
  await waitFor(() => expect(document.activeElement).toBe(reason));
  expect(screen.getByText('Please provide a reason to cancel').getAttribute('role')).toBe('alert');
});

test.each([
  ['a desk', false, ['Keep it', 'Yes, cancel']],
  ['a phone', true, ['Yes, cancel', 'Keep it']],
])('the answers are tabbed to in the order in which they are seen on %s', async (_where, phone, order) => {
  vi.stubGlobal('matchMedia', () => ({ matches: phone, addEventListener() {}, removeEventListener() {} }));
  renderUi(<Cancel onConfirm={() => undefined} />);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel session' }));
  const dialog = await screen.findByRole('dialog');
  expect(
    within(dialog)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(order);
});

test('a window that is opened from a form sends its own answer alone', async () => {
  const [onForm, onConfirm] = [vi.fn(), vi.fn()];
  renderUi(
    <Form onSubmit={onForm}>
      <ConfirmDialog opened onClose={() => undefined} onConfirm={onConfirm} title="Sure?" confirmLabel="Yes">
        It cannot be undone.
      </ConfirmDialog>
    </Form>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(onConfirm).toHaveBeenCalledOnce();
  expect(onForm).not.toHaveBeenCalled();
});
