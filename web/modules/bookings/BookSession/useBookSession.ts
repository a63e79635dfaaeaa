import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { bookingRefusals } from '../../../../contract/bookings/messages.ts';
import { packages } from '../../../../contract/credits/values.ts';
import { CallRefused } from '../../../lib/call.ts';
import { deviceZone, serverNow } from '../../../lib/clock.ts';
import { paths, portalPath } from '../../../lib/paths.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { useNavigateTo } from '../../../ui/navigation.tsx';
import { useMe } from '../../accounts/index.ts';
import { useProgrammeHere } from '../../programmes/index.ts';
import { askToSignIn } from '../ask-to-sign-in.ts';
import { type Draft, draftPlace, dropDraft, readDraft } from '../drafts.ts';
import { fieldsRefused, isShort, isSignedOut, redirectOf, takenBy } from '../refusals.ts';
import { useRequestBooking, useSlots } from '../queries.ts';
import { keepWish } from '../wish.ts';
import { fileErrorOf, uploadsOf } from './files.ts';
import { fieldsOf, loadWords, tooLong, wordOf, wordsOf, type Words, type WordsForm } from './form.ts';
import { otherSide, type SessionGroup, type SessionMentee, type SessionMentor } from './people.ts';
import { requestBody } from './request.ts';
import { useKeptDraft } from './useKeptDraft.ts';
import { dropFiles, useKeptFiles } from './useKeptFiles.ts';
import {
  atStep,
  back,
  forward,
  goneMeanwhile,
  inZone,
  missing,
  onDay,
  onFirstDay,
  type Preset,
  refusedTime,
  startOf,
} from './wizard.ts';

export interface BookSessionProps {
  mentor: SessionMentor;
  /** Set when a mentor asks: the mentee to meet (BKG-65). */
  mentee?: SessionMentee;
  /** Set for a session of this group (B47), which is led by the mentor above. */
  group?: SessionGroup;
  preset?: Preset;
  onClose: () => void;
}

/** The start chosen before the page was left, unless it has passed meanwhile. */
const slotOfDraft = (draft: Draft | null) =>
  draft?.slot && draft.slot > serverNow().toString() ? { slot: draft.slot } : {};

/** Validates by submitting the form, so that from then on a message disappears once its error is fixed. */
const wordsAreRight = async (form: WordsForm) => {
  let right = false;
  await form.handleSubmit(() => {
    right = true;
  })();
  return right;
};

/** The state of the request, including what was typed before. */
const useChoices = ({ mentor, mentee, group, preset = {} }: BookSessionProps) => {
  const { me } = useMe();
  const other = otherSide(mentor, mentee, group);
  const place = me ? draftPlace(me.id, other.id) : null;
  const [draft] = useState(() => place && readDraft(place));
  const zone = preset.zone ?? draft?.zone ?? me?.timezone ?? deviceZone();
  const chosen = preset.slot === undefined && preset.day === undefined ? slotOfDraft(draft) : {};
  const programme = useProgrammeHere();
  const [wizard, setWizard] = useState(() => startOf({ ...preset, ...chosen }, zone, programme !== null));
  const attached = useKeptFiles({ place, before: draft?.files ?? 0 });
  return { me, other, programme, place, draft, wizard, setWizard, ...attached };
};

/** Handles a refused request: goes to the step where it can be fixed, keeping everything typed. */
const useRefused = ({ setWizard }: Pick<ReturnType<typeof useChoices>, 'setWizard'>, keepToComeBack: () => void) => {
  const navigateTo = useNavigateTo();
  const [fileError, setFileError] = useState<string | null>(null);
  const [signIn, setSignIn] = useState<string | null>(null);
  const wordsAreWrong = (error: unknown, words: Words) => {
    const ofFiles = fileErrorOf(error);
    setFileError(ofFiles);
    const wrong = Object.keys(fieldsRefused(error) ?? {});
    const known: readonly string[] = fieldsOf(words);
    const isWrong = ofFiles !== null || (wrong.length > 0 && wrong.every((wire) => known.includes(wordOf(wire))));
    if (isWrong) setWizard((now) => atStep(now, 2));
    return isWrong;
  };
  /** True if the user needs no further message. */
  const refused = (error: unknown, words: Words) => {
    const taken = takenBy(error);
    const elsewhere = redirectOf(error);
    setSignIn(isSignedOut(error) && error instanceof CallRefused ? error.refusal.error : null);
    if (taken) setWizard((now) => refusedTime(now, taken));
    if (taken || isSignedOut(error) || wordsAreWrong(error, words)) return true;
    // BKG-39, M29: also to where credits are bought, and back to this window.
    if (isShort(error)) keepToComeBack();
    if (elsewhere?.startsWith('/')) navigateTo(elsewhere);
    else if (elsewhere) window.location.assign(elsewhere);
    return false;
  };
  return { refused, fileError, setFileError, signIn };
};

/** The mentor's open starts; in a portal the first open day is chosen as soon as they have loaded (BKG-20). */
const useOpenSlots = (
  mentorId: number,
  groupId: number | null,
  setWizard: ReturnType<typeof useChoices>['setWizard'],
) => {
  const slots = useSlots(mentorId, null, groupId);
  const { data, isFetching } = slots;
  const isChecked = useRef(false);
  useEffect(() => {
    if (data) setWizard((now) => onFirstDay(now, data.slots));
  }, [data, setWizard]);
  // M29: only for the time that the window opened with. Whoever loses one while typing hears of it when they ask.
  useEffect(() => {
    if (!data || isFetching || isChecked.current) return;
    isChecked.current = true;
    setWizard((now) => goneMeanwhile(now, data.slots, bookingRefusals['bookings.slot_taken']));
  }, [data, isFetching, setWizard]);
  return {
    open: data?.slots ?? [],
    credits: data?.credits ?? null,
    isCalendarUnknown: data?.calendar_unknown ?? false,
    loading: slots.isPending,
    failed: slots.isError && data === undefined,
    retry: () => void slots.refetch(),
  };
};

/** The request has arrived: drops the draft and goes on to the next page (BKG-13). */
const useSent = (
  { group, onClose }: BookSessionProps,
  { place, programme }: Pick<ReturnType<typeof useChoices>, 'place' | 'programme'>,
) => {
  const navigateTo = useNavigateTo();
  return (bookingId: number) => {
    if (place) {
      dropDraft(place);
      dropFiles(place);
    }
    onClose();
    if (!group?.arranges) navigateTo(programme ? portalPath(programme, 'bookings') : paths.bookingRequested(bookingId));
  };
};

/** Sends everything that was chosen and typed as one request. */
const useRequest = (
  props: BookSessionProps,
  choices: ReturnType<typeof useChoices>,
  refused: ReturnType<typeof useRefused>['refused'],
) => {
  const { mentor, mentee, group, preset = {} } = props;
  const { me, other, programme, draft, wizard, files } = choices;
  const sent = useSent(props, choices);
  const { mutateAsync, isPending } = useRequestBooking();
  const { form, submit } = useSubmit({
    values: wordsOf(preset, draft),
    schema: loadWords,
    messages: { error: tooLong },
    fieldOf: wordOf,
    fields: fieldsOf,
    send: (words, keyFor, slot: string = '') => {
      const who = group ? { requesteeId: mentor.id, groupId: group.id } : { requesteeId: other.id, groupId: null };
      const asksMentee = !group && mentee !== undefined;
      const asked = { requesterId: me?.id, asksMentee, programId: programme?.id ?? null, slot, zone: wizard.zone };
      const body = requestBody({ ...who, ...asked }, words);
      const uploads = uploadsOf(files);
      return mutateAsync({ body, options: { key: keyFor([body, uploads]), ...(files.length > 0 && { uploads }) } });
    },
    said: () => (group?.arranges ? t`The session is booked.` : t`Booking request succesfully sent!`),
    done: ({ booking }) => sent(booking.id),
    failed: (error, { typed }) => refused(error, typed),
    printed: t`Oops, something went wrong.`,
  });
  return { form, send: (slot: string) => submit(undefined, slot), isPending };
};

/** M29: where a return address leads that opens this window again as it is. */
const useComeBack = (
  { mentor, mentee, group }: BookSessionProps,
  { me, programme, wizard }: Pick<ReturnType<typeof useChoices>, 'me' | 'programme' | 'wizard'>,
) => {
  const { slot, day, zone, step } = wizard;
  const preset = { ...(slot !== null && { slot }), ...(day !== null && { day }), zone, step };
  return () => keepWish({ userId: me?.id ?? null, programId: programme?.id ?? null, mentor, mentee, group, preset });
};

/** The window's whole state: what is chosen, what is typed, and what the server says about it (BKG-19 to BKG-44). */
export const useBookSession = (props: BookSessionProps) => {
  const { mentor, group, onClose } = props;
  const choices = useChoices(props);
  const { me, wizard, setWizard } = choices;
  const navigateTo = useNavigateTo();
  const keepToComeBack = useComeBack(props, choices);
  const { refused, fileError, setFileError, signIn } = useRefused(choices, keepToComeBack);
  const { form, send, isPending } = useRequest(props, choices, refused);
  useKeptDraft({ place: choices.place, wizard, form, files: choices.chosen });
  const slots = useOpenSlots(mentor.id, group?.id ?? null, setWizard);
  const { open, credits } = slots;

  /** CRD-08: and back to this very step (M29). */
  const topUp = () => {
    keepToComeBack();
    navigateTo(paths.package(packages.single));
  };
  const next = async () => {
    if (missing(wizard) !== null) return;
    // The last step as well: whoever takes another time comes there directly.
    if (wizard.step >= 2 && !(await wordsAreRight(form))) return setWizard((now) => atStep(now, 2));
    if (wizard.step < 3) setWizard(forward);
    else if (credits?.short) topUp();
    else if (wizard.slot !== null) await send(wizard.slot);
  };
  const pickDay = (day: string) =>
    me ? setWizard((now) => onDay(now, day)) : askToSignIn(mentor, { day, zone: wizard.zone });
  const addFiles = (picked: File[]) => {
    setFileError(null);
    choices.addFiles(picked);
  };

  return {
    ...choices,
    form,
    ...slots,
    arranges: group?.arranges ?? false,
    pending: isPending || (wizard.step === 3 && !choices.areFilesRead),
    fileError,
    signIn,
    keepToComeBack,
    next,
    goBack: () => (wizard.step === 0 ? onClose() : setWizard(back)),
    close: () => (isPending ? undefined : onClose()),
    pickDay,
    pickZone: (zone: string) => setWizard((now) => inZone(now, zone, open)),
    addFiles,
  };
};
export type BookingSession = ReturnType<typeof useBookSession>;
