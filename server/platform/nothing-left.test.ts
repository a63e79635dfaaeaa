import { expectTypeOf, test } from 'vitest';
import { nothingLeft } from './nothing-left.ts';

type Rest = Parameters<typeof nothingLeft>[0];
interface Body {
  title: string;
  link?: string;
}

const restOf = ({ title: _title, link: _link, ...rest }: Body) => rest;
const restWithoutLink = ({ title: _title, ...rest }: Body) => rest;
const restOfEither = ({ title: _title, link: _link, ...rest }: Body | (Body & { later?: boolean })) => rest;

test('a body of which every field is named has nothing left; one field less does not compile', () => {
  expectTypeOf<ReturnType<typeof restOf>>().toExtend<Rest>();
  expectTypeOf<ReturnType<typeof restWithoutLink>>().not.toExtend<Rest>();
  expectTypeOf<ReturnType<typeof restOfEither>>().not.toExtend<Rest>();
});
