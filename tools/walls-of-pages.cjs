// The walls around what a browser loads; .dependency-cruiser.cjs has the others.
module.exports = ({ error, npm, TEST, typesPass }) => [
  error(
    'schemas-come-late',
    `zod comes when somebody types: pages load schemas by import(), and what pages load at once knows none${typesPass}`,
    {
      path: ['^web/', '^contract/(endpoint|messages)\\.ts$', '^contract/[^/]+/(endpoints|values|messages)\\.ts$'],
      pathNot: TEST,
    },
    {
      path: [
        '^contract/schemas/',
        '^contract/(say|render-message|field-messages)\\.ts$',
        '^contract/[^/]+/(schemas|index|field-messages)\\b',
        npm('zod'),
      ],
      dynamic: false,
    },
  ),
  error(
    'ui-knows-no-domain',
    'web/ui is furniture',
    { path: '^web/ui/' },
    { path: '^(web/(modules|app|lib)|contract)/' },
  ),
  error('lib-is-low', 'web/lib serves the modules', { path: '^web/lib/' }, { path: '^web/(modules|app)/' }),
  error(
    'styles-live-in-ui',
    'a style sheet taken by a page lands in the first load: a wrapper of web/ui takes it',
    { path: '^web/(modules|lib|app)/', pathNot: '^web/app/(main|theme)\\.tsx?$' },
    { path: '\\.css$' },
  ),
];
