/** The form's name for a field of the API: 'user.firstname' is firstname, 'user_languages.0' is user_languages. */
export const fieldOfWire = (wire: string) => wire.split('.').find((part) => part !== 'user' && part !== 'info') ?? wire;

export const profileParts = () =>
  import('../../../../contract/profiles/schemas/own.ts').then(({ ProfileParts }) => ProfileParts);
