import { SaxesParser } from 'saxes';
import { Unreadable } from './unzip.ts';

export type Attributes = Readonly<Record<string, string>>;

interface Seen {
  open?: (name: string, attributes: Attributes) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
}

/** Some programs write every name with a prefix: `x:row`. */
export const plain = (name: string) => name.slice(name.indexOf(':') + 1);

/** A text within a cell is nine deep, and no element of a workbook has half as many attributes. */
const deepest = 50;
const mostAttributes = 50;
const bytesAtOnce = 65_536;

const damaged = () => {
  throw new Unreadable('damaged');
};

/**
 * Reads XML piece by piece, so that it is never one long text. A document that declares anything itself is refused, so
 * that no entities can grow; so is one that is nested deeper, or has more attributes, than a workbook ever is.
 */
export const readXml = (xml: Uint8Array, { open, text, close }: Seen) => {
  const parser = new SaxesParser({ position: false });
  let depth = 0;
  let attributes = 0;
  parser.on('error', damaged);
  parser.on('doctype', damaged);
  parser.on('opentagstart', () => {
    attributes = 0;
    depth += 1;
    if (depth > deepest) damaged();
  });
  parser.on('attribute', () => {
    attributes += 1;
    if (attributes > mostAttributes) damaged();
  });
  parser.on('opentag', ({ name, attributes: given }) => open?.(plain(name), given as Attributes));
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    close?.(plain(name));
  });
  if (text) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  const decoder = new TextDecoder();
  for (let at = 0; at < xml.length; at += bytesAtOnce)
    parser.write(decoder.decode(xml.subarray(at, at + bytesAtOnce), { stream: true }));
  parser.write(decoder.decode()).close();
};
