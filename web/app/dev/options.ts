export const options = (words: readonly string[]) => words.map((label) => ({ value: label, label }));

export const goals = options([
  'Career Guidance',
  'CV Reviews',
  'Mock Interview',
  'Business Mentoring',
  'Leadership',
  'Career Switch',
]);

export const companies = options([
  'AirAsia',
  'Axiata',
  'CIMB',
  'Gojek',
  'Grab',
  'Khazanah',
  'Maybank',
  'Petronas',
  'Shopee',
  'Sime Darby',
]);
