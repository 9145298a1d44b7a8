import type { CapTableFaultCode } from './ocf.ts'
import type { FinancingType, IssuerRole } from '@tessera/domain/issuance/financing/application.ts'
import type { DiligenceItem } from '@tessera/domain/issuance/financing/checklist.ts'
import type { FinancingDocumentKind } from '@tessera/domain/issuance/financing/documents.ts'
import type { FinancingStatus } from '@tessera/domain/issuance/financing/machine.ts'
import type { PrecheckLack } from '@tessera/domain/issuance/financing/precheck.ts'
import type { capitalStructures } from '@tessera/domain/issuance/products/product.ts'

type Words = { readonly en_US: string; readonly zh_CN: string }
const w = (en_US: string, zh_CN: string): Words => ({ en_US, zh_CN })

export const financingDocumentWords: Record<FinancingDocumentKind, Words> = {
  accounts_latest: w('Audited accounts, last year', '最近一年经审计财务报表'),
  accounts_before: w('Audited accounts, previous year', '上一年经审计财务报表'),
  memorandum: w('Offering memorandum', '发售备忘录'),
  legal_opinion: w('Legal opinion', '法律意见书'),
  other: w('Other document', '其他文件'),
}
export const financingItemWords: Record<FinancingDocumentKind | 'offer' | 'people' | 'cap_table', Words> = {
  ...financingDocumentWords,
  offer: w('Offer', '发行方案'),
  people: w('People', '人员'),
  cap_table: w('Cap table', '股权结构表'),
}
export const financingStatusWords: Record<FinancingStatus, Words> = {
  draft: w('Draft', '草稿'),
  precheck_failed: w('Pre-check not passed', '未通过预审'),
  submitted: w('Submitted', '已提交'),
  screening: w('Screening', '初审中'),
  due_diligence: w('Due diligence', '尽职调查中'),
  committee: w('Committee', '委员会审议中'),
  terms: w('Terms', '条款阶段'),
  accepted: w('Accepted', '条款已达成'),
  declined: w('Rejected', '未通过'),
  withdrawn: w('Withdrawn', '已撤回'),
}
export const precheckLackWords: Record<PrecheckLack, Words> = {
  size: w(
    'Annual revenue of at least 2,000,000 SGD, or at least 4,000,000 SGD raised so far.',
    '年收入须不低于 2,000,000 新元，或累计融资不低于 4,000,000 新元。',
  ),
  working_capital: w('Enough cash for at least 12 months of spending.', '现金须足够支付至少 12 个月的支出。'),
  year: w('Figures from one of the last two completed financial years.', '数据须来自最近两个已结束的财政年度之一。'),
}
export const issuerRoleWords: Record<IssuerRole, Words> = {
  director: w('Director', '董事'),
  officer: w('Officer', '高级管理人员'),
  contact: w('Contact for questions', '联系人（答复问题）'),
}
export const diligenceWords: Record<DiligenceItem, Words> = {
  registry: w('Registry entry matches the application', '登记信息与申请一致'),
  owners: w('Identities of owners and directors are verified', '所有人与董事身份属实'),
  sanctions: w('No person is on a sanctions list', '相关人员不在制裁名单内'),
  accounts: w('Accounts are audited and match the pre-check', '财务报表经审计且与预审数据一致'),
  working_capital: w('Working capital lasts twelve months', '营运资金足够 12 个月'),
  cap_table: w('Cap table matches the register of members', '股权结构表与股东名册一致'),
  use_of_funds: w('Use of funds is plausible', '资金用途合理'),
  memorandum: w('Memorandum discloses everything material', '备忘录披露充分'),
  legal_opinion: w('Legal opinion covers the structure', '法律意见涵盖发行结构'),
  disputes: w('No dispute puts the offer at risk', '无影响发售的重大纠纷'),
}
export const structureWords: Record<(typeof capitalStructures)[number], Words> = {
  equity: w('Equity', '股权'),
  debt: w('Debt', '债权'),
  hybrid: w('Hybrid', '混合'),
  fund: w('Fund', '基金'),
  subfund: w('Sub-fund', '子基金'),
}
export const financingTypeWords: Record<FinancingType, Words> = {
  equity: w('Shares', '股票'),
  bond: w('Bond', '债券'),
  fund: w('Fund', '基金'),
  etf: w('ETF', 'ETF'),
  derivative: w('Derivative', '衍生品'),
  commodity: w('Commodity', '大宗商品'),
  cryptocurrency: w('Cryptocurrency', '加密货币'),
  real_estate: w('Real estate', '房地产'),
  private_equity: w('Private equity', '私募股权'),
  hedge_fund: w('Hedge fund', '对冲基金'),
  others: w('Other', '其他'),
}
export const capTableFaultWords: Record<CapTableFaultCode, Words> = {
  too_large: w('The file is too large.', '文件过大。'),
  no_json: w('The JSON is not valid from here on.', '从此处起不是有效的 JSON。'),
  no_items: w('There is no list of objects.', '未找到对象列表。'),
  no_object: w('This is not an Open Cap Format object.', '不是 Open Cap Format 对象。'),
  field: w('This field is missing or has the wrong format.', '该字段缺失或格式不符。'),
  twice: w('This ID occurs twice.', '该 ID 重复。'),
  no_stakeholder: w('There is no stakeholder with this ID.', '没有该 ID 的股东。'),
  no_class: w('There is no stock class with this ID.', '没有该 ID 的股份类别。'),
  nothing_issued: w('No shares have been issued.', '未发行任何股份。'),
  over_authorized: w('More shares are issued than authorized.', '已发行数量超过授权数量。'),
}
