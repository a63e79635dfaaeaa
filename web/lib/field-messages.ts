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

/** The same for all errors of a form, lists and all; they are changed where they are. */
export const renderErrors = <Errors extends object>(errors: Errors): Errors => {
  for (const [key, value] of Object.entries(errors) as [string, unknown][]) {
    if (key === 'message' && typeof value === 'string') Object.assign(errors, { message: renderMessage(value) });
    else if (key !== 'ref' && typeof value === 'object' && value !== null) renderErrors(value);
  }
  return errors;
};
