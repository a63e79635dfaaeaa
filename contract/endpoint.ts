import type { z } from 'zod';
import type { AnyRefusalCode } from './messages.ts';

/** A file sent with a call: its field and its maximum size. The server checks the type by the file's content. */
export interface UploadField {
  maxBytes: number;
  maxFiles: number;
}

/**
 * The request and reply of a call, as the server validates them and /api/docs describes them. Shapes are kept in
 * `schemas.ts`, which pulls in zod: pages load it with `import()` once someone starts typing.
 */
export interface Shape {
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  response: z.ZodType;
  refusals: readonly AnyRefusalCode[];
  /**
   * Files by field name; the call may then arrive as multipart/form-data, with its other fields in bracket notation.
   */
  uploads?: Record<string, UploadField>;
  /** The kind of reply; json by default. */
  answers?: 'json' | 'file' | 'redirect' | 'stream';
  /** The same path is also a page: the web app answers requests with Accept: text/html (M02). */
  page?: true;
  /**
   * How a call that changes something proves that it comes from our page: by token or, for sign-in, by its origin
   * alone.
   */
  proof?: 'token' | 'origin';
  /**
   * A link that changes something: the web app answers with a page that asks first, unless the link was followed from
   * one of our own pages or typed.
   */
  asksFirst?: true;
  /**
   * A vendor's message proves itself: the header that holds its signature. The body is then `payload`, the text exactly
   * as it came, and `signature`; the verb checks the one against the other.
   */
  signedBy?: `${string}-signature`;
  /** For the enterprise API: only a bearer token is accepted (ACC-29). */
  credentials?: 'bearer';
  /** A token that was given out for these calls alone is accepted as well (B116). */
  tokenFor?: 'chat';
  /** Requests that repeat an Idempotency-Key are carried out only once (B140). */
  idempotent?: true;
  /**
   * A refusal lists the invalid fields under `errors` as well as `fields`, because the documents use that name for this
   * call.
   */
  fieldsAsErrors?: true;
  /** The number of calls allowed per period (B09, D02); 600 a minute per account by default. */
  limit?: { max: number; per: 'minute' | 'hour'; by: 'account' | 'source' };
}

declare const shapeOf: unique symbol;

/** What a page needs to make a call. Calls are kept in `endpoints.ts` and refer to their shape only as a type. */
export interface Call<S extends Shape = Shape> {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  path: `/${string}`;
  /** Never present at run time: it tells TypeScript what this call takes and answers. */
  readonly [shapeOf]?: S;
}

/** A complete call, as the server answers it: a module's `index.ts` joins the two halves. */
export type Endpoint<S extends Shape = Shape> = Call<S> & S;

/** B09: for calls whose purpose is to send a file; a call that merely can carry one keeps the limit of its own kind. */
export const uploadLimit = { max: 30, per: 'hour', by: 'account' } as const;

/** Keeps the literal types of a shape while checking that it is one. */
export const shape = <const S extends Shape>(described: S): S => described;

export const join = <S extends Shape>(call: Call<S>, described: S): Endpoint<S> => ({ ...call, ...described });

type ShapeOf<C extends Call> = NonNullable<C[typeof shapeOf]>;

type Part = 'params' | 'query' | 'body';

/** What the browser passes in: only the parts that the endpoint names. */
export type CallInput<C extends Call> = {
  [P in Part as ShapeOf<C>[P] extends z.ZodType ? P : never]: ShapeOf<C>[P] extends z.ZodType
    ? z.input<ShapeOf<C>[P]>
    : never;
};

/** The body with every field, also those that a call may leave out: a form that forgets one does not compile. */
export type WholeBody<C extends Call> = CallInput<C> extends { body: infer Body } ? Required<Body> : never;

/** What the browser gets back. */
export type CallAnswer<C extends Call> = z.output<ShapeOf<C>['response']>;

/** An uploaded file as it arrived. */
export interface Upload {
  field: string;
  name: string;
  bytes: Uint8Array;
}

/** What the server reads: the same parts after validation, plus the files. */
export type EndpointInput<E extends Shape> = {
  [P in Part as E[P] extends z.ZodType ? P : never]: E[P] extends z.ZodType ? z.output<E[P]> : never;
} & { uploads: readonly Upload[] };
