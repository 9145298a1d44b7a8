/** The version changes with the text, so that the signed text can be identified. */
export const DECLARATION_VERSION = '2026-11'

/** The declaration that the signer sees. The SHA-256 of these bytes is stored with the signature. */
export const companyDeclaration = {
  en_US:
    'I am authorized to act for this company. This application and all documents submitted with it are true and complete. Everyone who owns or controls 25% or more of the company is listed. The company acts for its own account. I will inform Tessera of any change within 7 working days. Tessera may verify this information with registries and authorities.',
  zh_CN:
    '本人有权代表该企业。本申请及随附文件的内容真实、完整。所有拥有或控制该企业 25% 及以上权益的人士均已列明。该企业为自身账户进行交易。如有变更，本人将在 7 个工作日内通知 Tessera。Tessera 可向登记机关及主管机构核实上述内容。',
} as const
