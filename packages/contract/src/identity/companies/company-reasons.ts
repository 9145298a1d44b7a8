export const companyReasonCodes = [
  'check_again',
  'document_unreadable',
  'document_incomplete',
  'document_too_old',
  'wrong_document',
  'details_mismatch',
  'register_outdated',
  'owners_missing',
  'authority_missing',
  'not_genuine',
  'not_eligible',
] as const
export type CompanyReason = (typeof companyReasonCodes)[number]
export const isCompanyReason = (code: string | null): code is CompanyReason =>
  companyReasonCodes.some((known) => known === code)

/** Reasons for a resubmission or a rejection, in texts for the customer. */
export const companyReasons = {
  check_again: { en_US: 'We need to check this again.', zh_CN: '我们需要再次核实该内容。' },
  document_unreadable: { en_US: 'The document is not legible.', zh_CN: '文件无法辨认。' },
  document_incomplete: { en_US: 'Pages or signatures are missing.', zh_CN: '缺少页面或签字。' },
  document_too_old: { en_US: 'The document is too old.', zh_CN: '文件出具日期过早。' },
  wrong_document: { en_US: 'This is not the document we need.', zh_CN: '上传的文件与要求不符。' },
  details_mismatch: { en_US: 'The details differ from the documents.', zh_CN: '填写的信息与文件不一致。' },
  register_outdated: {
    en_US: 'The register is out of date or wrong. Correct the details and add documents that prove them.',
    zh_CN: '登记信息已过时或有误，请更正信息并上传证明文件。',
  },
  owners_missing: { en_US: 'Owners of 25% or more are missing.', zh_CN: '缺少持股 25% 及以上的所有人。' },
  authority_missing: {
    en_US: 'The documents do not show that the signer may act for the company.',
    zh_CN: '文件未能证明签署人有权代表企业。',
  },
  not_genuine: { en_US: 'We could not confirm that the documents are genuine.', zh_CN: '无法确认文件的真实性。' },
  not_eligible: { en_US: 'We cannot offer our services to this company.', zh_CN: '我们无法为该企业提供服务。' },
} as const satisfies Record<CompanyReason, { readonly en_US: string; readonly zh_CN: string }>
