import type { Review } from '@tessera/domain/identity/sumsub/verdict.ts'
import type { VendorApplicant } from '@tessera/domain/identity/sumsub/details.ts'
import { z } from 'zod'

// The fields of the vendor's responses that we read. All others are dropped, especially `clientComment`, which
// customers must not see. Source: docs.sumsub.com, get-applicant-data and get-information-about-document-images.

const text = z.string().max(1000)
export const AccessToken = z.object({ token: z.string().min(1).max(4096), userId: text })

const ReviewResult = z.object({
  reviewAnswer: text.optional(),
  reviewRejectType: text.optional(),
  rejectLabels: z.array(z.string().max(100)).max(100).default([]),
  moderationComment: z.string().max(5000).optional(),
})
export type ReviewResult = z.output<typeof ReviewResult>

const Address = z.object({
  country: text.optional(),
  street: text.optional(),
  subStreet: text.optional(),
  buildingNumber: text.optional(),
  flatNumber: text.optional(),
  town: text.optional(),
  state: text.optional(),
  postCode: text.optional(),
})
const Info = z.object({
  firstName: text.optional(),
  middleName: text.optional(),
  lastName: text.optional(),
  dob: text.optional(),
  nationality: text.optional(),
  country: text.optional(),
  companyInfo: z.object({ registrationNumber: text.optional(), country: text.optional() }).optional(),
  addresses: z.array(Address).optional(),
  idDocs: z
    .array(
      z.object({
        idDocType: text,
        country: text.optional(),
        number: text.optional(),
        validUntil: text.optional(),
      }),
    )
    .optional(),
})
export const Applicant = z.object({
  id: text.min(1),
  inspectionId: text.min(1),
  externalUserId: text.optional(),
  info: Info.optional(),
  fixedInfo: Info.optional(),
  review: z.object({
    reviewStatus: text,
    levelName: text.optional(),
    reviewDate: text.optional(),
    reviewResult: ReviewResult.optional(),
  }),
})
export type Applicant = z.output<typeof Applicant>

export const reviewOf = ({ review }: Applicant): Review => ({
  reviewStatus: review.reviewStatus,
  reviewAnswer: review.reviewResult?.reviewAnswer,
  reviewRejectType: review.reviewResult?.reviewRejectType,
})
export const detailsOf = ({ info, fixedInfo }: Applicant): VendorApplicant => ({ info, fixedInfo })

export const Images = z.object({
  items: z
    .array(
      z.object({
        id: text.min(1),
        idDocDef: z.object({ idDocType: text, idDocSubType: text.nullish() }),
        fileMetadata: z.object({ fileType: text.optional(), fileSize: z.number().optional() }).optional(),
        reviewResult: z.object({ reviewAnswer: text.optional() }).optional(),
        deactivated: z.boolean().default(false),
      }),
    )
    .max(200),
})
export type Images = z.output<typeof Images>

/** The state of an applicant's deactivation. Source: docs.sumsub.com/reference/deactivate-applicant-profile. */
export const Deactivation = z.object({ deleted: z.boolean() })

/** A webhook. Source: docs.sumsub.com/docs/user-verification-webhooks, payload attributes. */
export const Webhook = z.object({
  type: text,
  applicantId: text.optional(),
  externalUserId: text.optional(),
  levelName: text.optional(),
  sandboxMode: z.boolean().optional(),
  createdAtMs: z.union([text, z.number()]),
})
export type Webhook = z.output<typeof Webhook>
