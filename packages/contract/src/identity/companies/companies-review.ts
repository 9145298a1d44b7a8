import { z } from 'zod'
import { ReasonCode } from '#platform/settings/reason-areas.ts'
import {
  CompanyRegister,
  CompanyBasics,
  CompanyDocumentKind,
  CompanyItem,
  CompanyStatus,
  CompanyTypeCode,
  PersonRole,
  RegisterPersonFact,
  Share,
} from './company-shapes.ts'
import { Ownership, OwnershipStructure } from './company-ownership-shapes.ts'
import { endpoints } from '#platform/http/endpoint.ts'
import { VendorVerdict } from '#identity/kyc/vendor-verdict.ts'
import { Country, DocumentType } from '#identity/kyc/kyc.ts'
import { Day, FileReply, Id, keysetOf, line, note, Nothing, Time, TimeKeysetRequest } from '#platform/http/shared.ts'

export const CompanyItemRequests = z
  .array(z.object({ item: CompanyItem, reason: ReasonCode, customerMessage: note(500).optional() }).strict())
  .min(1)
  .max(12)

export const CompanyRow = z
  .object({
    id: Id,
    number: z.string(),
    customer: z.object({ id: Id, number: z.string(), email: z.string() }),
    name: z.string(),
    registrationNumber: z.string(),
    companyType: CompanyTypeCode,
    country: Country,
    /** High-risk countries of the site settings among addresses, owning companies, and nationalities of persons. */
    highRisk: z.array(Country),
    status: CompanyStatus,
    version: z.number().int(),
    submittedAt: Time,
    decidedAt: Time.nullable(),
    /** The last day of the fifteen working days; null while the clock is stopped. */
    dueOn: Day.nullable(),
  })
  .meta({ id: 'CompanyRow' })

export const ReviewedPerson = z.object({
  id: Id,
  name: z.string(),
  roles: z.array(PersonRole),
  idType: DocumentType,
  idNumberMasked: z.string(),
  nationality: Country,
  birthDate: Day,
  share: Share.nullable(),
  /** True if the register of companies named this person. */
  fromRegister: z.boolean().optional(),
  /** Facts that the customer corrected, so that they differ from the register. */
  registerDiffers: z.array(RegisterPersonFact).optional(),
})
const Version = z.object({
  version: z.number().int(),
  at: Time,
  basics: CompanyBasics,
  persons: z.array(ReviewedPerson),
  structure: OwnershipStructure,
  /** Data from Myinfo Business; absent if it was not fetched. */
  register: CompanyRegister.optional(),
  documents: z.array(
    z.object({
      kind: CompanyDocumentKind,
      uploadId: Id,
      name: z.string(),
      mediaType: z.string(),
      sha256: z.string(),
      issuedOn: Day.nullable(),
    }),
  ),
  declaration: z.object({ version: z.string(), sha256: z.string(), signer: z.string() }),
  requestedItems: z.array(
    z.object({
      item: CompanyItem,
      reason: ReasonCode,
      customerMessage: z.string().nullable(),
      by: z.string(),
      at: Time,
      answered: z.boolean(),
    }),
  ),
})
export const CompanyCase = CompanyRow.extend({
  /** The time at which the company last withdrew it. */
  withdrawnAt: Time.nullable(),
  reason: ReasonCode.nullable(),
  customerMessage: z.string().nullable(),
  /** Newest first. */
  versions: z.array(Version),
  /** The ownership in the newest version. */
  ownership: Ownership,
  /** Number of other accounts whose application has the same registration number. */
  sameNumber: z.number().int(),
  vendor: VendorVerdict,
}).meta({ id: 'CompanyCase' })

/** Review of applications by operators. Approving and rejecting is done through approvals, by two people. */
export const companiesReview = endpoints({
  list: {
    method: 'POST',
    path: 'console/api/v1/companies/list',
    summary:
      'Submitted applications of all companies by status, oldest first; found by name, registration number or customer',
    who: 'operator',
    permission: 'kyc.read',
    input: z.object({
      ...TimeKeysetRequest,
      status: CompanyStatus.optional(),
      search: line(100).optional(),
      /** Only applications with a high-risk country, or only those without one. */
      highRisk: z.boolean().optional(),
    }),
    reply: keysetOf(CompanyRow),
    refusals: [],
  },
  get: {
    method: 'POST',
    path: 'console/api/v1/companies/get',
    summary: 'One application with all its versions; document numbers of persons show only their last characters',
    who: 'operator',
    permission: 'kyc.read',
    input: z.object({ id: Id }),
    reply: CompanyCase,
    refusals: ['NOT_FOUND'],
  },
  reveal: {
    method: 'POST',
    path: 'console/api/v1/companies/reveal',
    summary: 'The full document number of one person of the newest version; the reason is recorded in the audit log',
    who: 'operator',
    permission: 'kyc.review',
    rate: { points: 30, seconds: 3600 },
    input: z.object({ id: Id, personId: Id, reason: note(300) }),
    reply: z.object({ idNumber: z.string() }),
    refusals: ['NOT_FOUND'],
  },
  file: {
    method: 'POST',
    path: 'console/api/v1/companies/file',
    summary:
      'One document; the reason is recorded in the audit log, at most 50 in 24 hours together with photos of persons',
    who: 'operator',
    permission: 'kyc.read',
    input: z.object({ id: Id, uploadId: Id, reason: note(300) }),
    reply: FileReply,
    produces: 'file',
    refusals: ['NOT_FOUND', 'KYC_VIEW_LIMIT_REACHED'],
  },
  askAgain: {
    method: 'POST',
    path: 'console/api/v1/companies/ask_again',
    summary: 'Requests parts of the application again; one person is enough',
    who: 'operator',
    permission: 'kyc.review',
    /** The version that was viewed. */
    input: z.object({ id: Id, version: z.number().int(), items: CompanyItemRequests }),
    reply: Nothing,
    refusals: ['NOT_FOUND', 'COMPANY_WRONG_STATUS', 'APPROVAL_REQUEST_EXISTS', 'REASON_CODE_ENDED'],
  },
})
