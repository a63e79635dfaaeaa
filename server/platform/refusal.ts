import type { AnyRefusalCode, RefusalCode } from '../../contract/messages.ts';
import type { MessageParams } from '../../contract/message-params.ts';
import { heard, type Said } from '../../contract/say.ts';

/** What a refusal says: just its code, or `say(code, params)` when its sentence has parameters. */
type SaidRefusal = RefusalCode | Said<AnyRefusalCode>;

/** An expected "no". Everything else that is thrown is a fault. */
export class Refusal extends Error {
  readonly code: AnyRefusalCode;
  readonly params: MessageParams | undefined;
  constructor(
    private readonly said: SaidRefusal,
    readonly status = 422,
    readonly details: Record<string, unknown> = {},
  ) {
    const { code, params } = heard(said) ?? { code: said };
    super(code);
    this.code = code as AnyRefusalCode;
    this.params = params;
  }

  /** The same refusal with more details. */
  with(more: Record<string, unknown>) {
    return new Refusal(this.said, this.status, { ...this.details, ...more });
  }
}

export const refuseIf = (said: SaidRefusal | null, status?: number, details?: Record<string, unknown>) => {
  if (said) throw new Refusal(said, status, details);
};

/** Refuses one field whose shape is right but whose value is wrong: the same answer that a schema gives. */
export const refuseField = (field: string, message: string): never => {
  throw new Refusal('request.invalid', 422, { fields: { [field]: message } });
};

/** The row, or 404: what the viewer may not see does not exist for them. */
export const found = <T>(row: T | undefined, code: RefusalCode): T => {
  if (row === undefined) throw new Refusal(code, 404);
  return row;
};

/** The server has more to do than it can carry (M38); the answer says when to try again. */
export const busy = () => new Refusal('request.busy', 503);

/** The refusal that an error is, or that the query builder has wrapped. */
export const refusalIn = (error: unknown): Refusal | null => {
  if (error instanceof Refusal) return error;
  return error instanceof Error && error.cause instanceof Refusal ? error.cause : null;
};
