/** Changes with every word of the text: what was signed stays known. */
export const FINANCING_DECLARATION_VERSION = '2026-11'

/** What the signer declares, as it is shown. The SHA-256 of these bytes is kept with the signature. */
export const financingDeclaration = {
  en_US:
    'I may act for this company. What this application says, and every document with it, is true and complete, and leaves out nothing that an investor must know. Tessera may check all of it with registries, auditors and authorities. Tessera may decline. Nothing is offered to investors before terms are agreed in writing and published.',
  zh_CN:
    '本人有权代表该公司。本申请及随附文件的内容真实、完整，未遗漏投资者应当知悉的事项。Tessera 可向登记机关、审计机构及主管机构核实上述内容，并有权不予接纳。在条款书面达成并公布之前，不向投资者作任何发售。',
} as const
