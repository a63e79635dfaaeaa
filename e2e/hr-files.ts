import { workbookOf } from '../server/testing/workbook.fixture.ts';

export interface HrFile {
  /** What is odd about it. */
  odd: string;
  name: string;
  bytes: Uint8Array;
  /** What the page says below the form, when it takes nothing. */
  refused?: string;
  /** Rows of the table as the page shows them: line, email, name, role, reason, result. */
  rows?: string[][];
  /** What else the page says or asks. */
  says?: string[];
  /** Who is invited once the file has been let go: address and role. */
  invited?: [string, string][];
}

const utf8 = (text: string) => new TextEncoder().encode(text);
const windows = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const utf16 = (text: string, { mark, big }: { mark: boolean; big: boolean }) => {
  const bytes = Buffer.from(`${mark ? '\uFEFF' : ''}${text}`, 'utf16le');
  return new Uint8Array(big ? bytes.swap16() : bytes);
};

const tabbed = (address: string) => `Full name\tEmail\tRole\r\nNur Aïsha\t${address}\tMentor\r\n`;
const asTabbed = (address: string): Pick<HrFile, 'rows' | 'invited'> => ({
  rows: [['2', address, 'Nur Aïsha', 'Mentor', '–', 'Ready']],
  invited: [[address, 'Mentor']],
});

const readable: HrFile[] = [
  {
    odd: 'Windows letters, a line that names the separator, semicolons, Malay headings, a translated role',
    name: 'kakitangan.csv',
    bytes: windows('sep=;\r\nE-mel;Nama Penuh;Peranan\r\nzoe@hr.test;Zo\u00eb D\u0092Cruz;Pengasuh\r\n'),
    // As Excel numbers it, which does not show the line that names the separator.
    rows: [['2', 'zoe@hr.test', 'Zoë D’Cruz', 'Mentor', '–', 'Ready']],
    invited: [['zoe@hr.test', 'Mentor']],
  },
  ...[
    { mark: true, big: false },
    { mark: true, big: true },
    { mark: false, big: false },
    { mark: false, big: true },
  ].map((order): HrFile => {
    const address = `utf16-${order.mark ? 'mark' : 'plain'}-${order.big ? 'be' : 'le'}@hr.test`;
    return {
      odd: `Excel's Unicode Text, ${order.mark ? 'with' : 'without'} its mark, ${order.big ? 'big' : 'little'} end first`,
      name: 'unicode.txt',
      bytes: utf16(tabbed(address), order),
      ...asTabbed(address),
    };
  }),
  {
    odd: 'a workbook with formulas and two sheets',
    name: 'staff.xlsx',
    bytes: workbookOf([
      {
        name: 'Staff',
        rows: [
          ['Name', 'Email', 'Role'],
          ['Bob Lim', { formula: 'LOWER("BOB@HR.TEST")', value: 'bob@hr.test' }, 'Mentees'],
        ],
      },
      {
        name: 'Leavers',
        rows: [
          ['Name', 'Email'],
          ['Old Hand', 'old@hr.test'],
        ],
      },
    ]),
    rows: [['2', 'bob@hr.test', 'Bob Lim', 'Mentee', '–', 'Ready']],
    says: ['Sheets of staff.xlsx'],
    invited: [['bob@hr.test', 'Mentee']],
  },
  {
    odd: 'Mandarin headings and roles',
    name: '员工.csv',
    bytes: utf8('姓名,电子邮件,角色,工资\n陈伟,wei@hr.test,导师,1\n李娜,na@hr.test,学员,2\n'),
    rows: [
      ['2', 'wei@hr.test', '陈伟', 'Mentor', '–', 'Ready'],
      ['3', 'na@hr.test', '李娜', 'Mentee', '–', 'Ready'],
    ],
    says: ['Not used: 工资.'],
    invited: [
      ['na@hr.test', 'Mentee'],
      ['wei@hr.test', 'Mentor'],
    ],
  },
];

const doubtful: HrFile[] = [
  {
    odd: 'code in a name, a name of 300 letters, an address twice, an address already in, no address',
    name: 'messy.csv',
    bytes: utf8(
      `email,name\ncode@hr.test,<b>Bold</b> Lim\nlong@hr.test,${'a'.repeat(300)}\ncode@hr.test,Again\nadmin@lantern.test,Admin\nnobody,Nobody\n`,
    ),
    rows: [
      ['2', 'code@hr.test', '<b>Bold</b> Lim', 'Mentee', 'The name contains code. It is taken as plain text', 'Ready'],
      ['3', 'long@hr.test', 'a'.repeat(60), 'Mentee', 'The name is cut after 60 characters', 'Ready'],
      ['4', 'code@hr.test', 'Again', '–', 'Line 2 has the same address', 'Left out'],
      ['5', 'admin@lantern.test', 'Admin', 'Mentee', '–', 'Member already'],
      ['6', 'nobody', 'Nobody', '–', 'Email must be a valid email', 'Left out'],
    ],
    invited: [
      ['code@hr.test', 'Mentee'],
      ['long@hr.test', 'Mentee'],
    ],
  },
  {
    odd: 'an Admin in a cell, whom nobody has confirmed',
    name: 'chiefs.csv',
    bytes: utf8('email,name,role\nchief@hr.test,Chief Tan,Admin\nplain@hr.test,Plain Lim,Mentee\n'),
    rows: [
      [
        '2',
        'chief@hr.test',
        'Chief Tan',
        'Admin',
        'Would become an admin of the program: please confirm it above',
        'Left out',
      ],
      ['3', 'plain@hr.test', 'Plain Lim', 'Mentee', '–', 'Ready'],
    ],
    says: ['This person becomes an admin of the program'],
    invited: [['plain@hr.test', 'Mentee']],
  },
  {
    odd: 'no headings at all',
    name: 'bare.csv',
    bytes: utf8('Ann Tan,ann@hr.test\nBob Ng,bo@hr.test\n'),
    says: ['Which line has the headings?'],
    rows: [['2', 'bo@hr.test', 'bo', 'Mentee', '–', 'Ready']],
  },
  {
    odd: 'a title and a date above the headings',
    name: 'titled.csv',
    bytes: utf8(
      'Selatan Telekom: staff list\n\nAs of 1 November, HR\nFull Name;Work Email;Role\nTi Tan;ti@hr.test;mentor\n',
    ),
    rows: [['5', 'ti@hr.test', 'Ti Tan', 'Mentor', '–', 'Ready']],
    invited: [['ti@hr.test', 'Mentor']],
  },
];

const hopeless: HrFile[] = [
  {
    odd: 'an empty file',
    name: 'empty.csv',
    bytes: utf8(''),
    refused: 'This file has no rows below its headings',
  },
  {
    odd: 'headings and nothing below',
    name: 'headings.csv',
    bytes: utf8('Email,Name\n'),
    refused: 'This file has no rows below its headings',
  },
  {
    odd: 'a PDF with another name',
    name: 'people.csv',
    bytes: new Uint8Array([
      ...utf8('%PDF-1.7\n%'),
      0xe2,
      0xe3,
      0xcf,
      0xd3,
      0,
      1,
      2,
      ...utf8('\n1 0 obj\n<< /Type /Catalog >>\n'),
    ]),
    refused: 'This is not a table. Please choose a CSV file or an Excel workbook (.xlsx)',
  },
];

/** What HR departments send: each with what the page says to it, and who is invited by it in the end. */
export const hrFiles: readonly HrFile[] = [...readable, ...doubtful, ...hopeless];
