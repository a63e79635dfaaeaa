import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { saveSchema } from '../form/schema.ts';
import { mentee } from '../../../testing/people.fixture.ts';
import { serve } from '../../../testing/serve.fixture.ts';
import { inAlpha } from '../programmes.fixture.tsx';
import { aProgramme, aQuestion } from '../whole.fixture.tsx';
import { ReflectionsStep } from './ReflectionsStep.tsx';

// Normally loaded while the user types; load it up front, so that no test has to wait.
beforeAll(saveSchema);

const programme = aProgramme({ version: 4, review_questions: [aQuestion(1, { primary: true }), aQuestion(2)] });

const open = () => {
  const { calls: asked } = serve({
    'POST /programs': { ...programme, version: 5 },
    'GET /users/current': mentee,
    'GET /programs/3': programme,
  });
  inAlpha(<ReflectionsStep programme={programme} />);
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
