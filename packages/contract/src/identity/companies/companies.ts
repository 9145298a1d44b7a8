import { personRoles } from '@tessera/domain/identity/companies/persons.ts'
import { z } from 'zod'
import {
  CompanyAddress,
  CompanyBasics,
  CompanyDocumentKind,
  CompanyVerification,
  PersonRole,
  Share,
} from './company-shapes.ts'
import { endpoints } from '#platform/http/endpoint.ts'
import { Country, DocumentType } from '#identity/kyc/kyc.ts'
import { Day, Id, line, Nothing } from '#platform/http/shared.ts'
import { personName } from '#platform/http/person-name.ts'

export const companyEditRefusals = [
  'ACCOUNT_FROZEN',
  'IDENTITY_CHOICE_PERSONAL',
  'COMPANY_ALREADY_APPROVED',
  'COMPANY_NOT_EDITABLE',
  'COMPANY_ITEM_NOT_REQUESTED',
] as const
export const companyDocumentRefusals = [
  ...companyEditRefusals,
  'COMPANY_NOTHING_SAVED',
  'COMPANY_DOCUMENT_MISSING',
  'COMPANY_DATE_LATER',
  'COMPANY_UPLOAD_UNKNOWN',
  'COMPANY_UPLOAD_TWICE',
] as const
const autosave = { points: 1200, seconds: 3600 } as const

export const companies = endpoints({
  current: {
    method: 'POST',
    path: 'ex/api/v1/companies/current',
    summary: 'The caller’s company application: what is saved, what is missing, and where to continue',
    who: 'customer',
    memberRight: 'view',
    /** Without an id, the newest one. */
    input: z.object({ id: Id.optional() }),
    reply: CompanyVerification,
    refusals: ['NOT_FOUND'],
  },
  save: {
    method: 'POST',
    path: 'ex/corpPassKyc/completeUserInputInfo',
    summary:
      'Saves any part of the company details: the given fields, null to clear one; starts a draft if none is open',
    who: 'customer',
    rate: autosave,
    input: CompanyBasics.extend({
      registeredAddress: CompanyAddress.partial(),
      businessAddress: CompanyAddress.partial(),
    }).partial(),
    reply: CompanyVerification,
    refusals: [
      ...companyEditRefusals,
      'COMPANY_FROM_REGISTER',
      'COMPANY_DATE_LATER',
      'COMPANY_COUNTRY_NOT_SERVED',
      'COMPANY_NOT_WIDELY_HELD',
    ],
  },
  saveDocument: {
    method: 'POST',
    path: 'ex/api/v1/companies/save_document',
    summary: 'Sets the document of a kind to an own upload of purpose `attachment`, or sets its date of issue',
    who: 'customer',
    rate: autosave,
    /** Without `uploadId`, only the issue date is set. */
    input: z.object({ kind: CompanyDocumentKind, uploadId: Id.optional(), issuedOn: Day.nullable().optional() }),
    reply: CompanyVerification,
    refusals: companyDocumentRefusals,
  },
  removeDocument: {
    method: 'POST',
    path: 'ex/api/v1/companies/remove_document',
    summary: 'Removes a document from the application',
    who: 'customer',
    input: z.object({ kind: CompanyDocumentKind }),
    reply: CompanyVerification,
    refusals: [...companyEditRefusals, 'COMPANY_NOTHING_SAVED', 'NOT_FOUND'],
  },
  savePerson: {
    method: 'POST',
    path: 'ex/corpPassKyc/savePartPersonKycInfo',
    summary: 'Adds a related party, or changes the given fields of one; null clears a field',
    who: 'customer',
    idempotent: 'tx',
    rate: autosave,
    secret: ['idNumber'],
    input: z.object({
      /** The person to change; without an id, one is added and needs a name. */
      id: Id.optional(),
      name: personName().optional(),
      roles: z.array(PersonRole).max(personRoles.length).optional(),
      idType: DocumentType.nullable().optional(),
      /** If absent, the value does not change. */
      idNumber: z
        .string()
        .trim()
        .regex(/^[A-Za-z0-9][A-Za-z0-9 ./()-]{3,29}$/)
        .optional(),
      nationality: Country.nullable().optional(),
      birthDate: Day.nullable().optional(),
      share: Share.nullable().optional(),
    }),
    /** `personId` is the added or changed person. */
    reply: CompanyVerification.extend({ personId: Id }),
    refusals: [
      ...companyEditRefusals,
      'COMPANY_NOTHING_SAVED',
      'NOT_FOUND',
      'COMPANY_FIELD_MISSING',
      'COMPANY_PERSONS_FULL',
      'COMPANY_PERSON_TWICE',
      'COMPANY_FROM_REGISTER',
      'COMPANY_PERSON_TOO_YOUNG',
      'COMPANY_BIRTH_DATE_UNLIKELY',
      'COMPANY_COUNTRY_NOT_SERVED',
      'COMPANY_SHARES_TOO_MANY',
    ],
  },
  removePerson: {
    method: 'POST',
    path: 'ex/api/v1/companies/remove_person',
    summary: 'Removes a related party from the application',
    who: 'customer',
    input: z.object({ id: Id }),
    reply: CompanyVerification,
    refusals: [...companyEditRefusals, 'COMPANY_NOTHING_SAVED', 'NOT_FOUND', 'COMPANY_FROM_REGISTER'],
  },
  submit: {
    method: 'POST',
    path: 'ex/api/v1/companies/submit',
    summary: 'Signs the declaration and submits the application for review; refuses at the first field that is missing',
    who: 'customer',
    idempotent: 'tx',
    rate: { points: 20, seconds: 3600 },
    input: z.object({
      /** The `declaration` of the displayed response. */
      declaration: z
        .object({ version: line(20), sha256: z.string().regex(/^[0-9a-f]{64}$/), accepted: z.literal(true) })
        .strict(),
      /** The id of a person who may sign. */
      signerId: Id,
    }),
    reply: CompanyVerification,
    refusals: [
      ...companyEditRefusals,
      'COMPANY_NOTHING_SAVED',
      'COMPANY_ITEM_UNANSWERED',
      'COMPANY_FIELD_MISSING',
      'COMPANY_DATE_LATER',
      'COMPANY_COUNTRY_NOT_SERVED',
      'COMPANY_NOT_WIDELY_HELD',
      'COMPANY_DOCUMENT_MISSING',
      'COMPANY_ISSUE_DATE_MISSING',
      'COMPANY_DOCUMENT_TOO_OLD',
      'COMPANY_PERSONS_MISSING',
      'COMPANY_PERSONS_FULL',
      'COMPANY_PERSON_TOO_YOUNG',
      'COMPANY_BIRTH_DATE_UNLIKELY',
      'COMPANY_SHARES_TOO_MANY',
      'COMPANY_OWNERS_MISSING',
      'COMPANY_ENTITY_OWNERS_MISSING',
      'COMPANY_ENTITY_IDLE',
      'COMPANY_OWNER_UNKNOWN',
      'COMPANY_STAKE_TWICE',
      'COMPANY_ENTITY_TWICE',
      'COMPANY_OWNERSHIP_CYCLE',
      'COMPANY_LAYERS_TOO_MANY',
      'COMPANY_TRADER_MISSING',
      'COMPANY_GENERAL_PARTNER_MISSING',
      'COMPANY_SIGNER_REFUSED',
      'COMPANY_DECLARATION_CHANGED',
    ],
  },
  withdraw: {
    method: 'POST',
    path: 'ex/api/v1/companies/withdraw',
    summary: 'Withdraws a submitted application until it is decided; it can be changed and submitted again',
    who: 'customer',
    rate: { points: 20, seconds: 3600 },
    /** The displayed version, so that a newer one is not withdrawn by mistake. */
    input: z.object({ id: Id, version: z.number().int() }),
    reply: CompanyVerification,
    refusals: ['ACCOUNT_FROZEN', 'NOT_FOUND', 'COMPANY_NOT_WITHDRAWABLE'],
  },
  countries: {
    method: 'POST',
    path: 'ex/corpPassKyc/getCountryList',
    summary: 'All countries with their names in both languages, their risk tiers, and whether the exchange serves them',
    who: 'customer',
    reads: true,
    input: Nothing,
    reply: z.array(
      z.object({
        code: Country,
        en_US: z.string(),
        zh_CN: z.string(),
        served: z.boolean(),
        riskTier: z.enum(['standard', 'high']),
      }),
    ),
    refusals: [],
  },
})
