import type { CompanyDocumentKind } from './documents.ts'
import type { PersonRole } from './persons.ts'

export const companyGroups = [
  'partnership',
  'company',
  'fund',
  'trust',
  'non_profit',
  'public',
  'financial',
  'offshore',
  'vehicle',
] as const
export type CompanyGroup = (typeof companyGroups)[number]

/**
 * The owners that a company must list. `held`: every person with 25 % or more. `may_be_widely_held`: the same, or no
 * owner if the customer declares that ownership is widely spread. `nobody`: no owners, as for a charity or a ministry.
 */
export type Ownership = 'held' | 'may_be_widely_held' | 'nobody'
export type CompanyType = {
  readonly group: CompanyGroup
  readonly ownership: Ownership
  readonly documents: readonly CompanyDocumentKind[]
  /** Required roles besides the authorized trader, which every application requires. */
  readonly roles: readonly PersonRole[]
}

const always = ['proof_of_address', 'board_resolution'] as const
const registered = ['business_profile', ...always] as const
const company = [
  'certificate_of_incorporation',
  'business_profile',
  'constitution',
  'register_of_members',
  'register_of_directors',
  ...always,
] as const
const offshore = [
  'certificate_of_incorporation',
  'constitution',
  'certificate_of_incumbency',
  'certificate_of_good_standing',
  'ownership_chart',
  ...always,
] as const

type Row = Partial<Pick<CompanyType, 'ownership' | 'roles'>>
const row = (
  group: CompanyGroup,
  documents: readonly CompanyDocumentKind[],
  { ownership = 'held', roles = [] }: Row = {},
): CompanyType => ({ group, documents, ownership, roles })
const limited = { roles: ['general_partner'] } as const
const wide = { ownership: 'may_be_widely_held' } as const
const nobody = { ownership: 'nobody' } as const

/** The 55 types of company, each with its requirements (specification §3, decision G23). */
export const companyTypes = {
  sole_proprietorship: row('partnership', ['business_profile', 'proof_of_address', 'source_of_wealth']),
  general_partnership: row('partnership', ['partnership_agreement', ...registered]),
  limited_partnership: row('partnership', ['partnership_agreement', ...registered], limited),
  limited_liability_partnership: row('partnership', ['partnership_agreement', ...registered]),

  private_company_limited_by_shares: row('company', company),
  exempt_private_company: row('company', company),
  private_company_limited_by_guarantee: row('company', company, nobody),
  public_company_limited_by_shares: row('company', [...company, 'financial_statements'], wide),
  public_company_limited_by_guarantee: row('company', [...company, 'financial_statements'], nobody),
  unlimited_company: row('company', company),
  listed_company: row('company', ['business_profile', 'listing_confirmation', 'financial_statements', ...always], wide),
  subsidiary_of_listed_company: row('company', [...company, 'listing_confirmation', 'ownership_chart'], wide),
  family_owned_company: row('company', [...company, 'ownership_chart']),
  professional_firm: row('company', [...company, 'licence']),

  variable_capital_company: row('fund', [...company, 'offering_document', 'management_agreement'], wide),
  vcc_sub_fund: row('fund', [...company, 'sub_fund_supplement', 'offering_document', 'management_agreement'], wide),
  partnership_fund: row(
    'fund',
    ['partnership_agreement', 'offering_document', 'management_agreement', 'administrator_letter', ...registered],
    { ...limited, ...wide },
  ),
  corporate_fund: row('fund', [...offshore, 'offering_document', 'administrator_letter'], wide),
  hedge_fund: row('fund', [...offshore, 'offering_document', 'administrator_letter', 'management_agreement'], wide),
  private_equity_fund: row('fund', ['partnership_agreement', 'offering_document', 'ownership_chart', ...registered], {
    ...limited,
    ...wide,
  }),
  venture_capital_fund: row('fund', ['partnership_agreement', 'offering_document', 'ownership_chart', ...registered], {
    ...limited,
    ...wide,
  }),
  pension_fund: row('fund', ['trust_deed', 'licence', 'financial_statements', ...always], nobody),
  sovereign_wealth_fund: row('fund', ['enabling_act', 'financial_statements', ...always], nobody),

  unit_trust: row('trust', ['trust_deed', 'offering_document', 'licence', ...always], wide),
  real_estate_investment_trust: row(
    'trust',
    ['trust_deed', 'listing_confirmation', 'financial_statements', ...always],
    wide,
  ),
  business_trust: row('trust', ['trust_deed', 'business_profile', 'financial_statements', ...always], wide),
  private_trust: row('trust', ['trust_deed', 'ownership_chart', 'source_of_wealth', ...always]),
  trustee_company: row('trust', [...company, 'licence']),

  foundation: row('non_profit', ['foundation_charter', 'certificate_of_good_standing', ...always], nobody),
  charity: row('non_profit', ['charity_registration', 'constitution', 'financial_statements', ...always], nobody),
  society: row('non_profit', ['society_rules', 'charity_registration', ...always], nobody),
  cooperative: row('non_profit', ['society_rules', 'business_profile', 'financial_statements', ...always], wide),
  dao_foundation: row(
    'non_profit',
    ['foundation_charter', 'token_governance', 'certificate_of_incumbency', ...always],
    nobody,
  ),
  university: row('non_profit', ['enabling_act', 'financial_statements', ...always], nobody),

  government_body: row('public', ['enabling_act', ...always], nobody),
  statutory_board: row('public', ['enabling_act', 'financial_statements', ...always], nobody),
  state_owned_enterprise: row('public', [...company, 'ownership_chart', 'financial_statements'], wide),
  international_organisation: row('public', ['enabling_act', ...always], nobody),

  bank: row('financial', [...company, 'licence', 'financial_statements'], wide),
  insurer: row('financial', [...company, 'licence', 'financial_statements'], wide),
  broker_dealer: row('financial', [...company, 'licence', 'financial_statements'], wide),
  fund_manager: row('financial', [...company, 'licence', 'financial_statements'], wide),
  payment_institution: row('financial', [...company, 'licence', 'financial_statements'], wide),
  digital_asset_provider: row('financial', [...company, 'licence', 'financial_statements'], wide),

  foreign_branch: row(
    'offshore',
    ['branch_registration', 'parent_business_profile', 'ownership_chart', ...registered],
    wide,
  ),
  representative_office: row(
    'offshore',
    ['branch_registration', 'parent_business_profile', 'ownership_chart', ...always],
    wide,
  ),
  hong_kong_limited_company: row('offshore', [...company, 'business_licence']),
  prc_limited_company: row('offshore', [
    'business_licence',
    'constitution',
    'register_of_members',
    'ownership_chart',
    ...always,
  ]),
  prc_wholly_foreign_owned_enterprise: row(
    'offshore',
    ['business_licence', 'constitution', 'parent_business_profile', 'ownership_chart', ...always],
    wide,
  ),
  bvi_business_company: row('offshore', offshore),
  cayman_exempted_company: row('offshore', offshore),
  segregated_portfolio_company: row('offshore', [...offshore, 'offering_document'], wide),

  special_purpose_vehicle: row('vehicle', [...company, 'ownership_chart']),
  single_family_office: row('vehicle', [...company, 'ownership_chart', 'source_of_wealth']),
  investment_holding_company: row('vehicle', [...company, 'ownership_chart', 'financial_statements']),
} as const satisfies Record<string, CompanyType>

export type CompanyTypeCode = keyof typeof companyTypes
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys forgets which keys
export const companyTypeCodes = Object.keys(companyTypes) as [CompanyTypeCode, ...CompanyTypeCode[]]
export const companyType = (code: CompanyTypeCode): CompanyType => companyTypes[code]
