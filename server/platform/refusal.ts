import type { RefusalCode } from '../../contract/messages.ts';

/** An expected no. Everything else that is thrown is a fault. */
export class Refusal extends Error {
  constructor(
    readonly code: RefusalCode,
    readonly status = 422,
    readonly details: Record<string, unknown> = {},
  ) {
    super(code);
  }
}

export const refuseIf = (code: RefusalCode | null, status?: number, details?: Record<string, unknown>) => {
  if (code) throw new Refusal(code, status, details);
};

/** One field is wrong although its shape is right: the same answer as a schema gives. */
export const refuseField = (field: string, message: string): never => {
  throw new Refusal('request.invalid', 422, { fields: { [field]: message } });
};

/** The row, or 404: what the viewer may not see is not there. */
export const found = <T>(row: T | undefined, code: RefusalCode): T => {
  if (row === undefined) throw new Refusal(code, 404);
  return row;
};
