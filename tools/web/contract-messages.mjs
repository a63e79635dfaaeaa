import { createRequire } from 'node:module';
import { parseSync } from '@swc/core';

/** `export const agendaRefusals = { 'agendas.not_found': '…' } as const` */
const objectIn = ({ type, declaration }) => {
  const init = type === 'ExportDeclaration' ? declaration.declarations?.[0]?.init : undefined;
  return init?.type === 'TsConstAssertion' ? init.expression : undefined;
};

/**
 * Puts the sentences of the contract into the catalogue under their codes, where a translator finds them. Pages load
 * none of them in English, since the contract contains the English in its code.
 */
export const contractMessages = {
  match: (file) => /\/contract\/[\w-]+\/(?:field-|act-)?messages\.ts$/.test(file),
  extract: (file, code, found) => {
    const { body } = parseSync(code, { syntax: 'typescript', target: 'es2022' });
    for (const { key, value } of body.flatMap((node) => objectIn(node)?.properties ?? [])) {
      if (value?.type !== 'StringLiteral') continue;
      const before = code.slice(0, code.indexOf(`'${key.value}'`));
      const origin = [file, before.split('\n').length, 0];
      found({ id: key.value, message: value.value, context: undefined, comment: undefined, placeholders: {}, origin });
    }
  },
};

/** Lingui's own extractor, for the macros in pages: a custom list of extractors replaces it unless it is named. */
export const pageMessages = createRequire(import.meta.url)('@lingui/cli/api/extractors/babel').default;
