import type { Endpoint } from '../../../contract/endpoint.ts';
import { isNumber, isSlug, type Reference, referenceIn } from '../../../contract/references.ts';
import { say } from '../../../contract/say.ts';
import type { Tx } from '../work.ts';

/** The company whose program a slug means, as the call names it. */
export type CompanyNamed = { slug: string } | { id: number };

/** How the modules find what a call refers to; `undefined` if there is none. */
export interface Referents {
  person: {
    numberOf: (tx: Tx, slug: string) => Promise<number | undefined>;
    slugOf: (tx: Tx, id: number) => Promise<string | undefined>;
  };
  program: {
    numberOf: (tx: Tx, slug: string, company: CompanyNamed) => Promise<number | undefined>;
    slugOf: (tx: Tx, id: number, company: CompanyNamed) => Promise<string | undefined>;
  };
}

const parts = ['params', 'query', 'body'] as const;
type Part = (typeof parts)[number];
/** A call as it was sent, before its schemas have judged it. */
export type Sent = Record<Part, unknown>;

/** A number that nobody has: what an unknown slug means, so that the answer is the one to an unknown number. */
const nobody = Number.MAX_SAFE_INTEGER;
/** No endpoint takes longer lists of people. */
const mostInList = 100;
const everyItem = '[]';

interface Place {
  part: Part;
  path: readonly string[];
  reference: Reference;
}

type Schema = NonNullable<Endpoint['body']>['shape'][string];
interface Def {
  shape?: Record<string, Schema>;
  element?: Schema;
  innerType?: Schema;
  in?: Schema;
  options?: readonly Schema[];
}

/** The fields of a schema that refer to something, each with the way to it. */
const fieldsOf = (schema: Schema, address: string, path: readonly string[]): Omit<Place, 'part'>[] => {
  const { shape = {}, element, innerType, in: input, options = [] } = schema._zod.def as unknown as Def;
  const own = Object.entries(shape).flatMap(([name, field]): Omit<Place, 'part'>[] => {
    const here = [...path, name];
    const reference = referenceIn(address, name);
    if (reference === null) return fieldsOf(field, address, here);
    return [{ path: /(?:_ids|Ids)$/.test(name) ? [...here, everyItem] : here, reference }];
  });
  const wrapped = [innerType, input, ...options].flatMap((one) => (one ? fieldsOf(one, address, path) : []));
  return [...own, ...wrapped, ...(element ? fieldsOf(element, address, [...path, everyItem]) : [])];
};

/** Where a call to this endpoint can name a person or a program. */
export const placesIn = (endpoint: Endpoint): Place[] =>
  parts.flatMap((part) => {
    const schema = endpoint[part];
    return schema ? fieldsOf(schema, endpoint.path, []).map((place) => ({ part, ...place })) : [];
  });

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value with what is at the end of the path replaced; anything of another shape stays as it is. */
const replacing = async (
  value: unknown,
  [first, ...rest]: readonly string[],
  change: (one: unknown) => Promise<unknown>,
): Promise<unknown> => {
  if (first === undefined) return change(value);
  if (first === everyItem) {
    if (!Array.isArray(value) || value.length > mostInList) return value;
    const items: unknown[] = [];
    for (const one of value) items.push(await replacing(one, rest, change));
    return items;
  }
  if (!isObject(value) || !Object.hasOwn(value, first)) return value;
  return { ...value, [first]: await replacing(value[first], rest, change) };
};

/** A program's slug counts only with its company, which the address, the query or the body names. */
const companyIn = (sent: Sent): CompanyNamed | null => {
  for (const part of parts) {
    const { [part]: given } = sent;
    if (!isObject(given)) continue;
    const slug = given.enterprise_slug ?? given.enterprise;
    if (typeof slug === 'string' && isSlug(slug)) return { slug };
    const id = String(given.enterprise_id);
    if (isNumber(id)) return { id: Number(id) };
  }
  return null;
};

/**
 * M31: lets a call name people and programs by number or by slug, whichever its endpoint works with. Says which fields
 * cannot be understood.
 */
export const referenceReader = (endpoint: Endpoint, referents: Referents | undefined) => {
  const places = placesIn(endpoint);
  return async (sent: Sent, tx: Tx): Promise<{ sent: Sent; fields: Map<string, string> }> => {
    const fields = new Map<string, string>();
    let read = sent;
    if (referents === undefined) return { sent, fields };
    const company = companyIn(sent);
    for (const { part, path, reference } of places) {
      const { to, as } = reference;
      const numberOf = (slug: string) => {
        if (to === 'person') return referents.person.numberOf(tx, slug);
        if (company !== null) return referents.program.numberOf(tx, slug, company);
        fields.set(path.join('.'), say('field.program_without_company'));
        return undefined;
      };
      const slugOf = (id: number) => {
        if (to === 'person') return referents.person.slugOf(tx, id);
        return company === null ? undefined : referents.program.slugOf(tx, id, company);
      };
      const understood = async (value: unknown) => {
        if (typeof value !== 'string') return value;
        if (as === 'slug') return isNumber(value) ? ((await slugOf(Number(value))) ?? value) : value;
        if (!isSlug(value)) return value;
        const id = (await numberOf(value)) ?? nobody;
        // Addresses consist of texts, and a schema may take them as such.
        return part === 'body' ? id : String(id);
      };
      read = { ...read, [part]: await replacing(read[part], path, understood) };
    }
    return { sent: read, fields };
  };
};
