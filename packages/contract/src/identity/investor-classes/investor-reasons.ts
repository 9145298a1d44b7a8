export const investorReasonCodes = [
  'document_unreadable',
  'document_incomplete',
  'document_too_old',
  'wrong_document',
  'details_mismatch',
  'below_threshold',
  'not_genuine',
] as const
export type InvestorReason = (typeof investorReasonCodes)[number]
export const isInvestorReason = (code: string | null): code is InvestorReason =>
  investorReasonCodes.some((known) => known === code)

/** Reasons for rejecting an application for an investor class, in texts for the customer. */
export const investorReasons = {
  document_unreadable: { en_US: 'The document is not legible.', zh_CN: '文件无法辨认。' },
  document_incomplete: { en_US: 'Pages of the document are missing.', zh_CN: '文件缺少页面。' },
  document_too_old: { en_US: 'The document is too old.', zh_CN: '文件出具日期过早。' },
  wrong_document: { en_US: 'This is not the document we need.', zh_CN: '上传的文件与要求不符。' },
  details_mismatch: { en_US: 'The amounts differ from the documents.', zh_CN: '填写的金额与文件不一致。' },
  below_threshold: {
    en_US: 'The documents do not prove that you meet the threshold of this class.',
    zh_CN: '文件未能证明达到该类别的门槛。',
  },
  not_genuine: { en_US: 'We could not confirm that the documents are genuine.', zh_CN: '无法确认文件的真实性。' },
} as const satisfies Record<InvestorReason, { readonly en_US: string; readonly zh_CN: string }>
