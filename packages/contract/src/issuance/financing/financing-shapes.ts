import {
  financingSteps,
  issuerRoles,
  MAX_PEOPLE,
  MAX_USES,
  WHOLE_USE,
} from '@tessera/domain/issuance/financing/application.ts'
import { diligenceItems } from '@tessera/domain/issuance/financing/checklist.ts'
import { financingDocumentKinds } from '@tessera/domain/issuance/financing/documents.ts'
import { financingMachine } from '@tessera/domain/issuance/financing/machine.ts'
import { precheckLacks } from '@tessera/domain/issuance/financing/precheck.ts'
import { statusesOf } from '@tessera/domain/platform/machine/machine.ts'
import { z } from 'zod'
import { CapitalStructure, ProductType, Ratio } from '#issuance/products/products.ts'
import { Units } from '#issuance/products/units.ts'
import { InvestorClass } from '#identity/investor-classes/investor-shapes.ts'
import { ProductSymbol, AmountText, Coin, Day, Email, Id, line, note, Phone, Time } from '#platform/http/shared.ts'
import { personName } from '#platform/http/person-name.ts'

export const FinancingStatus = z.enum(statusesOf(financingMachine)).meta({ id: 'FinancingStatus' })
export const FinancingStep = z.enum(financingSteps)
export const FinancingDocumentKind = z.enum(financingDocumentKinds)
/** Parts that operators can request again. */
export const FinancingItem = z.enum(['offer', 'people', 'cap_table', ...financingDocumentKinds])
export const DiligenceItem = z.enum(diligenceItems)

/** Figures of a draft; null where a field is empty. */
export const FinancingPrecheck = z
  .object({
    currency: Coin.nullable(),
    /** The financial year of the figures. */
    year: z.number().int().min(1900).max(2200).nullable(),
    revenue: AmountText.nullable(),
    raised: AmountText.nullable(),
    cash: AmountText.nullable(),
    monthlyCost: AmountText.nullable(),
  })
  .strict()
/** The result of the pre-check. */
export const FinancingChecked = z.object({
  passed: z.boolean(),
  lacks: z.array(z.enum(precheckLacks)),
  /** In Singapore dollars. */
  revenue: AmountText,
  raised: AmountText,
  /** Number of whole months for which the cash lasts; null without expenses. */
  months: z.number().nullable(),
  /** The exchange rate used: Singapore dollars for one unit of the currency. */
  rate: AmountText,
  rateAt: Time,
  at: Time,
})

export const FinancingOffer = z
  .object({
    structure: CapitalStructure.nullable(),
    type: ProductType.exclude(['token_sale']).nullable(),
    currency: Coin.nullable(),
    unitPrice: AmountText.nullable(),
    units: Units.nullable(),
    minUnits: Units.nullable(),
    nameEn: line(80).nullable(),
    nameZh: line(80).nullable(),
    summaryEn: line(200).nullable(),
    summaryZh: line(200).nullable(),
    descriptionEn: note(5000).nullable(),
    descriptionZh: note(5000).nullable(),
    riskEn: note(2000).nullable(),
    riskZh: note(2000).nullable(),
    termEn: line(40).nullable(),
    termZh: line(40).nullable(),
  })
  .strict()
/** Shares in hundredths of a percent. */
export const FinancingUses = z
  .array(z.object({ what: line(80), share: z.number().int().min(1).max(WHOLE_USE) }).strict())
  .max(MAX_USES)
export const FinancingPeople = z
  .array(
    z
      .object({ name: personName(), role: z.enum(issuerRoles), email: Email.nullable(), phone: Phone.nullable() })
      .strict(),
  )
  .max(MAX_PEOPLE)

/** The verified company. */
export const FinancingCompany = z.object({
  name: z.string(),
  registrationNumber: z.string(),
  companyType: z.string(),
  country: z.string(),
  incorporatedOn: z.string(),
})

export const FinancingTerms = z
  .object({
    symbol: ProductSymbol,
    currency: Coin,
    unitPrice: AmountText,
    units: Units,
    minUnits: Units,
    /** The lowest investor class that may subscribe. */
    category: InvestorClass,
    /** The fee as a fraction of the money raised. */
    fee: Ratio,
    opensAt: Time,
    closesAt: Time,
    allotmentExpectedAt: Time,
    conditionsEn: note(2000),
    conditionsZh: note(2000),
    validUntil: Time,
  })
  .strict()
  .meta({ id: 'FinancingTerms' })

export const FinancingOffered = z.object({
  id: Id,
  n: z.number().int(),
  terms: FinancingTerms,
  /** Price times units. */
  amount: AmountText,
  hash: z.string(),
  offeredAt: Time,
  answer: z.enum(['accepted', 'declined']).nullable(),
  answeredAt: Time.nullable(),
})

export const CapTableSummary = z.object({
  version: z.number().int(),
  sha256: z.string(),
  addedAt: Time,
  sent: z.boolean(),
  stakeholders: z.number().int(),
  classes: z.array(z.object({ name: z.string(), issued: AmountText, holders: z.number().int() })),
})
export const FinancingQuestion = z.object({
  id: Id,
  text: z.string(),
  by: z.string(),
  at: Time,
  answer: z.string().nullable(),
  answeredAt: Time.nullable(),
})
export const FinancingAccess = z.object({
  /** `cap_table` or a kind of document. */
  what: z.string(),
  version: z.number().int(),
  by: z.string(),
  reason: z.string(),
  at: Time,
})
export const FinancingPaper = z.object({
  kind: FinancingDocumentKind,
  version: z.number().int(),
  uploadId: Id,
  name: z.string(),
  mediaType: z.string(),
  sha256: z.string(),
  issuedOn: Day.nullable(),
  addedAt: Time,
  /** False while only the issuer can see it. */
  sent: z.boolean(),
})
export const FinancingStepTaken = z.object({ from: z.string().nullable(), to: z.string(), at: Time, by: z.string() })
