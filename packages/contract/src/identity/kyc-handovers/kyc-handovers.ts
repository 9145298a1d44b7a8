import { companyDocumentKinds } from '@tessera/domain/identity/companies/documents.ts'
import { handoverFlows } from '@tessera/domain/identity/kyc-handovers/machine.ts'
import { z } from 'zod'
import { companyDocumentRefusals } from '#identity/companies/companies.ts'
import { endpoints } from '#platform/http/endpoint.ts'
import { documentKinds } from '#identity/kyc/kyc.ts'
import { Id, Time } from '#platform/http/shared.ts'
import { UploadName, uploadRefusals } from '#services/uploads/uploads.ts'

export const handoverItems = [...documentKinds, ...companyDocumentKinds] as const
const Item = z.enum(handoverItems)

const Handover = z.object({
  id: Id,
  flow: z.enum(handoverFlows),
  /** `step`: at least one photo was sent. `expired`: ten minutes have passed, or a newer code replaced this one. */
  status: z.enum(['waiting', 'opened', 'step', 'done', 'expired']),
  /** Number of photos sent so far. */
  step: z.number().int(),
  of: z.number().int(),
  expiresAt: Time,
})

/** Progress on the computer, with the uploads for its form. */
export const KycHandover = Handover.extend({
  items: z.array(z.object({ item: Item, upload: z.object({ id: Id, name: z.string() }).nullable() })),
}).meta({ id: 'KycHandover' })
/** Progress on the phone. The phone is not logged in, so this has neither name nor photos. */
export const KycHandoverPhone = Handover.extend({
  /** The browser that shows the code. */
  device: z.string(),
  items: z.array(z.object({ item: Item, sent: z.boolean() })),
}).meta({ id: 'KycHandoverPhone' })

const phone = { id: Id, phoneToken: z.string().min(16).max(200) }
const often = { points: 4000, seconds: 3600 } as const

export const kycHandovers = endpoints({
  create: {
    method: 'POST',
    path: 'ex/api/v1/kyc/qr/create',
    summary:
      'Creates a QR code that lets a phone take photos for ten minutes. It replaces the earlier code and keeps photos that were sent',
    who: 'customer',
    rate: { points: 120, seconds: 3600 },
    input: z.object({
      flow: z.enum(handoverFlows),
      items: z
        .array(Item)
        .min(1)
        .max(20)
        .refine((items) => new Set(items).size === items.length, { params: { rule: 'unique' } }),
    }),
    reply: z.object({ qrId: Id, url: z.string(), expiresIn: z.number().int(), handover: KycHandover }),
    refusals: [
      'ACCOUNT_FROZEN',
      'IDENTITY_CHOICE_PERSONAL',
      'IDENTITY_CHOICE_COMPANY',
      'KYC_ALREADY_APPROVED',
      'KYC_ALREADY_OPEN',
      'COMPANY_ALREADY_APPROVED',
      'COMPANY_NOT_EDITABLE',
      'COMPANY_ITEM_NOT_REQUESTED',
      'COMPANY_NOTHING_SAVED',
      'KYC_QR_ITEM_UNKNOWN',
    ],
  },
  status: {
    method: 'POST',
    path: 'ex/api/v1/kyc/qr/status',
    summary: 'Progress of the phone, and the photos that it sent',
    who: 'customer',
    reads: true,
    rate: often,
    input: z.object({ qrId: Id }),
    reply: KycHandover,
    refusals: ['NOT_FOUND'],
  },
  open: {
    method: 'POST',
    path: 'ex/api/v1/kyc/qr/open',
    summary: 'From the phone: opens the code, once. The returned token can only send photos',
    who: 'visitor',
    rate: { points: 60, seconds: 3600 },
    input: z.object({ code: z.string().min(16).max(200) }),
    reply: z.object({ phoneToken: z.string(), handover: KycHandoverPhone }),
    refusals: ['KYC_QR_EXPIRED'],
  },
  look: {
    method: 'POST',
    path: 'ex/api/v1/kyc/qr/look',
    summary: 'From the phone: the required photos and those that were sent',
    who: 'visitor',
    rate: often,
    input: z.object(phone),
    reply: KycHandoverPhone,
    refusals: ['KYC_QR_EXPIRED'],
  },
  send: {
    method: 'POST',
    path: 'ex/api/v1/kyc/qr/send',
    summary:
      'From the phone: uploads one photo as multipart/form-data (part `file`, then the fields). It replaces an earlier one',
    who: 'visitor',
    consumes: 'multipart/form-data',
    rate: { points: 60, seconds: 3600 },
    input: z.object({ ...phone, item: Item, name: UploadName }),
    reply: KycHandoverPhone,
    refusals: [...uploadRefusals, ...companyDocumentRefusals, 'KYC_QR_EXPIRED', 'KYC_QR_ITEM_UNKNOWN'],
  },
  finish: {
    method: 'POST',
    path: 'ex/api/v1/kyc/qr/finish',
    summary: 'From the phone: ends the photos; the customer continues on the computer',
    who: 'visitor',
    rate: { points: 60, seconds: 3600 },
    input: z.object(phone),
    reply: KycHandoverPhone,
    refusals: ['KYC_QR_EXPIRED', 'KYC_QR_PHOTO_MISSING'],
  },
})
