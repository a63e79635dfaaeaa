export const agendaRefusals = {
  'agendas.not_found': 'This agenda does not exist.',
} as const;
