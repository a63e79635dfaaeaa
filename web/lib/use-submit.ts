import { type BaseSyntheticEvent, useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm, type UseFormReturn } from 'react-hook-form';
import type { RefusalReply } from '../../contract/messages.ts';
import { toastSuccess } from '../ui/toast.tsx';
import { CallRefused } from './call.ts';
import { sayFailure, type ServerWords } from './failure.ts';
import { keyPerInput } from './key-per-input.ts';
import { judgedBy, type Judging, type LoadSchema } from './schemas.ts';

/** What was sent, for those who go on with it. */
interface Sent<T extends FieldValues> {
  form: UseFormReturn<T>;
  typed: T;
}

export interface FormSubmission<T extends FieldValues, Wire, Answer, Act> extends Judging<T> {
  /** What the fields begin with. */
  values: T;
  /** The contract's, loaded late; without one the server judges alone. */
  schema?: LoadSchema;
  toWire?: (typed: T) => Wire;
  /** The fields that a message of the server may be shown at, from the top of the page; all of the form if not said. */
  fields?: readonly Path<T>[] | ((typed: T) => readonly Path<T>[]);
  /**
   * Makes the call. An idempotent one is sent with `keyFor` what is sent: the same again after a lost line is done once.
   * `act`: which of several buttons was pressed.
   */
  send: (wire: Wire, keyFor: (sent: unknown) => string, act: Act | undefined, sent: Sent<T>) => Promise<Answer>;
  /** What a toast says when it is done, even if the form is gone by then. */
  said?: (answer: Answer) => string | null;
  /** What follows while the form is still there: it is closed, or left, or filled anew. */
  done?: (answer: Answer, sent: Sent<T>) => unknown;
  /** Hears of every failure; true where it has said the rest of it. Messages are beside their fields already. */
  failed?: (error: unknown, sent: Sent<T>) => boolean;
  /** The failure that is printed for this form, and what becomes of the server's own words (see `sayFailure`). */
  printed?: string;
  serverWords?: ServerWords;
  /** The server's sentence is `refusal`, which the form shows, and no toast. */
  inForm?: boolean;
}

/** Puts a refusal's messages beside their fields, the first in focus. True when every message found its field. */
const showFieldErrors = <T extends FieldValues>(
  error: unknown,
  { setError }: UseFormReturn<T>,
  fields: readonly Path<T>[],
  fieldOf: (wire: string) => string,
) => {
  const refused = error instanceof CallRefused ? error.refusal.fields : undefined;
  if (!refused) return false;
  const entries = Object.entries(refused).map(([wire, message]) => [fieldOf(wire), message] as const);
  const messages = new Map(entries.toReversed());
  const wrong = fields.filter((field) => messages.has(field));
  for (const [at, field] of wrong.entries())
    setError(field, { type: 'server', message: messages.get(field) ?? '' }, { shouldFocus: at === 0 });
  return entries.every(([name]) => fields.some((field) => field === name));
};

/** Whoever types will send: the schema arrives meanwhile. */
const useLoadedWhileTyping = (schema: LoadSchema | undefined) => {
  const [load] = useState(() => schema);
  useEffect(() => {
    if (!load) return;
    const typing = new AbortController();
    document.addEventListener('input', () => void load().catch(() => {}), { once: true, signal: typing.signal });
    return () => typing.abort();
  }, [load]);
};

const useIsThere = () => {
  const there = useRef(true);
  useEffect(() => {
    there.current = true;
    return () => {
      there.current = false;
    };
  }, []);
  return there;
};

/**
 * A form of the product: judged by the contract, sent once, and what became of it said where the reader looks. A message of
 * the server is shown beside its field, anything else as the printed failure or the server's sentence, and a lost line in its
 * own words. What was typed stays in every case.
 */
export const useSubmit = <T extends FieldValues, Answer, Wire = T, Act = never>(
  of: FormSubmission<T, Wire, Answer, Act>,
) => {
  const { fieldOf = (wire) => wire, fields = Object.keys(of.values) as Path<T>[] } = of;
  const form = useForm<T>({ defaultValues: of.values as DefaultValues<T>, resolver: judgedBy<T>(of.schema, of) });
  const [refusal, setRefusal] = useState<RefusalReply | null>(null);
  const [keyFor, setKeyFor] = useState(keyPerInput);
  const there = useIsThere();
  useLoadedWhileTyping(of.schema);
  const explain = (error: unknown, typed: T) => {
    const known = typeof fields === 'function' ? fields(typed) : fields;
    const isShown = showFieldErrors(error, form, known, (wire) => fieldOf(wire, typed)) && there.current;
    if (of.failed?.(error, { form, typed }) || isShown) return;
    if (of.inForm && error instanceof CallRefused) setRefusal(error.refusal);
    else sayFailure(error, of.printed, of.serverWords);
  };
  const follow = (answer: Answer, typed: T) => {
    setKeyFor(keyPerInput);
    const words = of.said?.(answer);
    if (words) toastSuccess(words);
    return there.current ? of.done?.(answer, { form, typed }) : undefined;
  };
  /** Answers when all is said and done; `act` is handed on to `send`. */
  const submit = async (event?: BaseSyntheticEvent, act?: Act) => {
    let next: (() => unknown) | undefined;
    await form.handleSubmit((typed) => {
      setRefusal(null);
      const wire = of.toWire ? of.toWire(typed) : (typed as T & Wire);
      return of.send(wire, keyFor, act, { form, typed }).then(
        (answer) => {
          next = () => follow(answer, typed);
        },
        (error: unknown) => explain(error, typed),
      );
    })(event);
    // A form that is filled anew has not been sent: only then is what is typed next not judged at once.
    await next?.();
  };
  return { form, submit, refusal };
};
