import { compileMessage } from '@lingui/message-utils/compileMessage';

const named = (name) => (property) => property.type === 'ObjectProperty' && property.key.name === name;

/**
 * Compiles every English sentence and leaves it where it is written, instead of in a catalogue that each page would
 * load whole: a page brings only its own sentences. A Babel plugin that runs after Lingui's macro, which marks its
 * objects with `i18n`.
 */
export const inlineMessages = ({ types }) => ({
  visitor: {
    ObjectExpression({ node }) {
      const isMarked = node.leadingComments?.some(({ value }) => value.trim() === 'i18n');
      const message = isMarked ? node.properties.find(named('message')) : undefined;
      if (message?.value.type !== 'StringLiteral') return;
      message.value = types.valueToNode(compileMessage(message.value.value));
    },
  },
});
