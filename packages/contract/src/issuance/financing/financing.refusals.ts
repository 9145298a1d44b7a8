import type { Refusals } from '#platform/http/refusal.ts'

const no = { http: 422, retry: 'no' } as const
const conflict = { http: 409, retry: 'no' } as const

export const financingRefusals = {
  FINANCING_CLOSED: { ...conflict, en_US: 'We take no applications at the moment.', zh_CN: '目前暂不接受融资申请。' },
  FINANCING_COMPANY_NEEDED: {
    http: 403,
    retry: 'no',
    en_US: 'Only a verified company can apply.',
    zh_CN: '仅已完成认证的企业可以申请。',
  },
  FINANCING_TOO_EARLY: {
    ...conflict,
    en_US:
      '{until, select, never {Your company cannot apply again.} other {Your company can apply again from {until}.}}',
    zh_CN: '{until, select, never {贵公司不能再次申请。} other {贵公司自 {until} 起可以再次申请。}}',
  },
  FINANCING_NOT_EDITABLE: {
    ...conflict,
    en_US: 'This application was submitted and cannot be changed now.',
    zh_CN: '该申请已提交，目前无法修改。',
  },
  FINANCING_NOTHING_SAVED: { ...conflict, en_US: 'Begin the application first.', zh_CN: '请先开始填写申请。' },
  FINANCING_ITEM_NOT_ASKED: { ...no, en_US: 'Change only what we asked for again.', zh_CN: '请仅修改需要补充的内容。' },
  FINANCING_ITEM_UNANSWERED: { ...no, en_US: 'Add everything we asked for.', zh_CN: '请补充所有要求的内容。' },
  FINANCING_CURRENCY_UNKNOWN: { ...no, en_US: 'Choose a currency of the list.', zh_CN: '请从列表中选择币种。' },
  FINANCING_FEE_CHANGED: {
    ...conflict,
    en_US: 'Our fee has changed. Read it again before you accept it.',
    zh_CN: '费率已变更，请重新阅读后再接受。',
  },
  FINANCING_FIELD_MISSING: { ...no, en_US: 'Fill this in.', zh_CN: '请填写此项。' },
  FINANCING_AMOUNT_WRONG: { ...no, en_US: 'Enter an amount of this currency.', zh_CN: '请输入该币种的有效金额。' },
  FINANCING_RATE_MISSING: {
    http: 503,
    retry: 'later',
    en_US: 'We have no rate of this currency at the moment. Try again shortly.',
    zh_CN: '暂无该币种的汇率，请稍后再试。',
  },
  FINANCING_PRECHECK_OPEN: { ...no, en_US: 'Pass the pre-check with these figures.', zh_CN: '请以当前数据通过预审。' },
  FINANCING_PRICE_WRONG: { ...no, en_US: 'Enter a price of this currency.', zh_CN: '请输入该币种的有效价格。' },
  FINANCING_UNITS_WRONG: {
    ...no,
    en_US: 'The minimum is at least one unit and at most all of them.',
    zh_CN: '最低数量须不少于一份且不超过总份数。',
  },
  FINANCING_USES_WRONG: {
    ...no,
    en_US: 'The parts add up to {sum}%. They have to add up to 100%.',
    zh_CN: '各部分合计为 {sum}%，须合计为 100%。',
  },
  FINANCING_DOCUMENT_MISSING: { ...no, en_US: 'Upload this document.', zh_CN: '请上传该文件。' },
  FINANCING_ISSUE_DATE_MISSING: { ...no, en_US: 'Enter the day it was issued.', zh_CN: '请填写出具日期。' },
  FINANCING_DATE_LATER: { ...no, en_US: 'This day has not come yet.', zh_CN: '日期不能晚于今天。' },
  FINANCING_DOCUMENT_TOO_OLD: {
    ...no,
    en_US: 'It must have been issued within the last {months} months.',
    zh_CN: '文件须在最近 {months} 个月内出具。',
  },
  FINANCING_UPLOAD_UNKNOWN: {
    http: 404,
    retry: 'no',
    en_US: 'We could not find this file. Upload it again.',
    zh_CN: '未找到该文件，请重新上传。',
  },
  FINANCING_UPLOAD_NOT_PDF: { ...no, en_US: 'Upload a PDF.', zh_CN: '请上传 PDF 文件。' },
  FINANCING_UPLOAD_TWICE: { ...no, en_US: 'Each file can be used only once.', zh_CN: '每个文件只能使用一次。' },
  FINANCING_CAP_TABLE_MISSING: { ...no, en_US: 'Add the cap table.', zh_CN: '请添加股权结构表。' },
  FINANCING_PEOPLE_MISSING: { ...no, en_US: 'Name at least one director.', zh_CN: '请至少添加一名董事。' },
  FINANCING_CONTACT_MISSING: {
    ...no,
    en_US: 'Name somebody who answers our questions, with email and phone.',
    zh_CN: '请添加一名负责答复问题的人员，并填写邮箱和电话。',
  },
  FINANCING_FEES_OPEN: { ...no, en_US: 'Accept the fee.', zh_CN: '请接受费率。' },
  FINANCING_SIGNER_REFUSED: { ...no, en_US: 'A director has to sign.', zh_CN: '须由董事签署。' },
  FINANCING_DECLARATION_CHANGED: {
    ...conflict,
    en_US: 'The declaration has changed. Load it again and read it once more.',
    zh_CN: '声明内容已更新，请重新加载并阅读。',
  },
  FINANCING_WRONG_STATUS: {
    ...conflict,
    en_US: 'This application has moved on. Load it again.',
    zh_CN: '该申请状态已更新，请重新加载。',
  },
  FINANCING_DILIGENCE_OPEN: { ...conflict, en_US: 'Tick off every item first.', zh_CN: '请先完成所有核查项目。' },
  FINANCING_ASKS_OPEN: {
    ...conflict,
    en_US: 'The issuer has been asked for parts that are not there yet.',
    zh_CN: '尚有要求发行人补充的内容未提交。',
  },
  FINANCING_TERMS_WRONG: { ...no, en_US: 'These terms cannot be offered.', zh_CN: '该条款无法提出。' },
  FINANCING_SYMBOL_TAKEN: { ...conflict, en_US: 'Another product or coin has this symbol.', zh_CN: '该代码已被占用。' },
  FINANCING_TERMS_MOVED: {
    ...conflict,
    en_US: 'These terms can no longer be answered. Load them again.',
    zh_CN: '该条款已无法答复，请重新加载。',
  },
} as const satisfies Refusals
