import type { z } from 'zod';
import type { AnyRefusalCode } from './messages.ts';

/** A file that travels with a call: its field, and how much of it is taken. The server checks the type by content. */
export interface UploadField {
  maxBytes: number;
  maxFiles: number;
}

/**
 * What is asked and answered: what the server judges a call by, and says of it at /api/docs. It stands in `schemas.ts`,
 * which brings zod along: pages load it when somebody types, by `import()`.
 */
export interface Shape {
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  response: z.ZodType;
  refusals: readonly AnyRefusalCode[];
  /** Files by field name; such a call may come as multipart/form-data, its other fields in bracket notation. */
  uploads?: Record<string, UploadField>;
  /** What the reply is; json where nothing is said. */
  answers?: 'json' | 'file' | 'redirect' | 'stream';
  /** The same path is also a page: with Accept: text/html the web app answers (M02). */
  page?: true;
  /** How a call that changes something proves it comes from our page: by token, or (sign-in) by its origin alone. */
  proof?: 'token' | 'origin';
  /** The enterprise API: only a bearer token counts (ACC-29). */
  credentials?: 'bearer';
  /** The same Idempotency-Key is answered once (B140). */
  idempotent?: true;
  /** A refusal says what is wrong by field under `errors` as well as under `fields`: the documents' name on this call. */
  fieldsAsErrors?: true;
  /** Calls allowed in a stretch of time (B09, D02); 600 a minute per account where nothing is said. */
  limit?: { max: number; per: 'minute' | 'hour'; by: 'account' | 'source' };
}

declare const shapeOf: unique symbol;

/** What a page needs to make a call. It stands in `endpoints.ts` and knows its shape as a type only. */
export interface Call<S extends Shape = Shape> {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  path: `/${string}`;
  /** Never there at run time: by it TypeScript knows what this call takes and answers. */
  readonly [shapeOf]?: S;
}

/** One call, whole, as the server answers it: `index.ts` of a module joins it from its two halves. */
export type Endpoint<S extends Shape = Shape> = Call<S> & S;

/** B09: of a call that is there to send a file; one that may also carry one keeps the limit of its kind. */
export const uploadLimit = { max: 30, per: 'hour', by: 'account' } as const;

/** Keeps the literal types of a shape, and asks that it is one. */
export const shape = <const S extends Shape>(described: S): S => described;

export const join = <S extends Shape>(call: Call<S>, described: S): Endpoint<S> => ({ ...call, ...described });

type ShapeOf<C extends Call> = NonNullable<C[typeof shapeOf]>;

type Part = 'params' | 'query' | 'body';

/** What the browser hands over: only the parts that the endpoint names. */
export type CallInput<C extends Call> = {
  [P in Part as ShapeOf<C>[P] extends z.ZodType ? P : never]: ShapeOf<C>[P] extends z.ZodType
    ? z.input<ShapeOf<C>[P]>
    : never;
};

/** What it gets for that. */
export type CallAnswer<C extends Call> = z.output<ShapeOf<C>['response']>;

/** A file as it arrived. */
export interface Upload {
  field: string;
  name: string;
  bytes: Uint8Array;
}

/** What the server reads: the same parts, after the schemas, and the files. */
export type EndpointInput<E extends Shape> = {
  [P in Part as E[P] extends z.ZodType ? P : never]: E[P] extends z.ZodType ? z.output<E[P]> : never;
} & { uploads: readonly Upload[] };
