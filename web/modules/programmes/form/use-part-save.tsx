import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DefaultValues, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import type { Programme } from '../../../../contract/programmes/schemas/programme.ts';
import { readProgramme } from '../../../../contract/programmes/endpoints.ts';
import { call, CallRefused } from '../../../lib/call.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { keyOfProgramme, type NewPictures, type ProgrammeSave, useSaveProgramme } from '../queries.ts';
import { fieldIn, fieldsIn, sayHidden } from './fields.ts';
import type { Meanwhile } from './MeanwhileNotice.tsx';
import { PairingSwitch } from './PairingSwitch.tsx';
import { saveSchema } from './schema.ts';
import { threeWay } from './three-way.ts';

interface Part<T extends FieldValues> {
  programme: Programme;
  /** The part of a programme that this form shows. */
  toValues: (programme: Programme) => T;
  toBody: (typed: T) => ProgrammeSave;
  pictures?: { files: NewPictures; forget: () => void };
  onSaved?: (programme: Programme) => void;
}

const isOld = (error: unknown): error is CallRefused =>
  error instanceof CallRefused && error.refusal.code === 'programmes.changed_meanwhile';

/** Their values replace those of the form, except where the user has typed something. */
const layOver = <T extends FieldValues>(
  form: UseFormReturn<T>,
  theirs: T,
  kept: readonly (readonly [string, unknown])[],
) => {
  form.reset(theirs as DefaultValues<T>);
  for (const [path, value] of kept) {
    form.setValue(path as Path<T>, value as PathValue<T, Path<T>>, { shouldDirty: true });
  }
};

interface Save<T extends FieldValues> {
  typed: T;
  form: UseFormReturn<T>;
  body: ProgrammeSave;
}

/** Saves; if someone else saved the same part meanwhile, shows what they changed, and nothing typed here is lost. */
const useSaving = <T extends FieldValues>({ programme, toValues, pictures }: Part<T>) => {
  const client = useQueryClient();
  const { mutateAsync, isPending } = useSaveProgramme();
  const [base, setBase] = useState(programme);
  const [meanwhile, setMeanwhile] = useState<Meanwhile | null>(null);
  const post = (body: ProgrammeSave, version: number) =>
    mutateAsync({ body: { program_id: programme.id, version, ...body }, pictures: pictures?.files ?? {} });
  /** Returns the programme as saved; null if the user has to look at the changes first. */
  const meet = async ({ typed, body, form }: Save<T>, refused: CallRefused) => {
    const theirs = await call(readProgramme, { params: { id: programme.id } });
    client.setQueryData(keyOfProgramme(programme.id), theirs);
    const { changed, kept, ofBoth } = threeWay(toValues(base), typed, toValues(theirs));
    // They changed fields of another page, so there is no need to ask.
    if (changed.length === 0) return post(body, theirs.version);
    setBase(theirs);
    layOver(form, toValues(theirs), kept);
    setMeanwhile({ sentence: refused.refusal.error, changed, ofBoth: ofBoth.map(([path]) => path) });
    return null;
  };
  const save = (wanted: Save<T>) =>
    post(wanted.body, base.version).catch((error: unknown) => {
      if (!isOld(error)) throw error;
      return meet(wanted, error);
    });
  const follow = (saved: Programme) => {
    setBase(saved);
    setMeanwhile(null);
    pictures?.forget();
  };
  return { save, follow, pending: isPending, base, meanwhile, forget: () => setMeanwhile(null) };
};

type PairingMethod = Programme['pairing_method'];

/** Asks before the pairing method changes; the question stays open until the save has finished. */
const usePairingQuestion = (pending: boolean) => {
  const [asked, setAsked] = useState<{ to: PairingMethod; answer: (yes: boolean) => void } | null>(null);
  const ask = (to: PairingMethod) => new Promise<boolean>((answer) => setAsked({ to, answer }));
  const close = () => {
    asked?.answer(false);
    setAsked(null);
  };
  const dialog = (
    <PairingSwitch
      opened={asked !== null}
      to={asked?.to}
      pending={pending}
      onClose={close}
      onConfirm={() => asked?.answer(true)}
    />
  );
  return { ask, end: () => setAsked(null), dialog };
};

/**
 * A form that saves a part of a programme (PRG-14, PRG-16); changing the pairing method needs confirmation (PRG-22).
 */
export const usePartSave = <T extends FieldValues>(part: Part<T>) => {
  const { t } = useLingui();
  const { programme, toValues, toBody, onSaved } = part;
  const { save, follow, pending, base, meanwhile, forget } = useSaving(part);
  const { ask, end, dialog } = usePairingQuestion(pending);
  const { form, submit } = useSubmit({
    values: toValues(programme),
    schema: saveSchema,
    toWire: toBody,
    fieldOf: fieldIn,
    fields: fieldsIn,
    send: async (body, _keyFor, extra: ProgrammeSave | undefined, sent) => {
      const wanted = { ...sent, body: { ...body, ...extra } };
      const method = body.program?.pairing_method;
      if (method === undefined || method === base.pairing_method) return save(wanted);
      return (await ask(method)) ? save(wanted).finally(end) : null;
    },
    said: (saved) => saved && t`Successfully saved.`,
    done: (saved, sent) => {
      if (!saved) return;
      follow(saved);
      sent.form.reset(toValues(saved) as DefaultValues<T>);
      onSaved?.(saved);
    },
    failed: (error, { typed }) => sayHidden(error, typed),
    printed: t`Oops, something went wrong.`,
  });
  return { form, submit, pending, meanwhile: { meanwhile, onClose: forget }, dialog };
};
