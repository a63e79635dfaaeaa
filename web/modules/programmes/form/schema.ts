/** The schema that validates a save, here before it is sent and again on the server. */
export const saveSchema = () =>
  import('../../../../contract/programmes/schemas/programme.ts').then(({ saveProgramme }) => saveProgramme.body);
