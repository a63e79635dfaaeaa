import {
  hasAddress,
  headingWords,
  type ImportField,
  importFields,
  type ImportMapping,
} from '../../../../contract/programmes/index.ts';

/** What files call their columns, in English, Malay, Mandarin and German; in lower case and without punctuation. */
const known: Readonly<Record<ImportField, string>> = {
  email: `email emailaddress mail workemail companyemail officeemail emel alamatemel emelkerja emelsyarikat emailadresse mailadresse
    电子邮件 电子邮箱 邮箱 邮箱地址 邮件 电邮 电邮地址 工作邮箱 電子郵件 電子郵箱 電郵 電郵地址`,
  name: 'name fullname employeename staffname nama namapenuh namapekerja namakakitangan 姓名 名字 全名 员工姓名 員工姓名',
  firstname: 'firstname givenname givennames first namapertama namadepan vorname 名',
  lastname: 'lastname surname familyname last namakeluarga namaakhir namabelakang nachname familienname 姓 姓氏',
  phone_no: `phone phoneno phonenumber mobile mobileno mobilenumber mobilephone telephone handphone hp contactno
    contactnumber telefon notelefon nombortelefon notel telefonbimbit nohp telefonnummer handy handynummer mobil mobilnummer
    电话 电话号码 手机 手机号 手机号码 電話 電話號碼 手機 手機號碼`,
  role: 'role usertype type mentoringrole peranan rolle 角色 身份',
  employee_id: `employeeid employeeno employeenumber staffid staffno staffnumber personnelnumber idpekerja nopekerja
    nokakitangan personalnummer mitarbeiternummer 工号 员工编号 员工号 工號 員工編號 員工號`,
  department: 'department dept division jabatan bahagian abteilung 部门 部門',
  team: 'team unit pasukan 团队 小组 團隊 小組',
  grade: 'grade joblevel level jobgrade gred 职级 级别 職級 級別',
  location:
    'location office site city branch lokasi pejabat cawangan standort 地点 办公地点 工作地点 地點 辦公地點 工作地點',
  manager: `manager managername emailmanager manageremail managerid linemanager linemanageremail supervisor supervisoremail reportsto
    reportingmanager pengurus penyelia emelpengurus vorgesetzter vorgesetzte 经理 主管 上级 直属上级 經理 上級 直屬上級`,
};

/** Half of such a heading may be a word of ours, and it is another column all the same: 'Company (Name)'. */
const others = new Set(
  `company organisation organization employer business program programme school university college emergencycontact
    nextofkin spouse syarikat organisasi majikan sekolah universiti 公司 单位 單位 学校 學校 大学 大學`.split(/\s+/),
);

const fields = new Map(
  importFields.flatMap((field) => known[field].split(/\s+/).map((word) => [word, field] as const)),
);

/** What a column contains, by its heading: the whole of it counts before its halves, the first half before the second. */
const readHeading = (heading: string): { field: ImportField | undefined; isWhole: boolean } => {
  const { whole, halves } = headingWords(heading);
  const field = fields.get(whole);
  if (field !== undefined) return { field, isWhole: true };
  const said = halves.find((half) => fields.has(half) || others.has(half)) ?? '';
  return { field: fields.get(said), isWhole: false };
};

/** How many different columns that we know this line names; none if it is a person. */
export const knownHeadings = (cells: readonly string[]) =>
  hasAddress(cells) ? 0 : new Set(cells.flatMap((cell) => readHeading(cell).field ?? [])).size;

/** Whether this line is one of headings even below others: it names the addresses, or two columns at least. */
export const isLineOfHeadings = (cells: readonly string[]) =>
  knownHeadings(cells) > 1 || cells.some((cell) => readHeading(cell).field === 'email');

/** The column with the most addresses, if any has one. */
const columnOfAddresses = (lines: readonly { cells: readonly string[] }[]) => {
  const many = new Map<number, number>();
  for (const { cells } of lines)
    for (const [at, cell] of cells.entries()) if (hasAddress([cell])) many.set(at, (many.get(at) ?? 0) + 1);
  return [...many].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? null;
};

/** A field for each mapped column; files that were read before a field existed do not have it. */
export const wholeMapping = (mapping: Partial<ImportMapping>) =>
  Object.fromEntries(importFields.map((field) => [field, mapping[field] ?? null])) as ImportMapping;

/**
 * Guesses from the headings which column is which; null for a field that no heading names. Addresses are known by
 * themselves where no heading names them.
 */
export const guessMapping = (
  headings: readonly string[],
  lines: readonly { cells: readonly string[] }[] = [],
): ImportMapping => {
  const columns = hasAddress(headings) ? [] : headings.map(readHeading);
  const at = (field: ImportField) => {
    const whole = columns.findIndex((one) => one.field === field && one.isWhole);
    const found = whole === -1 ? columns.findIndex((one) => one.field === field) : whole;
    return found === -1 ? null : found;
  };
  const mapping = wholeMapping(Object.fromEntries(importFields.map((field) => [field, at(field)])));
  return { ...mapping, email: mapping.email ?? columnOfAddresses(lines) };
};
