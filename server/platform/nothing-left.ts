/**
 * Takes what is left of a body once all its fields were taken out by name (`const { title, link, ...rest } = body`):
 * nothing. A field that the contract has and nobody maps does not compile here, even one that may be left out.
 */
export const nothingLeft = (_rest: Record<string, never>): void => {};
