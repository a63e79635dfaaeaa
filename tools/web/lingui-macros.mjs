// A Vite plugin of our own: the packaged Babel step requires a newer Node than the product does.
import { transformAsync } from '@babel/core';
import macro from '@lingui/babel-plugin-lingui-macro';
import { inlineMessages } from './inline-messages.mjs';

/** Types and JSX are parsed but left unchanged: Vite turns them into JavaScript itself, and faster. */
const options = {
  babelrc: false,
  configFile: false,
  sourceMaps: true,
  parserOpts: { plugins: ['typescript', 'jsx'] },
  plugins: [[macro, { stripMessageField: false }], inlineMessages],
};

/** Turns Lingui's macros into sentences. Must come before `react()`; tests that render components need it too. */
export const linguiMacros = () => ({
  name: 'lingui-macros',
  enforce: 'pre',
  transform: {
    filter: { id: /\.tsx?(?:\?|$)/, code: /@lingui\/(?:core|react)\/macro/ },
    async handler(code, id) {
      const { code: turned, map } = await transformAsync(code, { ...options, filename: id });
      return { code: turned, map };
    },
  },
});
