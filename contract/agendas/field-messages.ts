export const agendaFieldMessages = {
  'agendas.title_missing': 'Title is required',
  'agendas.start_missing': 'Start time is required',
  'agendas.end_missing': 'End time is required',
  // B85
  'agendas.ends_too_early': 'End time must be after the start time',
  // AGD-04
  'agendas.not_published': 'Please publish the agenda before you e-mail it',
} as const;
