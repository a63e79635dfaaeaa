import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CallInput } from '../../../contract/endpoint.ts';
import * as contract from '../../../contract/programmes/endpoints.ts';
import { myProgrammes, programmeOpened, programmeOutline } from '../../../contract/programmes/endpoints.ts';
import type { ProgrammeView } from '../../../contract/programmes/schemas/programme.ts';
import type { Duration, TemplateType } from '../../../contract/programmes/values.ts';
import { programmeView } from '../../../contract/screens/endpoints.ts';
import { call } from '../../lib/call.ts';
import { bearer } from '../accounts/index.ts';

/** Asks for one named programme, never for an enterprise's list. */
const askView = async (query: NonNullable<CallInput<typeof programmeView>['query']>): Promise<ProgrammeView> => {
  const answer = await call(programmeView, { query });
  if ('programs' in answer) throw new Error('no program was named');
  return answer;
};

/** B144: the programme at an address, with the viewer's role in it; `enterprise` and `programme` are slugs. */
export const useProgrammeView = (enterprise: string, programme: string) =>
  useQuery({
    queryKey: ['programmes', 'view', enterprise, programme],
    queryFn: () => askView({ enterprise_slug: enterprise, program_slug: programme }),
  });

/** The same by id, where only that is known. */
export const useProgrammeFront = (id: number) =>
  useQuery({
    queryKey: ['programmes', 'front', id],
    queryFn: () => askView({ program_id: id }),
  });

/** ENT-08: if two days are given, only the programmes that start between them. */
export const useEnterpriseProgrammes = (from: string | null, to: string | null) =>
  useQuery({
    queryKey: ['programmes', 'enterprise', from, to],
    queryFn: () =>
      call(
        contract.enterpriseProgrammes,
        { query: { from_date: from ?? undefined, to_date: to ?? undefined } },
        { bearer: bearer() ?? 'none' },
      ),
    placeholderData: keepPreviousData,
  });

export const keyOfProgramme = (id: number) => ['programmes', 'one', id] as const;

/** PRG-17: the programme with all its settings, for its admins. */
export const useProgramme = (id: number) =>
  useQuery({ queryKey: keyOfProgramme(id), queryFn: () => call(contract.readProgramme, { params: { id } }) });

/** NAV-17 */
export const useMyProgrammes = () =>
  useQuery({ queryKey: ['programmes', 'mine'], queryFn: () => call(myProgrammes, {}) });

/** D01: the next sign-in leads to the programme whose admin area was opened last. Nothing waits for this call. */
export const useRememberOpened = (id: number) => {
  const { mutate } = useMutation({ mutationFn: () => call(programmeOpened, { params: { id }, body: {} }) });
  useEffect(() => mutate(), [id, mutate]);
};

export interface NameAsked {
  name: string;
  enterpriseId: number;
  /** Set for an existing programme, whose own name counts as free. */
  programmeId: number | undefined;
}

/** PRG-07: null sends no request. */
export const useNameFree = (asked: NameAsked | null) =>
  useQuery({
    queryKey: ['programmes', 'name', asked],
    queryFn: ({ signal }) =>
      asked === null
        ? Promise.resolve(true)
        : call(
            contract.nameAvailability,
            { query: { name: asked.name, enterprise_id: asked.enterpriseId, program_id: asked.programmeId } },
            { signal },
          ),
    enabled: asked !== null,
    staleTime: 0,
  });

export interface Plan {
  start: string | null;
  duration: Duration;
  end?: string | null;
  template?: TemplateType;
}

/** PRG-27, PRG-31: the outline that the server works out from a plan. */
export const askOutline = ({ start, duration, end, template }: Plan) =>
  call(programmeOutline, {
    query: {
      duration,
      start_date: start ?? undefined,
      end_date: end ?? undefined,
      ...(template && { template_type: template }),
    },
  });

/** Null sends no request. */
export const useOutline = (plan: Plan | null) =>
  useQuery({
    queryKey: ['programmes', 'outline', plan],
    queryFn: () => askOutline(plan ?? { start: null, duration: '3_months' }),
    enabled: plan !== null,
    placeholderData: keepPreviousData,
  });

export type ProgrammeSave = CallInput<typeof contract.saveProgramme>['body'];
export type PictureName = 'photo' | 'banner' | 'signup_vertical_banner' | 'sign_up_logo' | 'sign_in_logo';
export type NewPictures = Partial<Record<PictureName, File>>;

interface Save {
  body: ProgrammeSave;
  pictures?: NewPictures;
  /** With a key, sending again has no further effect. */
  key?: string;
}

/** PRG-16: creates a programme, or saves the parts that are sent. */
export const useSaveProgramme = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ body, pictures = {}, key = crypto.randomUUID() }: Save) => {
      const uploads = Object.entries(pictures).map(([field, file]) => ({ field, file, name: file.name }));
      return call(contract.saveProgramme, { body }, { key, ...(uploads.length > 0 && { uploads }) });
    },
    onSuccess: (programme) => {
      client.setQueryData(keyOfProgramme(programme.id), programme);
      return client.invalidateQueries({
        queryKey: ['programmes'],
        predicate: ({ queryKey }) => queryKey[1] !== 'one' && queryKey[1] !== 'name',
      });
    },
  });
};

/** Makes a draft like a program; with a key, sending again has no further effect. */
export const useCopyProgramme = (id: number) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ body, key }: { body: CallInput<typeof contract.copyProgramme>['body']; key: string }) =>
      call(contract.copyProgramme, { params: { id }, body }, { key }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['programmes'] }),
  });
};

/** Opens a draft. */
export const useOpenProgramme = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(contract.openProgramme, { params: { id } }),
    onSuccess: (programme) => {
      client.setQueryData(keyOfProgramme(programme.id), programme);
      return client.invalidateQueries({ queryKey: ['programmes'] });
    },
  });
};

/** B68 */
export const useToggleProgramme = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(contract.toggleProgramme, { params: { id } }),
    onSuccess: (programme) => {
      client.setQueryData(keyOfProgramme(programme.id), programme);
      return client.invalidateQueries({ queryKey: ['programmes'] });
    },
  });
};
/** B76: the roles that an admin can assign; Portal Owner is not one of them. */
export const useProgrammeRoles = (id: number) =>
  useQuery({
    queryKey: keyOfProgramme(id),
    queryFn: () => call(contract.readProgramme, { params: { id } }),
    select: ({ available_roles: roles }) => roles,
  });
