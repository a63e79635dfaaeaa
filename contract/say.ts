import type { fieldMessages } from './field-messages.ts';
import type { Message, MessageParams, ParamsOf } from './message-params.ts';
import type { refusals } from './messages.ts';

type Messages = typeof refusals & typeof fieldMessages;
export type MessageCode = keyof Messages;
type ParamsOfCode<C extends MessageCode> = ParamsOf<Messages[C]>;

type Given<C extends MessageCode> = keyof ParamsOfCode<C> extends never ? [] : [params: ParamsOfCode<C>];

declare const saidCode: unique symbol;
/** A message in transit: a text that contains a code and parameters, to be rendered at the edge. */
export type Said<C extends MessageCode = MessageCode> = string & { readonly [saidCode]: C };

/** Never part of a text from outside: the server refuses it in every input, and PostgreSQL cannot store it. */
const mark = '\u0000';

/**
 * Makes a message of the contract for use where zod, a refusal or a field takes a text. It does not compile without the
 * parameters that the message needs.
 */
export const say = <C extends MessageCode>(code: C, ...[params]: Given<C>): Said<C> =>
  [mark, code, ...(params === undefined ? [] : [mark, JSON.stringify(params)])].join('') as Said<C>;

const isPrimitive = (value: unknown) => typeof value === 'string' || typeof value === 'number';
const isParams = (value: unknown): value is MessageParams =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isPrimitive);

const paramsIn = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
};

/** Reads back what `say` made; null for any other text. */
export const heard = (text: string): Message | null => {
  const [before, code, json, ...more] = text.split(mark);
  if (before !== '' || code === undefined || !/^\w+\.\w+$/.test(code) || more.length > 0) return null;
  if (json === undefined) return { code };
  const params = paramsIn(json);
  return isParams(params) ? { code, params } : null;
};
