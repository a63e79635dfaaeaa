import { isRedirect } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { Route } from '../routes/program-selection.tsx';

const led = () => {
  try {
    (Route.options.beforeLoad as () => void)();
  } catch (thrown) {
    return isRedirect(thrown) ? thrown.options : thrown;
  }
  return null;
};

test('ENT-02 the way back to the main site leads to its dashboard', () => {
  expect(led()).toMatchObject({ href: '/main/dashboard', replace: true });
});
