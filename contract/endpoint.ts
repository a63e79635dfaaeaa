import type { z } from 'zod';
import type { RefusalCode } from './messages.ts';

/** A file that travels with a call: its field, and how much of it is taken. The server checks the type by content. */
export interface UploadField {
  maxBytes: number;
  maxFiles: number;
}

/** One call, described once: the server answers by it, the browser asks by it. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  path: `/${string}`;
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  /** Files by field name; such a call may come as multipart/form-data, its other fields in bracket notation. */
  uploads?: Record<string, UploadField>;
  response: z.ZodType;
  refusals: readonly RefusalCode[];
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

/** B09: of a call that is there to send a file; one that may also carry one keeps the limit of its kind. */
export const uploadLimit = { max: 30, per: 'hour', by: 'account' } as const;

export const endpoint = <const E extends Endpoint>(described: E): E => described;

type Part = 'params' | 'query' | 'body';

/** What the browser hands over: only the parts that the endpoint names. */
export type Asked<E extends Endpoint> = {
  [P in Part as E[P] extends z.ZodType ? P : never]: E[P] extends z.ZodType ? z.input<E[P]> : never;
};

/** A file as it arrived. */
export interface Upload {
  field: string;
  name: string;
  bytes: Uint8Array;
}

/** What the server reads: the same parts, after the schemas, and the files. */
export type Given<E extends Endpoint> = {
  [P in Part as E[P] extends z.ZodType ? P : never]: E[P] extends z.ZodType ? z.output<E[P]> : never;
} & { uploads: readonly Upload[] };
