import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../render.fixture.tsx';
import { RoomFrame } from './RoomFrame.tsx';

const onPhone = (is: boolean) =>
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: is,
    addEventListener() {},
    removeEventListener() {},
  }));

const Room = () => {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const chat = { label: 'Chat', content: <button onClick={close}>Close chat</button>, onClose: close };
  return (
    <RoomFrame
      title="Session"
      controlsLabel="Controls"
      controls={<button onClick={() => setOpen(true)}>Open chat</button>}
      {...(open && { side: chat })}
    >
      <p>A person</p>
    </RoomFrame>
  );
};
const open = () => {
  const button = screen.getByRole('button', { name: 'Open chat' });
  button.focus();
  fireEvent.click(button);
  return button;
};

test.each([true, false])(
  'the chat takes the focus and gives it back; Escape closes it (on a phone: %s)',
  async (is) => {
    onPhone(is);
    renderUi(<Room />);
    const button = open();
    expect(document.activeElement).toBe(screen.getByRole('complementary', { name: 'Chat' }));
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    expect(screen.queryByRole('complementary', { name: 'Chat' })).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(button));
  },
);

test('on a phone nothing under the chat can be come to; beside it, on a desk, everything can', () => {
  onPhone(true);
  renderUi(<Room />);
  open();
  const under = () =>
    [screen.getByText('A person'), screen.getByText('Open chat')].map((one) => one.closest('[inert]'));
  expect(under()).not.toContain(null);
  fireEvent.click(screen.getByRole('button', { name: 'Close chat' }));
  expect(under()).toEqual([null, null]);
});
