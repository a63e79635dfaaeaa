import { type BaseSyntheticEvent, useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm, type UseFormReturn } from 'react-hook-form';
import type { RefusalReply } from '../../contract/messages.ts';
import { toastSuccess } from '../ui/toast.tsx';
import { CallRefused } from './call.ts';
import { sayFailure, type ServerWords } from './failure.ts';
import { keyPerInput } from './key-per-input.ts';
import { judgedBy, type Judging } from './judged-by.ts';
import type { LoadSchema } from './schemas.ts';

/** What was sent, for the callbacks that follow. */
interface Sent<T extends FieldValues> {
  form: UseFormReturn<T>;
  typed: T;
}

export interface FormSubmission<T extends FieldValues, Wire, Answer, Act> extends Judging<T> {
  /** The initial values of the fields. */
  values: T;
  /** The contract's schema, loaded late; without one, only the server validates. */
  schema?: LoadSchema;
  toWire?: (typed: T) => Wire;
  /** The fields that can show a server message, in page order; by default all fields of the form. */
  fields?: readonly Path<T>[] | ((typed: T) => readonly Path<T>[]);
  /**
   * Makes the call. An idempotent call passes what it sends to `keyFor`, so that sending it again after a lost
   * connection is carried out only once. `act`: which of several buttons was pressed.
   */
  send: (wire: Wire, keyFor: (sent: unknown) => string, act: Act | undefined, sent: Sent<T>) => Promise<Answer>;
  /** The toast shown on success, even if the form has been closed by then. */
  said?: (answer: Answer, sent: Sent<T>) => string | null;
  /** What happens next if the form is still open: close it, leave it, or reset it. */
  done?: (answer: Answer, sent: Sent<T>) => unknown;
  /** Called for every failure, after field messages are shown; returns true if it has reported the rest itself. */
  failed?: (error: unknown, sent: Sent<T>) => boolean;
  /** The documented failure text for this form, and where the server's message goes (see `sayFailure`). */
  printed?: string;
  serverWords?: ServerWords;
  /** The server's message is returned as `refusal` for the form to show, and there is no toast. */
  inForm?: boolean;
}

/** Shows a refusal's messages at their fields and focuses the first. True if every message found its field. */
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

/** Someone who is typing is about to send, so the schema is loaded in the meantime. */
const useLoadedWhileTyping = (schema: LoadSchema | undefined) => {
  const [load] = useState(() => schema);
  useEffect(() => {
    if (!load) return;
    const typing = new AbortController();
    document.addEventListener('input', () => void load().catch(() => {}), { once: true, signal: typing.signal });
    return () => typing.abort();
  }, [load]);
};

/** Loaded after the page: no message is there before something was sent. */
const useHealing = <T extends FieldValues>(form: UseFormReturn<T>) => {
  const { subscribe, trigger, clearErrors, getValues } = form;
  useEffect(() => {
    let stop: (() => void) | undefined;
    let wanted = true;
    const begin = ({ healMessages }: typeof import('./heal-messages.ts')) => {
      if (wanted) stop = healMessages({ subscribe, trigger, clearErrors, getValues });
    };
    import('./heal-messages.ts').then(begin, () => {});
    return () => {
      wanted = false;
      stop?.();
    };
  }, [subscribe, trigger, clearErrors, getValues]);
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
 * A form: validated with the contract's schema, sent once, with the outcome shown where the reader is looking. A server
 * message is shown at its field; other failures are shown as the documented text or the server's message, and a lost
 * connection has a text of its own. What was typed is always kept.
 */
export const useSubmit = <T extends FieldValues, Answer, Wire = T, Act = never>(
  of: FormSubmission<T, Wire, Answer, Act>,
) => {
  const { fieldOf = (wire) => wire, fields = Object.keys(of.values) as Path<T>[] } = of;
  const form = useForm<T>({ defaultValues: of.values as DefaultValues<T>, resolver: judgedBy<T>(of.schema, of) });
  // Read here: a wizard may find errors before the fields that show them are there.
  const { errors } = form.formState;
  const [refusal, setRefusal] = useState<RefusalReply | null>(null);
  const [keyFor, setKeyFor] = useState(keyPerInput);
  const there = useIsThere();
  useLoadedWhileTyping(of.schema);
  useHealing(form);
  const explain = (error: unknown, typed: T) => {
    const known = typeof fields === 'function' ? fields(typed) : fields;
    const isShown = showFieldErrors(error, form, known, (wire) => fieldOf(wire, typed)) && there.current;
    if (of.failed?.(error, { form, typed }) || isShown) return;
    if (of.inForm && error instanceof CallRefused) setRefusal(error.refusal);
    else sayFailure(error, of.printed, of.serverWords);
  };
  const follow = (answer: Answer, typed: T) => {
    setKeyFor(keyPerInput);
    const words = of.said?.(answer, { form, typed });
    if (words) toastSuccess(words);
    return there.current ? of.done?.(answer, { form, typed }) : undefined;
  };
  /** Resolves when everything is done; `act` is passed on to `send`. */
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
    // Runs after handleSubmit: a form that `done` resets then counts as not submitted, and the next input is not
    // validated immediately.
    await next?.();
  };
  return { form, errors, submit, refusal };
};
