/** An archive that cannot be trusted, or a place that cannot be restored into; the message is for whoever asked. */
export class CannotRestore extends Error {}
