export const inlineMessages: (babel: { types: { valueToNode: (value: unknown) => unknown } }) => {
  visitor: Record<string, unknown>;
};
