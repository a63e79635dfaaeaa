import { IconHeart } from '@tabler/icons-react';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ActionButton, IconButton } from './Button.tsx';
import { renderUi } from './render.fixture.tsx';

test('what an icon does is said while the pointer rests on it, and leaves with it, with Escape and with a press', async () => {
  renderUi(<IconButton icon={IconHeart} label="Follow" />);
  const button = screen.getByRole('button', { name: 'Follow' });
  await userEvent.hover(button);
  expect((await screen.findByRole('tooltip', { hidden: true })).textContent).toBe('Follow');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip', { hidden: true })).toBeNull();
  await userEvent.unhover(button);
  await userEvent.hover(button);
  await screen.findByRole('tooltip', { hidden: true });
  await userEvent.click(button);
  expect(screen.queryByRole('tooltip', { hidden: true })).toBeNull();
});

test('a press on what cannot be used shows why', async () => {
  renderUi(<ActionButton whyNot="Choose a time first.">Request</ActionButton>);
  await userEvent.click(screen.getByRole('button', { name: 'Request' }));
  expect(screen.getByRole('tooltip', { hidden: true }).textContent).toBe('Choose a time first.');
});
