import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { BrandProvider } from './BrandProvider.tsx';
import { ActionButton, Button, IconButton } from './Button.tsx';
import { Form } from './Form.tsx';
import { renderUi } from './render.fixture.tsx';

test('a button that cannot be used says why and does nothing', async () => {
  const onPress = vi.fn();
  renderUi(
    <ActionButton whyNot="You can cancel until 24 hours before." onPress={onPress}>
      Cancel
    </ActionButton>,
  );
  const button = screen.getByRole('button', { name: 'Cancel', description: 'You can cancel until 24 hours before.' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(button);
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(onPress).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button);
});

test('a button that becomes usable, or no longer is, keeps the focus that it has', async () => {
  const part = (whyNot: string | null) => (
    <>
      <ActionButton whyNot={whyNot}>Save</ActionButton>
      <Button>Other</Button>
    </>
  );
  const { update } = renderUi(part(null));
  screen.getByRole('button', { name: 'Save' }).focus();
  update(part('There is nothing new to save'));
  expect(document.activeElement?.textContent).toBe('Save');
  update(part(null));
  expect(document.activeElement?.textContent).toBe('Save');
  screen.getByRole('button', { name: 'Other' }).focus();
  update(part('There is nothing new to save'));
  expect(document.activeElement?.textContent).toBe('Other');
});

test('the hint of a button is for the eye alone: its button says the same', async () => {
  renderUi(
    <BrandProvider>
      <ActionButton whyNot="You can cancel until 24 hours before.">Cancel</ActionButton>
    </BrandProvider>,
  );
  await userEvent.hover(screen.getByRole('button', { name: 'Cancel' }));
  const hint = await screen.findByRole('tooltip', { hidden: true });
  expect(hint.textContent).toBe('You can cancel until 24 hours before.');
  expect(hint.getAttribute('aria-hidden')).toBe('true');
});

test('a blocked submit button does not send its form', async () => {
  const onSubmit = vi.fn();
  renderUi(
    <Form onSubmit={onSubmit}>
      <ActionButton whyNot="Choose a time first." submit>
        Request
      </ActionButton>
      <ActionButton whyNot={null} submit>
        Send
      </ActionButton>
    </Form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Request' }));
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('a double click sends its form once', async () => {
  const onSubmit = vi.fn();
  renderUi(
    <Form onSubmit={onSubmit}>
      <Button submit>Next</Button>
    </Form>,
  );
  await userEvent.dblClick(screen.getByRole('button', { name: 'Next' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('while work is under way a second press does nothing, and the name stays', async () => {
  const onPress = vi.fn();
  renderUi(
    <Button pending onPress={onPress}>
      Save changes
    </Button>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(onPress).not.toHaveBeenCalled();
});

test('a button with an address is a link that stays in the page; blocked, it leads nowhere', async () => {
  const { visited } = renderUi(
    <>
      <Button href="/bookings?tab=closed">Bookings</Button>
      <ActionButton href="/meet/7" whyNot="The session has not begun.">
        Join
      </ActionButton>
      <IconButton icon={() => null} label="Messages" href="/messages" />
    </>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Bookings' }));
  await userEvent.click(screen.getByRole('button', { name: 'Join' }));
  await userEvent.click(screen.getByRole('link', { name: 'Messages' }));
  expect(visited).toEqual(['/bookings?tab=closed', '/messages']);
});
