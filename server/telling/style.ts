import type { CSSProperties } from 'react';

const CANVAS = '#F5F7FA';
const LINE = '#E3E9F0';
const INK = '#14212F';
const SECONDARY = '#4D5F75';

const READING =
  "Inter, 'Noto Sans SC', 'PingFang SC', 'Microsoft YaHei', -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const TITLES = `'Plus Jakarta Sans', ${READING}`;

const style = <T extends Record<string, CSSProperties>>(all: T): T => all;

export const { body, page, sign, signLink, signName, card, footer, footerText, line } = style({
  body: { backgroundColor: CANVAS, margin: 0, padding: 0, fontFamily: READING, color: INK },
  page: { maxWidth: 600, width: '100%', margin: '0 auto', padding: '32px 20px 40px' },
  sign: { padding: '0 4px 18px' },
  signLink: { textDecoration: 'none', color: INK },
  signName: {
    paddingLeft: 11,
    fontFamily: TITLES,
    fontSize: 19,
    lineHeight: '24px',
    fontWeight: 700,
    letterSpacing: '-0.018em',
    color: INK,
    overflowWrap: 'anywhere',
  },
  card: { backgroundColor: '#FFFFFF', border: `1px solid ${LINE}`, borderRadius: 14, padding: '36px 40px' },
  footer: { padding: '20px 4px 0' },
  footerText: { margin: '0 0 6px', fontSize: 12.5, lineHeight: '19px', color: SECONDARY, overflowWrap: 'anywhere' },
  line: { margin: '26px 0 16px', border: 'none', borderTop: `1px solid ${LINE}` },
});

export const { mark, markLight, markArc } = style({
  mark: { width: 32, height: 32, borderRadius: 10, overflow: 'hidden' },
  markLight: { width: 5, height: 5, borderRadius: 5, margin: '7px auto 0' },
  markArc: {
    boxSizing: 'border-box',
    width: 18,
    height: 9,
    margin: '3px auto 0',
    borderStyle: 'solid',
    borderWidth: '3px 3px 0',
    borderRadius: '18px 18px 0 0',
  },
});

export const { heading, paragraph, note, address, button } = style({
  heading: {
    margin: '0 0 18px',
    fontFamily: TITLES,
    fontSize: 24,
    lineHeight: '31px',
    fontWeight: 700,
    letterSpacing: '-0.018em',
    color: INK,
    overflowWrap: 'anywhere',
  },
  paragraph: { margin: '0 0 14px', fontSize: 15, lineHeight: '24px', color: INK, overflowWrap: 'anywhere' },
  note: { margin: '14px 0 0', fontSize: 13.5, lineHeight: '21px', color: SECONDARY, overflowWrap: 'anywhere' },
  address: { textDecoration: 'underline', wordBreak: 'break-all' },
  button: {
    display: 'inline-block',
    marginTop: 8,
    padding: '13px 24px',
    borderRadius: 10,
    fontSize: 15,
    lineHeight: '20px',
    fontWeight: 600,
    color: '#FFFFFF',
    textDecoration: 'none',
    textAlign: 'center',
  },
});

export const {
  facts,
  factLabel,
  factValue,
  factStruck,
  phrase,
  struckPhrase,
  zone,
  steps,
  step,
  stepNumber,
  person,
  personName,
  code,
  codeLabel,
} = style({
  facts: { margin: '6px 0 16px', padding: '16px 20px 6px', backgroundColor: CANVAS, borderRadius: 10 },
  factLabel: { margin: 0, fontSize: 12.5, lineHeight: '18px', color: SECONDARY },
  factValue: {
    margin: '0 0 12px',
    fontSize: 15,
    lineHeight: '23px',
    color: INK,
    overflowWrap: 'anywhere',
  },
  factStruck: {
    margin: '0 0 12px',
    fontSize: 15,
    lineHeight: '23px',
    color: SECONDARY,
    textDecoration: 'line-through',
    overflowWrap: 'anywhere',
  },
  phrase: { display: 'inline-block', fontWeight: 600 },
  struckPhrase: { display: 'inline-block', textDecoration: 'line-through' },
  zone: { display: 'inline-block', color: SECONDARY },
  steps: { margin: '2px 0 12px' },
  stepNumber: {
    width: 26,
    padding: '5px 0',
    verticalAlign: 'top',
    fontSize: 15,
    lineHeight: '24px',
    fontWeight: 700,
  },
  step: { padding: '5px 0', fontSize: 15, lineHeight: '24px', color: INK },
  person: { margin: '0 0 12px', fontSize: 13.5, lineHeight: '21px', color: SECONDARY, overflowWrap: 'anywhere' },
  code: { display: 'block', margin: '0 auto 8px' },
  codeLabel: { margin: '0 0 20px', fontSize: 13.5, lineHeight: '21px', color: SECONDARY, textAlign: 'center' },
  personName: { fontSize: 15, fontWeight: 600, textDecoration: 'none' },
});

/** On a phone: smaller margins, and a button across the full width. */
export const phone = `@media (max-width: 480px) {
  .page { padding: 20px 12px 28px !important; }
  .card { padding: 26px 22px !important; }
  .heading { font-size: 22px !important; line-height: 29px !important; }
  .button { display: block !important; }
}`;
