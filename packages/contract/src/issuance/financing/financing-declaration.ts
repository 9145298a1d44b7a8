/** The version changes with every change of the text, so that the signed text can be identified. */
export const FINANCING_DECLARATION_VERSION = '2026-11'

/** The declaration that the signer sees. The SHA-256 of these bytes is stored with the signature. */
export const financingDeclaration = {
  en_US:
    'I am authorized to act for this company. This application and all documents submitted with it are true and complete, and omit nothing that an investor must know. Tessera may verify this information with registries, auditors and authorities. Tessera may decline this application. Nothing is offered to investors until terms are agreed in writing and published.',
  zh_CN:
    '本人有权代表该企业。本申请及随附文件的内容真实、完整，未遗漏投资者应当知悉的事项。Tessera 可向登记机关、审计机构及主管机构核实上述内容，并有权拒绝本申请。在条款经书面约定并公布之前，不向投资者作任何发售。',
} as const
