import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import type { Programme } from '../../../../contract/programmes/index.ts';
import { saveSchema } from '../form/schema.ts';
import { inAlpha, serve } from '../programmes.fixture.tsx';
import { aQuestion } from '../whole.fixture.tsx';
import { ReflectionsStep } from './ReflectionsStep.tsx';

// It comes while somebody types; here nobody waits for it.
beforeAll(saveSchema);

const programme = {
  id: 3,
  version: 4,
  name: 'Alpha',
  slug: 'alpha',
  is_active: true,
  enterprise: { id: 2, slug: 'acme', name: 'Acme' },
  review_questions: [aQuestion(1, { primary: true }), aQuestion(2)],
};

const open = () => {
  const asked = serve({
    'POST /programs': { ...programme, version: 5 },
    'GET /users/current': { id: 9 },
    'GET /programs/3': programme,
  });
  inAlpha(<ReflectionsStep programme={programme as unknown as Programme} />);
  return () => asked.filter(({ method }) => method === 'POST').map(({ body }) => body);
};

const rename = async (title: string) => {
  const titles = await screen.findAllByRole('textbox', { name: /^Question Title/ });
  fireEvent.change(titles[1] as HTMLElement, { target: { value: title } });
};

test.each([
  ['Save draft', 'draft'],
  ['Complete', 'done'],
])('PRG-40 the last step asks for the reflection questions; %s sends them as %s', async (button, setup_step) => {
  const posts = open();
  expect(await screen.findByRole('heading', { name: 'Post Reflection Questions' })).toBeTruthy();
  await rename('What will you try next?');
  fireEvent.click(screen.getByRole('button', { name: button }));
  expect(await screen.findByText('Successfully saved.')).toBeTruthy();
  await waitFor(() => expect(posts()).toHaveLength(1));
  expect(posts()[0]).toMatchObject({ program_id: 3, version: 4, setup_step });
  expect(JSON.stringify(posts()[0])).toContain('What will you try next?');
});
