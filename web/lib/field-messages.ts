type Late = typeof import('../../contract/schemas/late-messages.ts');

let late: Late | undefined;

/** The sentences of fields come with the first schema: what judges says codes, and this is where they become English. */
export const loadFieldMessages = async () => {
  if (late) return;
  late = await import('../../contract/schemas/late-messages.ts');
  late.sayZodInOurWords();
};

/** What a schema said of a field, for the reader. */
export const renderMessage = (text: string) => late?.renderFieldMessage(text) ?? text;
