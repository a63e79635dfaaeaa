import { z } from 'zod';
import type { LanguageModel } from '../../platform/language.ts';
import { jsonIn, postForJson } from './post.ts';

const Answer = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1) });

interface Access {
  key: string;
  model: string;
  /** Of a server that speaks the same protocol, without a slash at the end. */
  url: string;
}

/** The protocol of OpenAI (chat completions with structured output), which servers of one's own speak as well. */
export const openAiModel = ({ key, model, url }: Access): LanguageModel => ({
  answer: async ({ instructions, about, shape }) => {
    const sent = await postForJson(
      `${url}/chat/completions`,
      { authorization: `Bearer ${key}` },
      {
        model,
        messages: [
          { role: 'system', content: instructions },
          { role: 'user', content: about },
        ],
        response_format: { type: 'json_schema', json_schema: { ...shape, strict: true } },
      },
    );
    const { data } = Answer.safeParse(sent);
    const [choice] = data?.choices ?? [];
    if (!choice) throw new Error('The provider sent no answer.');
    return jsonIn(choice.message.content);
  },
});
