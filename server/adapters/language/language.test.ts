import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { claudeModel } from './claude.ts';
import { startLanguageTwin } from './language.twin.ts';
import { openAiModel } from './openai.ts';

const key = 'key-of-tests';
let provider: Awaited<ReturnType<typeof startLanguageTwin>>;
beforeAll(async () => {
  provider = await startLanguageTwin(key);
});
beforeEach(() => provider.forget());
afterAll(() => provider.close());

const question = {
  instructions: 'Answer briefly.',
  about: 'The weather',
  shape: { name: 'weather', schema: { type: 'object' } },
};
const models = {
  OpenAI: (given = key) => openAiModel({ key: given, model: 'm-1', url: provider.url }),
  Claude: (given = key) => claudeModel({ key: given, model: 'm-1', url: provider.url }),
};
const names = ['OpenAI', 'Claude'] as const;

test.each(names)('%s is asked in its own form, and answers in the shape that it was given', async (name) => {
  provider.will({ answer: { sky: 'blue' } });
  expect(await models[name]().answer(question)).toEqual({ sky: 'blue' });
  const [asked] = provider.asked;
  expect(asked?.path).toBe(name === 'OpenAI' ? '/chat/completions' : '/v1/messages');
  expect(JSON.stringify(asked?.body)).toContain('The weather');
  expect(asked?.body.model).toBe('m-1');
});

test.each(names)(
  '%s that refuses, is busy, sends nonsense or is cut off makes the promise reject, without the key',
  async (name) => {
    for (const turn of [{ status: 429 }, { status: 500 }, { text: 'no JSON' }, { text: '{}' }, 'cut'] as const) {
      provider.will(turn);
      const fault = await models[name]()
        .answer(question)
        .then(String, (error: unknown) => String(error));
      expect(fault).toContain('Error');
      expect(fault).not.toContain(key);
    }
    await expect(models[name]('another').answer(question)).rejects.toThrow('The provider answered 401.');
  },
);
