/**
 * Takes what remains of a body after all its fields were taken out by name (`const { title, link, ...rest } = body`),
 * which must be nothing. A field of the contract that the code forgot to map does not compile here, even an optional
 * one.
 */
export const nothingLeft = (_rest: Record<string, never>): void => {};
