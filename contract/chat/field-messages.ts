// CHT-08
export const chatFieldMessages = {
  'chat.group_name_missing': 'Group name is required',
  'chat.users_missing': 'Please select at least one user',
  'chat.program_missing': 'Program is required',
} as const;
