import { compileMessage } from '@lingui/message-utils/compileMessage';

const named = (name) => (property) => property.type === 'ObjectProperty' && property.key.name === name;

/**
 * Leaves every English sentence where it is written, compiled, instead of in a catalogue that each page loads whole:
 * a page brings its own sentences and no others. A Babel plugin that stands behind Lingui's macro, which marks its
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
