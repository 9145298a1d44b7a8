import { companySteps } from '@tessera/domain/identity/companies/application.ts'
import { COMPANY_NAME_LENGTH } from '@tessera/domain/platform/text/person-name.ts'
import { companyDocumentKinds } from '@tessera/domain/identity/companies/documents.ts'
import { displayedCompanyStatuses } from '@tessera/domain/identity/companies/machine.ts'
import { personRoles, WHOLE_SHARE } from '@tessera/domain/identity/companies/persons.ts'
import { registerBasics, registerPersonFields } from '@tessera/domain/identity/companies/register.ts'
import { companyTypeCodes } from '@tessera/domain/identity/companies/types.ts'
import { verificationLabels } from '@tessera/domain/identity/kyc/machine.ts'
import { z } from 'zod'
import { Ownership, OwnershipStructure } from './company-ownership-shapes.ts'
import { ReasonCode } from '#platform/settings/reason-areas.ts'
import { Country, DocumentType } from '#identity/kyc/kyc.ts'
import { Day, Id, line, note, Phone, Time } from '#platform/http/shared.ts'

export const CompanyTypeCode = z.enum(companyTypeCodes)
export const CompanyStatus = z.enum(displayedCompanyStatuses)
export const CompanyDocumentKind = z.enum(companyDocumentKinds)
/** Items that a reviewer can request again. */
export const CompanyItem = z.enum(['basics', 'persons', ...companyDocumentKinds])
export const CompanyStep = z.enum(companySteps)
export const PersonRole = z.enum(personRoles)

/** The address in a draft; missing parts are null. */
export const CompanyAddress = z
  .object({
    country: Country.nullable(),
    city: line(80).nullable(),
    street: line(160).nullable(),
    zip: line(20).nullable(),
  })
  .strict()

const RegistrationNumber = z
  .string()
  .trim()
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} ./()-]{1,39}$/u)
export const CompanyBasics = z
  .object({
    companyType: CompanyTypeCode.nullable(),
    name: line(COMPANY_NAME_LENGTH).nullable(),
    registrationNumber: RegistrationNumber.nullable(),
    incorporatedOn: Day.nullable(),
    contactNumber: Phone.nullable(),
    sourceOfFunds: note(500).nullable(),
    natureOfBusiness: note(500).nullable(),
    applicationReason: note(500).nullable(),
    website: z
      .url({ protocol: /^https?$/ })
      .max(200)
      .nullable(),
    registeredAddress: CompanyAddress,
    businessAddress: CompanyAddress,
    /**
     * Declared by the customer for types whose `ownership` is `may_be_widely_held`: no unlisted person holds 25 % or
     * more.
     */
    widelyHeld: z.boolean(),
  })
  .strict()

/** A fact of a person that the register of companies can supply. */
export const RegisterPersonFact = z.enum([...registerPersonFields, 'roles'])
/** Hundredths of a percent: 2500 is 25 %. */
export const Share = z.number().int().min(1).max(WHOLE_SHARE)
const ReviewReason = z.object({
  reason: ReasonCode,
  reasonText: z.string(),
  customerMessage: z.string().nullable(),
})

export const CompanyDocument = z
  .object({
    kind: CompanyDocumentKind,
    uploadId: Id,
    /** The file name that the sender gave. */
    name: z.string(),
    issuedOn: Day.nullable(),
    addedAt: Time,
  })
  .meta({ id: 'CompanyDocument' })
export const CompanyPerson = z
  .object({
    id: Id,
    name: z.string(),
    roles: z.array(PersonRole),
    idType: DocumentType.nullable(),
    /** Only the last characters; null if none was given. */
    idNumberMasked: z.string().nullable(),
    nationality: Country.nullable(),
    birthDate: Day.nullable(),
    share: Share.nullable(),
    /** True if no fact about this person is missing or wrong. */
    complete: z.boolean(),
    maySign: z.boolean(),
    /** Read-only facts and roles from the register of companies; empty for a person whom the customer added. */
    registerFields: z.array(z.enum(registerPersonFields)),
    registerRoles: z.array(PersonRole),
    /** Facts that the customer corrected; contains `roles` if a role of the register was removed. */
    registerDiffers: z.array(RegisterPersonFact),
  })
  .meta({ id: 'CompanyPerson' })

export const CompanyRegister = z.object({
  source: z.literal('myinfo_business'),
  fetchedAt: Time,
  /** Read-only fields of `basics` from the register. */
  fields: z.array(z.enum(registerBasics)),
  /** Companies that hold a share, in hundredths of a percent. The customer adds the people behind them. */
  companyOwners: z.array(z.object({ name: z.string(), registrationNumber: z.string(), share: Share })),
  /** The number of people in the register who were left out. */
  leftOut: z.number().int(),
  /** Facts that the customer corrected at a reviewer's request, with the register's value. */
  differs: z.array(z.object({ field: z.enum(registerBasics), value: z.string() })).default([]),
  /** Names of people in the register whom the customer removed at a reviewer's request. */
  removed: z.array(z.string()).default([]),
})
const CompanyMissing = z.object({
  step: CompanyStep,
  /**
   * The path of the field: `name`, `registeredAddress.city`, `documents.licence`, `persons`, `persons.<id>.birthDate`.
   */
  field: z.string(),
  code: z.string(),
  /** The sentence, in the reader's language. */
  text: z.string(),
})

export const CompanyApplication = z
  .object({
    id: Id,
    /** The number that people use: CO and digits. */
    number: z.string(),
    status: CompanyStatus,
    /** True while the owner can withdraw it: under review, and never approved before. */
    mayWithdraw: z.boolean(),
    label: z.enum(verificationLabels),
    /** The last submitted version; 0 before the first. */
    version: z.number().int(),
    basics: CompanyBasics,
    documents: z.array(CompanyDocument),
    persons: z.array(CompanyPerson),
    /** The required documents of this type of company, in order; empty until a type is chosen. */
    checklist: z.array(
      z.object({
        kind: CompanyDocumentKind,
        maxAgeMonths: z.union([z.literal(3), z.literal(12)]).nullable(),
        state: z.enum(['missing', 'issue_date_missing', 'issued_later', 'too_old', 'given']),
      }),
    ),
    structure: OwnershipStructure,
    ownership: Ownership,
    missing: z.array(CompanyMissing),
    /**
     * The first incomplete step, or `declaration` if all are complete; null while the application cannot be changed.
     */
    continueAt: CompanyStep.nullable(),
    /** The editable items: all items of a draft, or the requested items of a returned application. */
    editable: z.array(CompanyItem),
    /** The requested items while the customer must complete them. */
    requestedItems: z.array(ReviewReason.extend({ item: CompanyItem, answered: z.boolean() })),
    /** The reason of the rejection. */
    rejected: ReviewReason.nullable(),
    /** Data that Myinfo Business filled in; null if it was not fetched. */
    register: CompanyRegister.nullable(),
    savedAt: Time,
    submittedAt: Time.nullable(),
    decidedAt: Time.nullable(),
    /** The last day of the fifteen working days; null while the exchange waits for the customer, or reviews nothing. */
    dueOn: Day.nullable(),
  })
  .meta({ id: 'CompanyApplication' })

export const CompanyVerification = z
  .object({
    /** The kind of identity of this account, once verification has begun. */
    choice: z.enum(['personal', 'company']).nullable(),
    /** The newest application; null before the first. */
    application: CompanyApplication.nullable(),
    /** The text to sign, in the reader's language. */
    declaration: z.object({ version: z.string(), sha256: z.string(), text: z.string() }),
  })
  .meta({ id: 'CompanyVerification' })
