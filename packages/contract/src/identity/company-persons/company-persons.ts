import { MAX_LINK_DAYS, MIN_LINK_DAYS, personPhotos } from '@tessera/domain/identity/companies/person-links.ts'
import { z } from 'zod'
import { PersonRole, Share } from '#identity/companies/company-shapes.ts'
import { endpoints } from '#platform/http/endpoint.ts'
import { Country, DocumentType } from '#identity/kyc/kyc.ts'
import { Day, Email, FileReply, Id, line, note, Nothing, Time } from '#platform/http/shared.ts'
import { UploadName, uploadRefusals } from '#services/uploads/uploads.ts'

const Hash = z.string().regex(/^[0-9a-f]{64}$/)
const Photo = z.enum(personPhotos)
export const LinkState = z.enum(['none', 'sent', 'opened', 'done', 'expired', 'outdated'])

/** The verification state of one related party. */
const PersonCheck = z.object({
  personId: Id,
  name: z.string(),
  /** False while a fact is missing that the person must confirm. */
  complete: z.boolean(),
  state: LinkState,
  /** The masked email that received the link; null if the link was copied. */
  sentTo: z.string().nullable(),
  sentAt: Time.nullable(),
  doneAt: Time.nullable(),
  expiresAt: Time.nullable(),
})
export const PersonChecks = z.object({ persons: z.array(PersonCheck) }).meta({ id: 'CompanyPersonChecks' })

/** The link as the person who opened it sees it. */
export const PersonLink = z
  .object({
    id: Id,
    status: z.enum(['opened', 'done']),
    company: z.object({ name: z.string(), registrationNumber: z.string().nullable() }),
    /** The company's declaration about this person. */
    person: z.object({
      name: z.string(),
      roles: z.array(PersonRole),
      idType: DocumentType,
      idNumberMasked: z.string(),
      nationality: Country,
      birthDate: Day,
      share: Share.nullable(),
      /** The share through all layers, as exact percent; null without a share. */
      effective: z.string().nullable(),
    }),
    /** Hash of the displayed facts, which the confirmation must repeat. */
    facts: Hash,
    items: z.array(z.object({ item: Photo, sent: z.boolean() })),
    consent: z.object({ version: z.string(), sha256: z.string(), text: z.string() }),
    expiresAt: Time,
  })
  .meta({ id: 'CompanyPersonLink' })

const opened = { id: Id, token: z.string().min(16).max(200) }
const often = { points: 600, seconds: 3600 } as const

export const companyPersons = endpoints({
  list: {
    method: 'POST',
    path: 'ex/api/v1/company_persons/list',
    summary: 'Verification status of each related party of the caller’s company',
    who: 'customer',
    reads: true,
    input: z.object({}),
    reply: PersonChecks,
    refusals: ['COMPANY_NOTHING_SAVED'],
  },
  send: {
    method: 'POST',
    path: 'ex/api/v1/company_persons/send',
    summary:
      'Emails a one-time link to a related party. It replaces the previous link. Only the recipient gets its code',
    who: 'customer',
    rate: { points: 40, seconds: 3600 },
    input: z.object({ personId: Id, email: Email }),
    reply: PersonChecks,
    refusals: [
      'ACCOUNT_FROZEN',
      'COMPANY_NOTHING_SAVED',
      'NOT_FOUND',
      'COMPANY_PERSON_INCOMPLETE',
      'COMPANY_LINK_DONE',
      'COMPANY_LINKS_TOO_MANY',
    ],
  },
  open: {
    method: 'POST',
    path: 'ex/api/v1/company_persons/open',
    summary:
      'From the related party: opens the link, once, with their date of birth. Nothing about them is shown before that. The returned token can only send photos and consent',
    who: 'visitor',
    rate: { points: 60, seconds: 3600 },
    input: z.object({ code: z.string().min(16).max(200), birthDate: Day }),
    reply: z.object({ token: z.string(), link: PersonLink }),
    refusals: ['COMPANY_LINK_EXPIRED', 'COMPANY_LINK_DATE_WRONG'],
  },
  look: {
    method: 'POST',
    path: 'ex/api/v1/company_persons/look',
    summary: 'From the related party: what the company declared, and which photos were sent',
    who: 'visitor',
    rate: often,
    input: z.object(opened),
    reply: PersonLink,
    refusals: ['COMPANY_LINK_EXPIRED'],
  },
  photo: {
    method: 'POST',
    path: 'ex/api/v1/company_persons/photo',
    summary: 'From the related party: uploads one photo as multipart/form-data. It replaces an earlier one',
    who: 'visitor',
    consumes: 'multipart/form-data',
    rate: { points: 60, seconds: 3600 },
    input: z.object({ ...opened, item: Photo, name: UploadName }),
    reply: PersonLink,
    refusals: [...uploadRefusals, 'COMPANY_LINK_EXPIRED', 'COMPANY_LINK_ITEM_UNKNOWN'],
  },
  finish: {
    method: 'POST',
    path: 'ex/api/v1/company_persons/finish',
    summary: 'From the related party: gives consent and ends the verification',
    who: 'visitor',
    rate: { points: 60, seconds: 3600 },
    input: z.object({
      ...opened,
      facts: Hash,
      consent: z.object({ version: line(20), sha256: Hash, accepted: z.literal(true) }).strict(),
    }),
    reply: PersonLink,
    refusals: [
      'COMPANY_LINK_EXPIRED',
      'COMPANY_LINK_PHOTO_MISSING',
      'COMPANY_LINK_FACTS_CHANGED',
      'COMPANY_CONSENT_CHANGED',
    ],
  },
})

export const CompanyRule = z.strictObject({ personLinkDays: z.number().int().min(MIN_LINK_DAYS).max(MAX_LINK_DAYS) })

/** Verifications of related parties for reviewers. */
export const companyPersonsDesk = endpoints({
  list: {
    method: 'POST',
    path: 'console/api/v1/company_persons/list',
    summary: 'Verification status of each related party of a company, with the photos of those who verified themselves',
    who: 'operator',
    permission: 'kyc.read',
    input: z.object({ applicationId: Id }),
    reply: z.object({
      persons: z.array(
        PersonCheck.extend({
          /**
           * True if the link's email address is a login of the company's account, or received another person's link
           * too.
           */
          ownMailbox: z.boolean(),
          photos: z.array(z.object({ item: Photo, uploadId: Id, mediaType: z.string() })),
        }),
      ),
    }),
    refusals: ['NOT_FOUND'],
  },
  sendAgain: {
    method: 'POST',
    path: 'console/api/v1/company_persons/send_again',
    summary: 'Emails a new link to the address that received the last one',
    who: 'operator',
    permission: 'kyc.review',
    rate: { points: 60, seconds: 3600 },
    input: z.object({ applicationId: Id, personId: Id }),
    reply: Nothing,
    refusals: [
      'NOT_FOUND',
      'COMPANY_LINK_NO_MAILBOX',
      'COMPANY_LINK_DONE',
      'COMPANY_LINKS_TOO_MANY',
      'COMPANY_PERSON_INCOMPLETE',
    ],
  },
  photo: {
    method: 'POST',
    path: 'console/api/v1/company_persons/photo',
    summary:
      'One photo of a related party; the reason is recorded in the audit log, at most 50 in 24 hours with all other photos',
    who: 'operator',
    permission: 'kyc.read',
    input: z.object({ applicationId: Id, uploadId: Id, reason: note(300) }),
    reply: FileReply,
    produces: 'file',
    refusals: ['NOT_FOUND', 'KYC_VIEW_LIMIT_REACHED'],
  },
  rule: {
    method: 'POST',
    path: 'console/api/v1/company_persons/rule',
    summary: 'The number of days for which the link of a related party is valid',
    who: 'operator',
    permission: 'site.read',
    input: Nothing,
    reply: CompanyRule,
    refusals: [],
  },
})
