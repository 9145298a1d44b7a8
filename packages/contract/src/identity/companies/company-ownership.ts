import { z } from 'zod'
import { companyEditRefusals } from './companies.ts'
import { OwnershipStructure } from './company-ownership-shapes.ts'
import { CompanyVerification } from './company-shapes.ts'
import { endpoints } from '#platform/http/endpoint.ts'

/** Refusals of a structure whose effective shares cannot be computed. */
export const structureRefusals = [
  'COMPANY_OWNER_UNKNOWN',
  'COMPANY_STAKE_TWICE',
  'COMPANY_ENTITY_TWICE',
  'COMPANY_OWNERSHIP_CYCLE',
  'COMPANY_LAYERS_TOO_MANY',
  'COMPANY_SHARES_TOO_MANY',
] as const

export const companyOwnership = endpoints({
  save: {
    method: 'POST',
    path: 'ex/api/v1/companies/save_ownership',
    summary: 'Replaces the indirect owners in the caller’s application',
    who: 'customer',
    rate: { points: 1200, seconds: 3600 },
    input: z.object({ structure: OwnershipStructure }),
    reply: CompanyVerification,
    refusals: [...companyEditRefusals, 'COMPANY_NOTHING_SAVED', 'COMPANY_COUNTRY_NOT_SERVED', ...structureRefusals],
  },
})
