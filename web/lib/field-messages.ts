type Late = typeof import('../../contract/schemas/late-messages.ts');

let late: Late | undefined;

/** Field messages are loaded with the first schema: validation produces codes, which are turned into English here. */
export const loadFieldMessages = async () => {
  if (late) return;
  late = await import('../../contract/schemas/late-messages.ts');
  late.sayZodInOurWords();
};

/** A schema's message about a field, for the reader. */
export const renderMessage = (text: string) => late?.renderFieldMessage(text) ?? text;
