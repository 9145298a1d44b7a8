import { randomBytes, randomUUID } from 'node:crypto'
import { companyInfo, personInfo, type ReviewResult } from './personas.ts'

export type Side = 'document' | 'selfie'
export type Image = { readonly id: string; readonly side: Side; deactivated: boolean; readonly color: string }
export type LocalApplicant = {
  readonly id: string
  readonly inspectionId: string
  readonly externalUserId: string
  readonly type: 'individual' | 'company'
  levelName: string
  reviewStatus: 'init' | 'pending' | 'completed' | 'onHold'
  reviewResult: ReviewResult | undefined
  submissions: number
  info: object
  images: Image[]
  isDeactivated: boolean
}

const vendorId = (): string => randomBytes(12).toString('hex')

export const newApplicant = (externalUserId: string, levelName: string, isCompany: boolean): LocalApplicant => ({
  id: vendorId(),
  inspectionId: vendorId(),
  externalUserId,
  type: isCompany ? 'company' : 'individual',
  levelName,
  reviewStatus: 'init',
  reviewResult: undefined,
  submissions: 0,
  info: isCompany ? companyInfo() : personInfo(),
  images: [],
  isDeactivated: false,
})

/** The sides to upload: everything at first, after a rejection only what was refused. */
export function sidesToUpload({ images }: LocalApplicant): Side[] {
  const has = (side: Side): boolean => images.some((each) => each.side === side && !each.deactivated)
  return (['document', 'selfie'] as const).filter((side) => !has(side))
}

export function addImage(applicant: LocalApplicant, side: Side): void {
  applicant.images.push({ id: vendorId(), side, deactivated: false, color: `#${randomUUID().slice(0, 6)}` })
}

export function review(applicant: LocalApplicant, result: ReviewResult): void {
  applicant.reviewStatus = 'completed'
  applicant.reviewResult = result
  if (result.reviewRejectType === 'RETRY')
    for (const image of applicant.images) if (image.side === 'document') image.deactivated = true
}

/** The response of get-applicant-data. */
export const applicantAnswer = (a: LocalApplicant) => ({
  id: a.id,
  createdAt: '2026-11-28 08:00:00',
  clientId: 'tessera',
  inspectionId: a.inspectionId,
  externalUserId: a.externalUserId,
  type: a.type,
  deleted: a.isDeactivated,
  info: a.info,
  review: {
    levelName: a.levelName,
    attemptCnt: a.submissions,
    reviewStatus: a.reviewStatus,
    ...(a.reviewResult && { reviewResult: a.reviewResult }),
  },
})

/** The response of get-information-about-document-images. */
export const imagesAnswer = ({ images }: LocalApplicant) => ({
  items: images.map(({ id, side, deactivated }) => ({
    id,
    previewId: vendorId(),
    fileMetadata: { fileName: `${side}.png`, fileType: 'png', fileSize: 400 },
    idDocDef: side === 'document' ? { idDocType: 'PASSPORT', country: 'SGP' } : { idDocType: 'SELFIE' },
    deactivated,
    source: 'fileupload',
  })),
  totalItems: images.length,
})
