/** ACC-15 */
export const programTypes = [
  'Company wide',
  'Employee resource group or diversity',
  'Department or function specific',
  'Career-milestone base',
] as const;

/** ACC-16 */
export const participantRanges = ['1 - 50', '51 - 100', '101 - 200', '201 - 300', 'More than 300'] as const;

export const enterpriseTable = {
  path: '/main/admins/enterprises',
  title: 'Enterprises',
  columns: {
    name: 'Name',
    owner: 'Owner',
    email: 'Email',
    program_type: 'Program type',
    estimated_participants: 'Estimated participants',
    country: 'Country',
    phone_no: 'Phone no',
    admins: 'Admins',
    created_at: 'Registered',
  },
  fields: ['name', 'owner', 'email', 'country'],
} as const;
