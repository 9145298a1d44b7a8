import { companyChangeMachine } from '@tessera/domain/identity/companies/changes.ts'
import { MAX_PERSONS, personRoles } from '@tessera/domain/identity/companies/persons.ts'
import { statusesOf } from '@tessera/domain/platform/machine/machine.ts'
import { z } from 'zod'
import { CompanyRow, ReviewedPerson } from '#identity/companies/companies-review.ts'
import { companies } from '#identity/companies/companies.ts'
import { structureRefusals } from '#identity/companies/company-ownership.ts'
import { Ownership, OwnershipStructure } from '#identity/companies/company-ownership-shapes.ts'
import {
  CompanyAddress,
  CompanyBasics,
  CompanyDocumentKind,
  PersonRole,
  Share,
} from '#identity/companies/company-shapes.ts'
import { ReasonCode } from '#platform/settings/reason-areas.ts'
import { endpoints } from '#platform/http/endpoint.ts'
import { Country, DocumentType } from '#identity/kyc/kyc.ts'
import { Day, FileReply, Id, note, Time } from '#platform/http/shared.ts'
import { personName } from '#platform/http/person-name.ts'

export const CompanyChangeStatus = z.enum(statusesOf(companyChangeMachine))

/** A person who is added, or whose facts change. Absent fields do not change. An unknown id adds a person. */
const ChangedPerson = z.strictObject({
  id: Id,
  name: personName().optional(),
  roles: z.array(PersonRole).max(personRoles.length).optional(),
  idType: DocumentType.optional(),
  nationality: Country.optional(),
  birthDate: Day.optional(),
  share: Share.nullable().optional(),
})
const IdNumber = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9][A-Za-z0-9 ./()-]{3,29}$/)
/**
 * `n0` is the document number of the first entry of `persons`, `n1` of the second. Screens encrypt fields by name, so
 * each number has its own field.
 */
export const changedNumbers = ['n0', 'n1', 'n2', 'n3', 'n4', 'n5', 'n6', 'n7', 'n8', 'n9'] as const
const IdNumbers = z.strictObject({
  n0: IdNumber.optional(),
  n1: IdNumber.optional(),
  n2: IdNumber.optional(),
  n3: IdNumber.optional(),
  n4: IdNumber.optional(),
  n5: IdNumber.optional(),
  n6: IdNumber.optional(),
  n7: IdNumber.optional(),
  n8: IdNumber.optional(),
  n9: IdNumber.optional(),
})

/** The parts of the file that differ after the change. */
export const ChangedParts = z.object({
  fields: z.array(CompanyBasics.keyof()).readonly(),
  added: z.array(Id).readonly(),
  removed: z.array(Id).readonly(),
  changed: z.array(Id).readonly(),
  ownership: z.boolean(),
})
const Filed = z.object({
  id: Id,
  /** The number that people use: CC and digits. */
  number: z.string(),
  status: CompanyChangeStatus,
  /** The day on which the change took place at the company. */
  changedOn: Day,
  /** The last day on which the change may be reported in time: 7 working days after it. */
  notifyBy: Day,
  /** Working days by which the report was late. */
  lateDays: z.number().int(),
  note: z.string(),
  filedAt: Time,
  decidedAt: Time.nullable(),
  parts: ChangedParts,
})
export const CompanyChange = Filed.extend({
  documents: z.array(z.object({ kind: CompanyDocumentKind, name: z.string(), issuedOn: Day.nullable() })),
  /** The reason of the rejection. */
  rejected: z.object({ reason: ReasonCode, reasonText: z.string(), customerMessage: z.string().nullable() }).nullable(),
}).meta({ id: 'CompanyChange' })

/** All changes of the caller's company, newest first. */
const CompanyChanges = z.object({ changes: z.array(CompanyChange) }).meta({ id: 'CompanyChanges' })

const faults = companies.submit.refusals.filter(
  (code) => code !== 'COMPANY_ALREADY_APPROVED' && code !== 'COMPANY_ITEM_UNANSWERED',
)

export const companyChanges = endpoints({
  list: {
    method: 'POST',
    path: 'ex/api/v1/company_changes/list',
    summary: 'Changes that the caller’s company reported, newest first',
    who: 'customer',
    reads: true,
    input: z.object({}),
    reply: CompanyChanges,
    refusals: [],
  },
  file: {
    method: 'POST',
    path: 'ex/api/v1/company_changes/file',
    summary: 'Reports a change of the caller’s verified company, with evidence; two people decide it',
    who: 'customer',
    idempotent: 'tx',
    rate: { points: 20, seconds: 3600 },
    secret: changedNumbers.map((name) => `numbers.${name}`),
    input: z.object({
      changedOn: Day,
      note: note(500),
      basics: CompanyBasics.extend({
        registeredAddress: CompanyAddress.partial(),
        businessAddress: CompanyAddress.partial(),
      }).partial(),
      persons: z.array(ChangedPerson).max(MAX_PERSONS),
      numbers: IdNumbers,
      removed: z.array(Id).max(MAX_PERSONS),
      /** If absent, ownership through layers does not change. */
      structure: OwnershipStructure.optional(),
      documents: z.array(z.strictObject({ kind: CompanyDocumentKind, uploadId: Id, issuedOn: Day.nullable() })).max(12),
      declaration: companies.submit.input.shape.declaration,
      signerId: Id,
    }),
    reply: CompanyChanges,
    refusals: [
      ...faults,
      ...structureRefusals,
      'NOT_FOUND',
      'COMPANY_NOT_APPROVED',
      'COMPANY_CHANGE_WAITING',
      'COMPANY_CHANGE_EMPTY',
      'COMPANY_CHANGE_EVIDENCE_MISSING',
      'COMPANY_UPLOAD_UNKNOWN',
      'COMPANY_UPLOAD_TWICE',
      'COMPANY_PERSON_TWICE',
    ],
  },
  withdraw: {
    method: 'POST',
    path: 'ex/api/v1/company_changes/withdraw',
    summary: 'Withdraws a change that is not decided yet',
    who: 'customer',
    input: z.object({ id: Id }),
    reply: CompanyChanges,
    refusals: ['NOT_FOUND', 'COMPANY_CHANGE_DECIDED'],
  },
})

const File = z.object({
  basics: CompanyBasics,
  persons: z.array(ReviewedPerson),
  structure: OwnershipStructure,
  ownership: Ownership,
})
const Document = z.object({
  kind: CompanyDocumentKind,
  uploadId: Id,
  name: z.string(),
  mediaType: z.string(),
  sha256: z.string(),
  issuedOn: Day.nullable(),
})
export const CompanyChangeCase = Filed.extend({
  company: CompanyRow.pick({ id: true, number: true, customer: true, name: true, status: true, version: true }),
  baseVersion: z.number().int(),
  before: File,
  after: File,
  documents: z.array(Document),
  declaration: z.object({ version: z.string(), signer: z.string() }),
  reason: ReasonCode.nullable(),
  customerMessage: z.string().nullable(),
}).meta({ id: 'CompanyChangeCase' })

/** Review of changes. Approving and rejecting is done through approvals, by two people. */
export const companyChangesReview = endpoints({
  get: {
    method: 'POST',
    path: 'console/api/v1/company_changes/get',
    summary:
      'One change, with the company before and after it; document numbers of persons show only their last characters',
    who: 'operator',
    permission: 'kyc.read',
    input: z.object({ id: Id }),
    reply: CompanyChangeCase,
    refusals: ['NOT_FOUND'],
  },
  reveal: {
    method: 'POST',
    path: 'console/api/v1/company_changes/reveal',
    summary: 'The full document number of one person after the change; the reason is recorded in the audit log',
    who: 'operator',
    permission: 'kyc.review',
    rate: { points: 30, seconds: 3600 },
    input: z.object({ id: Id, personId: Id, reason: note(300) }),
    reply: z.object({ idNumber: z.string() }),
    refusals: ['NOT_FOUND'],
  },
  file: {
    method: 'POST',
    path: 'console/api/v1/company_changes/file',
    summary:
      'One document of a change; the reason is recorded in the audit log, at most 50 in 24 hours with all other photos',
    who: 'operator',
    permission: 'kyc.read',
    input: z.object({ id: Id, uploadId: Id, reason: note(300) }),
    reply: FileReply,
    produces: 'file',
    refusals: ['NOT_FOUND', 'KYC_VIEW_LIMIT_REACHED'],
  },
})
