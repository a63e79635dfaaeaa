/** By what a save is judged, before it is sent and again by the server. */
export const saveSchema = () =>
  import('../../../../contract/programmes/schemas/programme.ts').then(({ saveProgramme }) => saveProgramme.body);
