import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LayerRoot } from './frames/LayerRoot.tsx';
import { renderUi } from './render.fixture.tsx';
import { toastSuccess } from './toast.tsx';

// In a file of its own, because what was rendered before decides where Mantine puts the next window.
test('messages outlive the page whose windows they stood beside', () => {
  const page = (name: string) => (
    <main key={name}>
      {name}
      <LayerRoot />
    </main>
  );
  const { update } = renderUi(page('sign-in'));
  update(page('home'));
  act(() => toastSuccess('Login successful'));
  expect(screen.getByText('Login successful')).toBeTruthy();
});
