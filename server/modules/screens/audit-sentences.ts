import type { MessageParams } from '../../../contract/message-params.ts';
import { pairingNames, type PairingMethod } from '../../../contract/programmes/index.ts';
import { renderIcu } from '../../../contract/render-message.ts';
import {
  auditSentences,
  auditWords,
  type CompanyAct,
  type Download,
  downloads,
} from '../../../contract/screens/index.ts';
import { type AuditNames, idIn, mostNamed, peopleIn } from './audit-names.ts';
import type { CompanyAuditRow } from './queries/audit-log.ts';

type Sentence = keyof typeof auditSentences;

const unknown = '–';
const wordIn = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : unknown);

/** 'Mei Tan', 'Mei Tan and Ali Rahman', 'Mei Tan, Ali Rahman and 12 others'. */
const listed = (ids: readonly number[], { person }: AuditNames) => {
  const [first = unknown, second, third] = ids.slice(0, mostNamed).map((id) => person(id));
  if (second === undefined) return first;
  if (third === undefined || ids.length === mostNamed)
    return new Intl.ListFormat('en-GB').format([first, second, third].filter((one) => one !== undefined));
  return renderIcu(auditWords['people.others'], { first, second, count: ids.length - 2 });
};

/** What a setting is called, by the field in which it is saved. */
const settings: Readonly<Record<string, keyof typeof auditWords>> = {
  name: 'fields.name',
  description: 'fields.description',
  photo: 'fields.pictures',
  newsfeedBanner: 'fields.pictures',
  signupVerticalBanner: 'fields.pictures',
  signUpLogo: 'fields.pictures',
  signInLogo: 'fields.pictures',
  dashboard_primary_colour: 'fields.look',
  dashboard_secondary_colour: 'fields.look',
  sign_up_logo_link: 'fields.look',
  sign_in_logo_link: 'fields.look',
  start_date: 'fields.dates',
  end_date: 'fields.dates',
  duration: 'fields.dates',
  timezone: 'fields.timezone',
  no_of_participants: 'fields.size',
  template_type: 'fields.template',
  support_email: 'fields.support',
  pairing_method: 'fields.pairing',
  smart_matching: 'fields.pairing',
  privacy_settings: 'fields.privacy',
  review_settings: 'fields.reviews',
  whatsapp_notification: 'fields.whatsapp',
  recording_allowed: 'fields.recording',
  dashboard_alert: 'fields.alert',
  request_expiry_hours: 'fields.requests',
  program_goals: 'fields.services',
  impact_questions: 'fields.questions',
  learning_modules: 'fields.modules',
};

/** So many settings are named in one line; the others are counted. */
const mostSettings = 4;

const settingsIn = (fields: unknown) => {
  const known = (Array.isArray(fields) ? fields : []).flatMap((field) => settings[String(field)] ?? []);
  const words = [...new Set(known)].map((word) => auditWords[word]);
  if (words.length <= mostSettings) return new Intl.ListFormat('en-GB').format(words);
  const first = words.slice(0, mostSettings - 1).join(', ');
  return renderIcu(auditWords['fields.others'], { first, count: words.length - mostSettings + 1 });
};

const isMethod = (value: unknown): value is PairingMethod => Object.hasOwn(pairingNames, String(value));

/** A switch of the way in which pairs are made is told by itself: it matters most. */
const saved = ({ data }: CompanyAuditRow): [Sentence, MessageParams] => {
  const { from, to } = (data['pairing_method'] ?? {}) as { from?: unknown; to?: unknown };
  if (isMethod(from) && isMethod(to))
    return ['program.pairing_changed', { from: pairingNames[from], to: pairingNames[to] }];
  const fields = settingsIn(data['fields']);
  return fields === '' ? ['program.saved', {}] : ['program.changed', { fields }];
};

const turnOf = ({ from, to }: CompanyAuditRow['data']) => {
  if (from === to) return 'changed';
  if (to === 'paused') return 'paused';
  return to === 'active' ? 'resumed' : 'changed';
};

/** Pairs are told by their people, groups by their names. */
const paired = ({ objectId }: CompanyAuditRow, turn: 'paused' | 'resumed' | 'changed' | 'ended', names: AuditNames) => {
  const group = names.groups.get(objectId ?? 0);
  return group == null ? (`pairing.${turn}` as const) : (`group.${turn}` as const);
};

const manyActs = ['role', 'remind', 'resend', 'remove'] as const;
const asMany = (act: unknown): Sentence => `members.${manyActs.find((one) => one === act) ?? 'role'}`;

const asFile = (file: unknown): Sentence =>
  `file.${downloads.find((one): one is Download => one === file) ?? 'participants'}`;

const reported = ({ data }: CompanyAuditRow): [Sentence, MessageParams] => {
  if (data['enabled'] !== true) return ['report.off', {}];
  const listedTo = Array.isArray(data['recipients']) ? data['recipients'].map(String) : [];
  const recipients = new Intl.ListFormat('en-GB').format(listedTo);
  return [data['was_enabled'] === true ? 'report.recipients' : 'report.on', { recipients }];
};

type Variant = (row: CompanyAuditRow, names: AuditNames) => Sentence | [Sentence, MessageParams];

/** Acts that are told in more than one way; of all others the sentence has their own name. */
const variants: Partial<Record<CompanyAct, Variant>> = {
  'program.changed': saved,
  'program.service_switched': ({ data }) => (data['enabled'] === true ? 'program.service_on' : 'program.service_off'),
  'transcription.settings_changed': ({ data }) =>
    data['allowed'] === true ? 'transcription.allowed' : 'transcription.forbidden_sessions',
  'reviews.settings_changed': ({ data }) => (data['on_platform'] === true ? 'reviews.shown' : 'reviews.hidden'),
  'member.capacity_changed': ({ data }) => (data['to'] == null ? 'member.capacity_cleared' : 'member.capacity_changed'),
  'members.changed': ({ data }) => asMany(data['act']),
  'pairing.changed': (row, names) => paired(row, turnOf(row.data), names),
  'pairing.ended': (row, names) => paired(row, 'ended', names),
  'report.changed': reported,
  'mentor.dnd_set': ({ data }) => (data['active'] === true ? 'mentor.dnd_on' : 'mentor.dnd_off'),
  'newsfeed.taken_down': ({ data }) =>
    data['comment_id'] == null ? 'newsfeed.post_taken_down' : 'newsfeed.comment_taken_down',
  'newsfeed.kept': ({ data }) => (data['comment_id'] == null ? 'newsfeed.post_kept' : 'newsfeed.comment_kept'),
  'chat.group_changed': ({ data }) => {
    if (data['active'] === undefined) return 'chat.group_changed';
    return data['active'] === true ? 'chat.group_reopened' : 'chat.group_shut';
  },
  'file.downloaded': ({ data }) => asFile(data['file']),
};

const idsFor = (row: CompanyAuditRow, { pairs, booked }: AuditNames) => {
  const named = peopleIn(row);
  if (named.length > 0) return named;
  const { objectType, objectId } = row;
  return (objectType === 'Pairing' ? pairs : booked).get(objectId ?? 0) ?? [];
};

const objectName = (names: ReadonlyMap<number, string | null>, id: number | null | undefined) =>
  names.get(id ?? 0) ?? unknown;

/** Every name that a sentence may ask for. */
const paramsOf = (row: CompanyAuditRow, names: AuditNames): MessageParams => {
  const { data, objectId } = row;
  const roleId = idIn(data['role_id']) ?? (row.objectType === 'Role' ? objectId : undefined);
  return {
    people: listed(idsFor(row, names), names),
    role: roleId === undefined ? wordIn(data['role'] ?? data['from']) : objectName(names.roles, roleId),
    from: wordIn(data['from']),
    to: wordIn(data['to']),
    count: idIn(data['people']) ?? idIn(data['sent']) ?? idIn(data['pairs']) ?? 0,
    program: objectName(names.programs, idIn(data['from'])),
    form: objectName(names.forms, objectId),
    survey: objectName(names.surveys, objectId),
    group: objectName(names.groups, objectId),
    chat: objectName(names.chats, objectId),
    service:
      idIn(data['service_id']) === undefined
        ? wordIn(data['service'])
        : objectName(names.services, idIn(data['service_id'])),
    file: names.files.get(idIn(data['import_id']) ?? 0) ?? auditWords['file.unknown'],
    booking: objectId ?? unknown,
  };
};

/** What was done, as a sentence without its subject, with the names of today. */
export const sentenceOf = (row: CompanyAuditRow, names: AuditNames) => {
  const act = row.action as CompanyAct;
  const told = variants[act]?.(row, names) ?? (act as Sentence);
  const [sentence, more] = typeof told === 'string' ? [told, {}] : told;
  return renderIcu(auditSentences[sentence], { ...paramsOf(row, names), ...more });
};

/** Whoever did it. The platform's own staff have no names here; in somebody's view they act as that person (B11). */
export const doerOf = ({ actorId, asUserId, byPlatform }: CompanyAuditRow, names: AuditNames, product: string) => {
  if (asUserId !== null) return renderIcu(auditWords['who.viewing'], { product, person: names.person(asUserId) });
  if (byPlatform) return renderIcu(auditWords['who.support'], { product });
  return actorId === null ? renderIcu(auditWords['who.automatic'], { product }) : names.person(actorId);
};
