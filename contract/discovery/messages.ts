export const discoveryRefusals = {
  // B22: used under mentor_picks.
  'discovery.directory_closed': 'In this program mentors choose their mentees.',
} as const;
