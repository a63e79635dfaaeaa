import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type BaseSyntheticEvent, useState } from 'react';
import type { DefaultValues, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import type { Programme } from '../../../../contract/programmes/schemas/programme.ts';
import { readProgramme } from '../../../../contract/programmes/endpoints.ts';
import { call, CallRefused, isCallFailure } from '../../../lib/call.ts';
import { attempt } from '../../../ui/attempt.ts';
import { toastSuccess } from '../../../ui/toast.tsx';
import { keyOfProgramme, type NewPictures, type ProgrammeSave, useSaveProgramme } from '../queries.ts';
import type { Meanwhile } from './MeanwhileNotice.tsx';
import { PairingSwitch } from './PairingSwitch.tsx';
import { threeWay } from './three-way.ts';
import { useSaveFailure } from './use-save-failure.ts';

interface Part<T extends FieldValues> {
  programme: Programme;
  form: UseFormReturn<T>;
  /** What of a programme this form shows. */
  valuesOf: (programme: Programme) => T;
  bodyOf: (typed: T) => ProgrammeSave;
  pictures?: { files: NewPictures; forget: () => void };
  onSaved?: (programme: Programme) => void;
}

interface Wanted<T> {
  typed: T;
  /** Sent besides what the form holds. */
  extra: ProgrammeSave;
}

const isOld = (error: unknown): error is CallRefused =>
  error instanceof CallRefused && error.refusal.code === 'programmes.changed_meanwhile';

/** Their values come into the form, what was typed here stays over them. */
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

/** Saves, and when somebody else has saved the same part meanwhile says what they changed: nothing of ours is lost. */
const useSending = <T extends FieldValues>({ programme, form, valuesOf, bodyOf, pictures, onSaved }: Part<T>) => {
  const { t } = useLingui();
  const client = useQueryClient();
  const { mutateAsync, isPending } = useSaveProgramme();
  const [base, setBase] = useState(programme);
  const [meanwhile, setMeanwhile] = useState<Meanwhile | null>(null);
  const say = useSaveFailure(form, t`Oops, something went wrong.`);
  const done = (saved: Programme) => {
    setBase(saved);
    setMeanwhile(null);
    form.reset(valuesOf(saved) as DefaultValues<T>);
    pictures?.forget();
    toastSuccess(t`Successfully saved.`);
    onSaved?.(saved);
  };
  const post = ({ typed, extra }: Wanted<T>, version: number) =>
    mutateAsync({
      body: { program_id: programme.id, version, ...bodyOf(typed), ...extra },
      pictures: pictures?.files ?? {},
    });
  const meet = async (wanted: Wanted<T>, refused: CallRefused) => {
    const theirs = await call(readProgramme, { params: { id: programme.id } });
    client.setQueryData(keyOfProgramme(programme.id), theirs);
    const { changed, kept, ofBoth } = threeWay(valuesOf(base), wanted.typed, valuesOf(theirs));
    // What they saved is on another page: nobody need be asked.
    if (changed.length === 0) return done(await post(wanted, theirs.version));
    setBase(theirs);
    layOver(form, valuesOf(theirs), kept);
    setMeanwhile({ sentence: refused.refusal.error, changed, ofBoth: ofBoth.map(([path]) => path) });
  };
  const sayAnswer = (error: unknown) => {
    if (!isCallFailure(error)) throw error;
    say(error);
  };
  const send = (wanted: Wanted<T>) =>
    post(wanted, base.version).then(done, (error: unknown) =>
      isOld(error) ? meet(wanted, error).catch(sayAnswer) : say(error),
    );
  return { send, pending: isPending, base, meanwhile, forget: () => setMeanwhile(null) };
};

/** Saves a part of a programme (PRG-14, PRG-16); another pairing method asks first (PRG-22). */
export const usePartSave = <T extends FieldValues>(part: Part<T>) => {
  const { form, bodyOf } = part;
  const { send, pending, base, meanwhile, forget } = useSending(part);
  const [asking, setAsking] = useState<Wanted<T> | null>(null);
  const methodIn = ({ typed }: Wanted<T>) => bodyOf(typed).program?.pairing_method;
  const submit = (event?: BaseSyntheticEvent, extra: ProgrammeSave = {}) =>
    form.handleSubmit((typed) => {
      const wanted = { typed, extra };
      const method = methodIn(wanted);
      if (method === undefined || method === base.pairing_method) return send(wanted);
      setAsking(wanted);
    })(event);
  const dialog = (
    <PairingSwitch
      opened={asking !== null}
      to={asking && methodIn(asking)}
      pending={pending}
      onClose={() => setAsking(null)}
      onConfirm={() => {
        if (asking) void attempt(() => send(asking).finally(() => setAsking(null)));
      }}
    />
  );
  return { submit, pending, meanwhile: { meanwhile, onClose: forget }, dialog };
};
