export const referenceFieldMessages = {
  'reference.name_missing': 'Please enter a name',
  'reference.name_taken': '{name} is already in this list',
  'reference.name_retired': '{name} is already in this list, but retired. Restore it instead',
  'reference.name_is_address': 'Please enter the name, not a web address',
  'reference.code_missing': 'Please enter the language code, for example ms',
  'reference.code_form': 'A language code is two or three small letters',
  'reference.code_taken': 'Another language has this code',
} as const;
