import type { Locale } from '#platform/text/locale.ts'

type Sentence = readonly [en_US: string, zh_CN: string]
type Sentences = Readonly<Record<string, Sentence>>

/**
 * The sentence of each kind of constraint, in ICU. The name of the field precedes it: `Check “Note”: Use at most 40
 * characters.`
 */
const constraintTexts = {
  missing: ['This is required.', '此项必填。'],
  string: ['Enter text.', '请输入文字。'],
  number: ['Enter a number.', '请输入数字。'],
  int: ['Enter a whole number.', '请输入整数。'],
  boolean: ['Choose yes or no.', '请选择是或否。'],
  array: ['Send a list.', '须为列表。'],
  object: ['Send an object with its fields.', '须为包含各字段的对象。'],
  record: ['Send an object with its fields.', '须为包含各字段的对象。'],
  literal: ['Use the value {choices}.', '须为 {choices}。'],
  choice: ['Choose one of: {choices}.', '请选择以下之一：{choices}。'],
  manyChoices: ['Choose one of the values offered for this field.', '请选择此项提供的选项之一。'],
  longText: ['Use at most {max, plural, one {# character} other {# characters}}.', '最多 {max, number} 个字符。'],
  shortText: ['Use at least {min, plural, one {# character} other {# characters}}.', '至少 {min, number} 个字符。'],
  longList: ['Enter at most {max, plural, one {# entry} other {# entries}}.', '最多 {max, number} 项。'],
  shortList: ['Enter at least {min, plural, one {# entry} other {# entries}}.', '至少 {min, number} 项。'],
  high: ['Enter at most {max, number}.', '不能大于 {max, number}。'],
  low: ['Enter at least {min, number}.', '不能小于 {min, number}。'],
  tooHigh: ['Enter less than {max, number}.', '须小于 {max, number}。'],
  tooLow: ['Enter more than {min, number}.', '须大于 {min, number}。'],
  step: ['Enter a multiple of {step, number}.', '须为 {step, number} 的倍数。'],
  unknownField: ['This request has no such field. Remove it.', '此接口没有该字段，请删除。'],
  uuid: [
    'Enter an ID, such as 7d444840-9dc0-41d1-b245-5ffdce74fad2.',
    '须为 ID，例如 7d444840-9dc0-41d1-b245-5ffdce74fad2。',
  ],
  datetime: [
    'Enter a time in UTC, such as 2026-03-18T06:42:05.000Z.',
    '须为 UTC 时间，例如 2026-03-18T06:42:05.000Z。',
  ],
  base64: ['We could not read the file. Choose it again.', '无法读取该文件，请重新选择。'],
  date: ['Enter a date, such as 2026-03-18.', '请输入日期，例如 2026-03-18。'],
  url: ['Enter a web address, such as https://example.com.', '请输入网址，例如 https://example.com。'],
  startsWith: ['Begin with {prefix}.', '须以 {prefix} 开头。'],
  unfit: ['This value is not valid. Check it and try again.', '该值无效，请检查后重试。'],
} as const satisfies Sentences

/** The sentence of each custom rule, whose name is `params.rule` of the schema. */
const ruleTexts = {
  direction: [
    'Hidden characters change the text direction. Type the text again.',
    '包含改变文字方向的隐藏字符，请重新输入。',
  ],
  blank: ['Enter at least one visible character.', '请输入至少一个可见字符。'],
  timeZone: ['Choose a time zone from the list, such as Asia/Singapore.', '请从列表中选择时区，例如 Asia/Singapore。'],
  nameHidden: ['This name has an invisible character. Type it again.', '姓名中有不可见字符，请重新输入。'],
  nameDigit: ['Enter a name without digits.', '姓名不能包含数字。'],
  nameSign: [
    'Use letters, spaces, hyphens, apostrophes and dots only.',
    '姓名只能包含文字、空格、连字符、撇号和间隔号。',
  ],
  nameBlank: ['Enter a name with letters.', '请输入姓名文字。'],
  tagUnprintable: [
    'Use visible characters and plain spaces. Type it again.',
    '只能包含可见字符和普通空格，请重新输入。',
  ],
  tagLong: [
    'Use at most 100 bytes: 100 letters and digits, or 33 Chinese characters.',
    '最多 100 字节，即 100 个字母数字或 33 个汉字。',
  ],
  tagId: [
    'The tag must not contain a UUID, such as a withdrawal ID. Check the tag with the recipient.',
    '不能包含 UUID（如提现编号），请向收款方核对标签。',
  ],
  phone: [
    'This number is not valid in this country. Check the area code and the number.',
    '该国家或地区没有这样的号码，请核对区号和号码。',
  ],
  link: ['Enter a link that begins with https:// or /.', '请输入以 https:// 或 / 开头的链接。'],
  columns: ['Give every row as many cells as the table header has.', '每行的单元格数须与表头相同。'],
  until: ['Choose a time after the start.', '须晚于开始时间。'],
  empty: ['Describe the picture in this language too.', '请同时填写该语言的图片说明。'],
  scopes: ['List each permission once, in the order shown.', '每项权限只能出现一次，并按列表顺序排列。'],
  events: ['List each event once, in the order shown.', '每种事件只能出现一次，并按列表顺序排列。'],
  keyType: [
    'Enter a public key for Ed25519. Leave it empty for other key types.',
    'Ed25519 密钥须填写公钥，其他类型请留空。',
  ],
  unique: ['List each item only once.', '每项只能出现一次。'],
  dials: ['List each area code only once.', '每个区号只能出现一次。'],
  notNeeded: ['This verification method is not needed here.', '此处不使用该验证方式。'],
  otherFactor: [
    'This method cannot confirm this login. Choose another one.',
    '此次登录不能使用该验证方式，请选择其他方式。',
  ],
  perUnit: ['Enter more than 0, with at most {max, number} decimals.', '须大于 0，最多 {max, number} 位小数。'],
  recordAt: ['Choose a time in the future.', '请选择未来的时间。'],
  payAt: ['Choose a time on or after the record date.', '不能早于登记日。'],
  payAtFar: ['Choose a time within {max, number} days of the record date.', '须在登记日后 {max, number} 天内。'],
  withholding: ['List each country once, with a rate from 0 to 1.', '每个国家只能出现一次，税率须在 0 至 1 之间。'],
  otherRate: ['Enter a rate from 0 to 1.', '税率须在 0 至 1 之间。'],
  video: ['A video cannot require acceptance. Choose a document.', '视频不能作为须确认的文件，请选择文件。'],
} as const satisfies Sentences

/** The sentence of each text format, by the pattern of its schema. */
const formatTexts: Sentences = {
  '/^[A-Za-z0-9]{2,12}$/': ['Use 2 to 12 letters and digits, such as SGD.', '须为 2 至 12 位字母或数字，例如 SGD。'],
  '/^\\d{1,18}$/': ['Use the value of `next` from the previous page.', '请使用上一页返回的 next 值。'],
  '/^\\d{1,18}_[0-9a-f-]{36}$/': ['Use the value of `next` from the previous page.', '请使用上一页返回的 next 值。'],
  '/^-?\\d{1,40}_[0-9a-f-]{36}$/': ['Use the value of `next` from the previous page.', '请使用上一页返回的 next 值。'],
  '/^(?:[^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}]|[\\n\\t])*$/u': [
    'This text has unprintable characters. Delete them.',
    '包含无法显示的字符，请删除。',
  ],
  '/^[^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}]*$/u': [
    'Use one line, without unprintable characters.',
    '只能为一行，且不能包含无法显示的字符。',
  ],
  '/^[^\\p{Cc}\\p{Cs}]*$/u': ['This text has unprintable characters. Delete them.', '包含无法显示的字符，请删除。'],
  '/^[A-Z]{2}$/': ['Choose a country: two capital letters, such as SG.', '请选择国家或地区：两位大写字母，例如 SG。'],
  '/^[A-Z]{3}$/': ['Use three capital letters, such as SGD.', '须为三位大写字母，例如 SGD。'],
  '/^[0-9a-f]{8}$/': ['Enter eight characters: digits and letters from a to f.', '请输入八位字符：数字及字母 a 至 f。'],
  '/^\\d{1,12}$/': ['Open the link again: this value is not valid.', '该值无效，请重新打开链接。'],
  '/^[\\w-]{43}$/': ['Open the link again: its signature is not valid.', '签名无效，请重新打开链接。'],
  '/^\\d{1,4}$/': ['Enter an area code of one to four digits.', '请输入一至四位数字的区号。'],
  '/^\\d{4}-(0[1-9]|1[0-2])$/': ['Enter a month, such as 2026-03.', '须为月份，例如 2026-03。'],
  '/^baf(?:kr|yb)ei[a-z2-7]{52}$/': [
    'Use a CID of version 1, which begins with baf.',
    '须为以 baf 开头的 CID（版本 1）。',
  ],
  '/^baf(?:kr|yb)ei[a-z2-7]{52}$|^[0-9a-f]{64}$/': [
    'Use a CID of version 1, which begins with baf, or a SHA-256 hash of 64 hexadecimal digits.',
    '须为以 baf 开头的 CID（版本 1），或 64 位十六进制的 SHA-256 值。',
  ],
  '/^[0-9a-f]{64}$/': ['Use a SHA-256 hash of 64 hexadecimal digits.', '须为 64 位十六进制的 SHA-256 值。'],
  '/^MCowBQYDK2VwAyEA[A-Za-z0-9+/]{43}=$/': [
    'Paste an Ed25519 public key: the text between the lines of its PEM file.',
    '请粘贴 Ed25519 公钥，即 PEM 文件首尾行之间的内容。',
  ],
  '/^[\\w-]{22,64}$/': [
    'Use 22 to 64 letters, digits, hyphens and underscores.',
    '须为 22 至 64 位字母、数字、连字符或下划线。',
  ],
  '/^[\\w-]{8,100}$/': [
    'Use 8 to 100 letters, digits, hyphens and underscores.',
    '须为 8 至 100 位字母、数字、连字符或下划线。',
  ],
  '/^[\\w-]+$/': ['Use letters, digits, hyphens and underscores.', '只能使用字母、数字、连字符和下划线。'],
  '/^[a-z-]{1,20}$/': ['Use 1 to 20 lowercase letters and hyphens.', '须为 1 至 20 位小写字母或连字符。'],
  '/^\\d{6,12}$/': ['Enter an account ID of 6 to 12 digits.', '账户 ID 为 6 至 12 位数字。'],
  '/^[a-z0-9]+(?:-[a-z0-9]+){0,9}$/': [
    'Use up to ten words of lowercase letters and digits, joined by hyphens.',
    '最多十组小写字母或数字，以连字符连接。',
  ],
  '/^[\\p{L}\\p{N}][\\p{L}\\p{N} ./()-]{1,39}$/u': [
    'Use 2 to 40 letters, digits, spaces and these signs: . / ( ) -.',
    '须为 2 至 40 位字母、数字、空格或 . / ( ) - 符号。',
  ],
  '/^[A-Za-z0-9][A-Za-z0-9 ./()-]{3,29}$/': [
    'Use 4 to 30 letters, digits, spaces and these signs: . / ( ) -.',
    '须为 4 至 30 位字母、数字、空格或 . / ( ) - 符号。',
  ],
  '/^\\+[1-9]\\d{6,14}$/': [
    'Enter a phone number with its area code and at least 7 digits, such as +65 8123 4567.',
    '请输入含区号且至少 7 位数字的手机号，例如 +65 8123 4567。',
  ],
  '/^[!-?A-~]+@[!-\\-/-?A-~]+(?:\\.[!-\\-/-?A-~]+)+$/': [
    'Enter an email address of Latin letters, digits and signs, such as name@example.com.',
    '请输入由英文字母、数字和符号组成的邮箱地址，例如 name@example.com。',
  ],
  '/^[a-z0-9_]{3,32}$/': [
    'Use 3 to 32 lowercase letters, digits and underscores, such as solana_devnet.',
    '须为 3 至 32 位小写字母、数字或下划线，例如 solana_devnet。',
  ],
  '/^[a-z][a-z0-9_]{1,39}$/': [
    'Use 2 to 40 lowercase letters, digits and underscores, beginning with a letter, such as name_mismatch.',
    '须为 2 至 40 位小写字母、数字或下划线，以字母开头，例如 name_mismatch。',
  ],
  '/^[A-Z][A-Z0-9]{1,11}$/': [
    'Use 2 to 12 capital letters and digits, beginning with a letter, such as KGN29.',
    '须为 2 至 12 位大写字母或数字，以字母开头，例如 KGN29。',
  ],
  '/^[A-Za-z0-9]{2,12}-[A-Za-z0-9]{2,12}$/': [
    'Enter a market as two coins joined by a hyphen, such as KGN29-tUSD.',
    '请以连字符连接两个币种，例如 KGN29-tUSD。',
  ],
  '/^(0|[1-9]\\d*)(\\.\\d+)?$/': [
    'Enter an amount with at most one decimal point, such as 1250.50.',
    '请输入金额，最多一个小数点，例如 1250.50。',
  ],
  '/^-?(0|[1-9]\\d*)(\\.\\d+)?$/': [
    'Enter an amount with at most one decimal point, such as -1250.50.',
    '请输入金额，最多一个小数点，例如 -1250.50。',
  ],
  '/^(0|[1-9]\\d{0,3})(\\.\\d{1,6})?$/': [
    'Enter a decimal such as 0.15 for 15%, with at most 6 decimals.',
    '请输入小数形式的比例，例如 15% 输入 0.15，最多 6 位小数。',
  ],
  '/^(0|[1-9]\\d{0,14})$/': ['Enter a whole number of at most 15 digits.', '请输入不超过 15 位的整数。'],
  '/^\\d{6}$/': ['Enter the 6 digits of the code.', '请输入 6 位数字验证码。'],
  '/^(\\d{6}|[a-z2-7]{5}-[a-z2-7]{5})$/': [
    'Enter the 6 digits of the code, or a backup code such as abcde-fghij.',
    '请输入 6 位数字验证码，或备用验证码，例如 abcde-fghij。',
  ],
  '/^[A-Za-z]{3,6}$/': ['Use 3 to 6 letters, such as USD.', '须为 3 至 6 位字母，例如 USD。'],
  '/^[1-9]\\d{0,3}$/': ['Enter an area code of 1 to 4 digits, such as 65.', '请输入 1 至 4 位数字的区号，例如 65。'],
  '/^\\d{1,15}$/': [
    'Enter a time in milliseconds since 1 January 1970 UTC.',
    '请输入自 1970 年 1 月 1 日（UTC）起的毫秒数。',
  ],
  '/^[!-~]+$/': ['Use letters, digits and signs without spaces.', '只能使用英文字母、数字和符号，不能有空格。'],
  '/^[A-Z0-9]{4}$/': ['Use 4 capital letters and digits.', '须为 4 位大写字母或数字。'],
  '/^[!-~]{1,4}$/': ['Use 1 to 4 letters, digits and signs.', '须为 1 至 4 位字母、数字或符号。'],
  '/^(?:[1-9A-HJ-NP-Za-km-z]{64,90}|[A-Za-z0-9+/]{86}==)$/': [
    'Paste the signature from your wallet, in base58 or base64.',
    '请粘贴钱包生成的签名，base58 或 base64 格式。',
  ],
}

const texts: Sentences = { ...constraintTexts, ...ruleTexts, ...formatTexts }

/** True if there is a sentence for this key: a kind of constraint, a custom rule, or the pattern of a schema. */
export const isConstraintText = (key: string): boolean => Object.hasOwn(texts, key)

/** Returns the sentence for a key in ICU, or the general one. */
export const constraintText = (key: string, locale: Locale): string =>
  (texts[key] ?? constraintTexts.unfit)[locale === 'en_US' ? 0 : 1]
