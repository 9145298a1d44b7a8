import type { Refusals } from '#platform/http/refusal.ts'

const no = { http: 422, retry: 'no' } as const
const conflict = { http: 409, retry: 'no' } as const

export const financingRefusals = {
  FINANCING_CLOSED: {
    ...conflict,
    en_US: 'We are not accepting financing applications right now. Try again later.',
    zh_CN: '目前暂不接受融资申请，请稍后再试。',
  },
  FINANCING_COMPANY_NEEDED: {
    http: 403,
    retry: 'no',
    en_US: 'Only verified companies can apply. Verify your company first.',
    zh_CN: '仅已认证的企业可以申请，请先完成企业认证。',
  },
  FINANCING_TOO_EARLY: {
    ...conflict,
    en_US:
      '{until, select, never {Your company cannot apply again. Contact us if something has changed.} other {Your company can apply again from {until}.}}',
    zh_CN:
      '{until, select, never {贵公司不能再次申请。如情况有变，请联系客服。} other {贵公司自 {until} 起可以再次申请。}}',
  },
  FINANCING_NOT_EDITABLE: {
    ...conflict,
    en_US: 'You have submitted this application, so it cannot be changed now. If something is wrong, contact us.',
    zh_CN: '该申请已提交，目前无法修改。如内容有误，请联系客服。',
  },
  FINANCING_NOTHING_SAVED: { ...conflict, en_US: 'Start the application first.', zh_CN: '请先开始填写申请。' },
  FINANCING_ITEM_NOT_REQUESTED: {
    ...no,
    en_US: 'Change only the parts that we sent back to you.',
    zh_CN: '请仅修改需要补充的内容。',
  },
  FINANCING_ITEM_UNANSWERED: {
    ...no,
    en_US: 'Complete all the parts that we sent back to you.',
    zh_CN: '请补充所有要求的内容。',
  },
  FINANCING_CURRENCY_UNKNOWN: { ...no, en_US: 'Choose a currency from the list.', zh_CN: '请从列表中选择币种。' },
  FINANCING_FEE_CHANGED: {
    ...conflict,
    en_US: 'Our fee has changed. Read it again before you accept.',
    zh_CN: '费率已变更，请重新阅读后再确认。',
  },
  FINANCING_FIELD_MISSING: { ...no, en_US: 'This field is required.', zh_CN: '此项必填。' },
  FINANCING_AMOUNT_WRONG: {
    ...no,
    en_US: 'Enter an amount of zero or more, with no more decimal places than this currency has.',
    zh_CN: '金额不得为负，且小数位数不超过该币种的精度。',
  },
  FINANCING_RATE_MISSING: {
    http: 503,
    retry: 'later',
    en_US: 'There is no current rate for this currency. Try again in a few minutes.',
    zh_CN: '暂无该币种的最新汇率，请几分钟后重试。',
  },
  FINANCING_PRECHECK_OPEN: {
    ...no,
    en_US: 'These figures have not passed the pre-check yet. Run it first.',
    zh_CN: '当前数据尚未通过预审，请先完成预审。',
  },
  FINANCING_PRICE_WRONG: {
    ...no,
    en_US: 'Enter a price above zero, with no more decimal places than this currency has.',
    zh_CN: '价格须大于零，且小数位数不超过该币种的精度。',
  },
  FINANCING_UNITS_WRONG: {
    ...no,
    en_US: 'The minimum must be at least one unit and at most the total number of units.',
    zh_CN: '每位投资者最低份额须不少于 1 份，且不超过发行份额。',
  },
  FINANCING_USES_WRONG: {
    ...no,
    en_US: 'The shares add up to {sum}%. They must add up to 100%.',
    zh_CN: '各项占比合计为 {sum}%，须为 100%。',
  },
  FINANCING_DOCUMENT_MISSING: { ...no, en_US: 'Upload this document.', zh_CN: '请上传该文件。' },
  FINANCING_ISSUE_DATE_MISSING: { ...no, en_US: 'Enter the date of issue.', zh_CN: '请填写出具日期。' },
  FINANCING_DATE_LATER: { ...no, en_US: 'The date cannot be in the future.', zh_CN: '日期不能晚于今天。' },
  FINANCING_DOCUMENT_TOO_OLD: {
    ...no,
    en_US: 'The document must have been issued in the last {months} months.',
    zh_CN: '文件须在最近 {months} 个月内出具。',
  },
  FINANCING_UPLOAD_UNKNOWN: {
    http: 404,
    retry: 'no',
    en_US: 'We could not find this file. Upload it again.',
    zh_CN: '未找到该文件，请重新上传。',
  },
  FINANCING_UPLOAD_NOT_PDF: { ...no, en_US: 'Upload this document as a PDF.', zh_CN: '请上传 PDF 格式的文件。' },
  FINANCING_UPLOAD_TWICE: {
    ...no,
    en_US: 'Each file can be used only once. Upload another file.',
    zh_CN: '每个文件只能使用一次，请上传其他文件。',
  },
  FINANCING_CAP_TABLE_MISSING: { ...no, en_US: 'Add the cap table.', zh_CN: '请添加股权结构表。' },
  FINANCING_PEOPLE_MISSING: { ...no, en_US: 'Add at least one director.', zh_CN: '请至少添加一名董事。' },
  FINANCING_CONTACT_MISSING: {
    ...no,
    en_US: 'Add a contact person for our questions, with email and phone number.',
    zh_CN: '请添加一名负责答复问题的联系人，并填写邮箱和电话。',
  },
  FINANCING_FEES_OPEN: { ...no, en_US: 'Accept the fee to continue.', zh_CN: '请确认费率后继续。' },
  FINANCING_SIGNER_REFUSED: { ...no, en_US: 'The signatory must be a director.', zh_CN: '签署人须为董事。' },
  FINANCING_DECLARATION_CHANGED: {
    ...conflict,
    en_US: 'The declaration has changed. Reload the page and read it again.',
    zh_CN: '声明内容已更新，请刷新页面并重新阅读。',
  },
  FINANCING_WRONG_STATUS: {
    ...conflict,
    en_US: 'The status of this application has changed. Reload the page.',
    zh_CN: '该申请的状态已变更，请刷新页面。',
  },
  FINANCING_DILIGENCE_OPEN: {
    ...conflict,
    en_US: 'Complete every item of the checklist first.',
    zh_CN: '请先完成清单中的所有核查项目。',
  },
  FINANCING_ASKS_OPEN: {
    ...conflict,
    en_US: 'The issuer has not sent all the parts that we requested yet. Wait for the rest.',
    zh_CN: '发行人尚未提交我们要求补充的全部内容，请等待其提交。',
  },
  FINANCING_TERMS_WRONG: {
    ...no,
    en_US:
      'Check the marked field: price and minimum units above zero, fee at most 50%, and each date later than the one before.',
    zh_CN: '请核对标出的字段：单价和最低份额须大于零，费率不超过 50%，各日期须依次晚于前一日期。',
  },
  FINANCING_SYMBOL_TAKEN: {
    ...conflict,
    en_US: 'Another product or coin already uses this symbol. Choose another one.',
    zh_CN: '其他产品或币种已使用该代码，请更换。',
  },
  FINANCING_TERMS_MOVED: {
    ...conflict,
    en_US: 'You can no longer respond to these terms. Reload the page.',
    zh_CN: '该条款已无法答复，请刷新页面。',
  },
} as const satisfies Refusals
