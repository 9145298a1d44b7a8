/** The version changes with the text. */
export const PERSON_CONSENT_VERSION = '2026-11'

/** The consent of a related party. The SHA-256 of these bytes is stored with the verification. */
export const personConsent = {
  en_US:
    'The information that the company declared about me, as shown above, is true. The document is mine, and the photos show me and my document as they are now. Tessera may check them to verify this company, and keeps them for as long as the law requires.',
  zh_CN:
    '上述企业所申报的本人信息属实。所提交证件为本人所有，照片为本人及证件的当前真实影像。Tessera 可为核实该企业而查验上述资料，并在法律要求的期限内保存。',
} as const
