export const applicationFieldMessages = {
  'applications.option_of_lines': 'Please write each option on a line of its own',
  'applications.choose_from_list': 'Please choose from the options',
  'applications.chosen_twice': 'Please choose each option once',
  'applications.too_few_chosen': 'Please choose at least {least, plural, one {# option} other {# options}}',
  'applications.too_many_chosen': 'Please choose at most {most, plural, one {# option} other {# options}}',
  'applications.more_than_offered':
    'There {offered, plural, one {is only # option} other {are only # options}} to choose',
  'applications.most_below_least': 'Please enter {least, number} or more: that is the least to choose',
  'applications.no_file_kind': 'Please choose at least one kind of file',
} as const;
