import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TextField } from '../TextField.tsx';
import { renderUi } from '../render.fixture.tsx';
import { WizardPage } from './WizardPage.tsx';

const page = (step: number, stepTitle: string, error?: string) => (
  <WizardPage key={stepTitle} title="Set up" step={step} steps={3} stepTitle={stepTitle} next={<button>Next</button>}>
    <TextField label="Name" error={error} />
  </WizardPage>
);

test('another step takes the focus to its title, even if it is a component of its own; the first one does not', () => {
  const { update } = renderUi(page(1, 'Who are you?'));
  expect(document.activeElement).toBe(document.body);
  screen.getByRole('button').focus();
  update(page(2, 'Where are you?'));
  expect(document.activeElement?.textContent).toBe('Where are you?');
  update(page(1, 'Who are you?', 'Name is a required field'));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
});
