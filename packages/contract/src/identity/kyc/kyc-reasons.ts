export const kycReasonCodes = [
  'check_again',
  'bad_image_quality',
  'missing_page',
  'document_expired',
  'name_mismatch',
  'details_mismatch',
  'wrong_document',
  'selfie_mismatch',
  'not_genuine',
  'not_eligible',
] as const
export type KycReason = (typeof kycReasonCodes)[number]
export const isKycReason = (code: string | null): code is KycReason => kycReasonCodes.some((known) => known === code)

/** Reasons for a resubmission or a rejection, in texts for the customer (decision G19). */
export const kycReasons = {
  check_again: { en_US: 'We need to check this again.', zh_CN: '我们需要再次核实该内容。' },
  bad_image_quality: { en_US: 'The photo is blurred, dark or cut off.', zh_CN: '照片模糊、过暗或不完整。' },
  missing_page: { en_US: 'A page or side is missing.', zh_CN: '缺少页面或证件的某一面。' },
  document_expired: { en_US: 'The document has expired.', zh_CN: '证件已过期。' },
  name_mismatch: { en_US: 'The name differs from the document.', zh_CN: '姓名与证件不一致。' },
  details_mismatch: { en_US: 'The details differ from the document.', zh_CN: '填写的信息与证件不一致。' },
  wrong_document: { en_US: 'This is not the document you chose.', zh_CN: '上传的证件与所选类型不符。' },
  selfie_mismatch: { en_US: 'The selfie does not match the document.', zh_CN: '自拍照与证件照片不符。' },
  not_genuine: { en_US: 'We could not confirm that the document is genuine.', zh_CN: '无法确认证件的真实性。' },
  not_eligible: { en_US: 'We cannot offer you our services.', zh_CN: '我们无法为您提供服务。' },
} as const satisfies Record<KycReason, { readonly en_US: string; readonly zh_CN: string }>
