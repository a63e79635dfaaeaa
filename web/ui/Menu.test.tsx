import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';
import { Menu } from './Menu.tsx';
import { renderUi } from './render.fixture.tsx';

const show = () => {
  const onEdit = vi.fn();
  const { visited } = renderUi(
    <Menu
      label="Acts"
      trigger={<Button>More</Button>}
      items={[
        { heading: 'Booking 1' },
        { label: 'Edit', onPress: onEdit },
        { label: 'Leave', whyNot: 'You are in a session.', onPress: onEdit },
        'divider',
        { label: 'View', href: '/view' },
      ]}
    />,
  );
  return { onEdit, visited, more: screen.getByRole('button', { name: 'More' }) };
};
const focused = () => document.activeElement?.textContent;

test('keys open the menu at its first entry, go round, find by letter, and give the focus back', async () => {
  const { more } = show();
  more.focus();
  await userEvent.keyboard('{Enter}');
  expect(more.getAttribute('aria-expanded')).toBe('true');
  expect(focused()).toBe('Edit');
  await userEvent.keyboard('{ArrowUp}');
  expect(focused()).toBe('View');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(focused()).toContain('Leave');
  await userEvent.keyboard('v');
  expect(focused()).toBe('View');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(more);
});

test('an entry does its act once, with the focus back on the button; one that cannot be used says why and does nothing', async () => {
  const { more, onEdit, visited } = show();
  onEdit.mockImplementation(() => expect(document.activeElement).toBe(more));
  await userEvent.click(more);
  await userEvent.click(screen.getByRole('menuitem', { name: /^Leave/ }));
  expect(onEdit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Edit' }));
  expect(onEdit).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('menu')).toBeNull();
  await userEvent.click(more);
  await userEvent.click(screen.getByRole('menuitem', { name: 'View' }));
  expect(visited).toEqual(['/view']);
});

test('a press elsewhere closes the menu, and so does another on its button', async () => {
  const { more } = show();
  await userEvent.click(more);
  await userEvent.click(document.body);
  expect(screen.queryByRole('menu')).toBeNull();
  await userEvent.click(more);
  await userEvent.click(more);
  expect(screen.queryByRole('menu')).toBeNull();
});
