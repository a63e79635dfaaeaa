import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';
import { useFocusBack } from './focusBack.ts';
import { Dialog } from './Dialog.tsx';
import { PopUp } from './PopUp.tsx';
import { renderUi } from './render.fixture.tsx';

/** A drawer that stays in the page while it slides away, as it does in browsers. */
const SlidingAway = () => {
  const [opened, setOpened] = useState(false);
  useFocusBack(opened);
  return (
    <>
      <Button onPress={() => setOpened(true)}>Menu</Button>
      <div role="dialog" aria-label="The drawer">
        <Button onPress={() => setOpened(false)}>Close</Button>
      </div>
    </>
  );
};

const button = (name: string) => screen.getByRole('button', { name });

test('a drawer gives the focus back before it has slid away, as it would take it along', async () => {
  renderUi(<SlidingAway />);
  button('Menu').focus();
  fireEvent.click(button('Menu'));
  button('Close').focus();
  fireEvent.click(button('Close'));
  await waitFor(() => expect(document.activeElement).toBe(button('Menu')));
});

test('Escape closes what is in a corner only for somebody who is in it', () => {
  const close = vi.fn();
  renderUi(
    <>
      <Button>Elsewhere</Button>
      <PopUp title="How was it?" onClose={close}>
        A question
      </PopUp>
    </>,
  );
  button('Elsewhere').focus();
  fireEvent.keyDown(button('Elsewhere'), { key: 'Escape' });
  expect(close).not.toHaveBeenCalled();
  button('Close').focus();
  fireEvent.keyDown(button('Close'), { key: 'Escape' });
  expect(close).toHaveBeenCalledOnce();
});

test('what came into a corner while a window was open does not keep Escape from the window', async () => {
  const [closeWindow, closePopUp] = [vi.fn(), vi.fn()];
  const theWindow = (
    <Dialog opened onClose={closeWindow} title="The window">
      <Button>Inside</Button>
    </Dialog>
  );
  const { update } = renderUi(<>{theWindow}</>);
  const inside = await screen.findByRole('button', { name: 'Inside' }, { timeout: 10_000 });
  update(
    <>
      {theWindow}
      <PopUp title="How was it?" onClose={closePopUp}>
        A question
      </PopUp>
    </>,
  );
  inside.focus();
  fireEvent.keyDown(inside, { key: 'Escape' });
  expect(closeWindow).toHaveBeenCalled();
  expect(closePopUp).not.toHaveBeenCalled();
});
