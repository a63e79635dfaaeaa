import { z } from 'zod';
import type { LanguageModel } from '../../platform/language.ts';
import { postForJson } from './post.ts';

const Answer = z.object({
  content: z.array(z.looseObject({ type: z.string(), input: z.unknown().optional() })),
});

interface Access {
  key: string;
  model: string;
  /** Without a slash at the end. */
  url: string;
}

const version = '2023-06-01';
const mostTokens = 8000;

/** The protocol of Claude: the answer is what it would hand to a tool, whose input has the shape. */
export const claudeModel = ({ key, model, url }: Access): LanguageModel => ({
  answer: async ({ instructions, about, shape: { name, schema } }) => {
    const sent = await postForJson(
      `${url}/v1/messages`,
      { 'x-api-key': key, 'anthropic-version': version },
      {
        model,
        max_tokens: mostTokens,
        system: instructions,
        messages: [{ role: 'user', content: about }],
        tools: [{ name, description: 'Takes the answer.', input_schema: schema }],
        tool_choice: { type: 'tool', name },
      },
    );
    const { data } = Answer.safeParse(sent);
    const used = data?.content.find(({ type }) => type === 'tool_use');
    if (used?.input === undefined) throw new Error('The provider sent no answer.');
    return used.input;
  },
});
