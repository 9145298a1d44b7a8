import { KycDetails } from '@tessera/contract/identity/kyc/kyc.ts'
import { detailsFrom, imagesFor } from '@tessera/domain/identity/sumsub/details.ts'
import { MAX_UPLOAD_BYTES } from '@tessera/domain/services/uploads/purpose.ts'
import type { Task } from 'graphile-worker'
import { z } from 'zod'
import type { Uploads } from '#identity/kyc/save-version.ts'
import { takeUpload } from '#services/uploads/take-upload.ts'
import { type Applicant, detailsOf } from './answers.ts'
import { statusAtOurLevel } from './apply-review.ts'
import { SumsubUnreadable } from './client.ts'
import { giveUpEvidence, placeEvidence } from './place-evidence.ts'
import { type ApplicantRow, applicantById } from './sumsub.sql.ts'
import type { VendorDeps } from './vendor-deps.ts'

type Details = z.output<typeof KycDetails>

/**
 * Copies the details and images of a green verdict into our own file. Images are cleaned and scanned like uploads. If
 * data is missing or our rules refuse it, the customer is asked to send the details by hand.
 */
export async function takeEvidence(deps: VendorDeps, id: string): Promise<void> {
  const row = await applicantById(deps, id)
  if (row === undefined || row.kind !== 'personal' || row.status !== 'green' || row.taken_at !== null) return
  if (row.mode !== deps.settings.mode) return
  const applicant = await deps.client.applicantOf(id)
  // A verdict that has changed in the meantime, or that is for another level, has its own event.
  if (applicant === undefined || statusAtOurLevel(row, applicant) !== 'green') return
  const details = readDetails(applicant)
  const uploads = details && (await fetchImages(deps, row, { applicant, details }).catch(undefinedIfUnreadable))
  if (details === undefined || uploads === undefined) return giveUpEvidence(deps, id, 'incomplete')
  const placed = await deps.inTx('job:sumsub')((tx) => placeEvidence(deps, tx, { id, details, uploads }))
  if (!placed.ok) await giveUpEvidence(deps, id, placed.code)
}

function readDetails(applicant: Applicant): Details | undefined {
  const read = KycDetails.safeParse(detailsFrom(detailsOf(applicant)))
  return read.success ? read.data : undefined
}

/** A retry would get the same response, so the customer enters the unreadable details by hand. */
function undefinedIfUnreadable(error: unknown): undefined {
  if (!(error instanceof SumsubUnreadable)) throw error
}

type KnownApplicant = { readonly applicant: Applicant; readonly details: Details }

async function fetchImages(
  deps: VendorDeps,
  row: ApplicantRow,
  { applicant, details }: KnownApplicant,
): Promise<Uploads | undefined> {
  const { items } = await deps.client.images(applicant.id)
  const chosen = imagesFor(details.documentType, items)
  if (chosen === undefined) return undefined
  const take = async (kind: keyof typeof chosen): Promise<string | undefined> => {
    const imageId = chosen[kind]
    if (imageId === undefined) return undefined
    const where = { inspectionId: applicant.inspectionId, imageId }
    const bytes = await deps.client.image(where, MAX_UPLOAD_BYTES)
    const taken = await takeUpload(deps, deps.inTx('job:sumsub'), {
      name: kind,
      purpose: 'kyc',
      file: { bytes, tooLarge: false },
      owner: `customer:${row.customer_id}`,
    })
    if (taken.ok) return taken.value.id
    // If the scanner or the disk is unavailable, the job is retried.
    if (taken.code === 'UPLOAD_NOT_SCANNED' || taken.code === 'UPLOAD_NOT_STORED') throw new Error(taken.code)
    return undefined
  }
  const [front, selfie] = [await take('front'), await take('selfie')]
  const back = await take('back')
  if (front === undefined || selfie === undefined || (chosen.back !== undefined && back === undefined)) return undefined
  return { front, selfie, back }
}

const Payload = z.object({ applicant: z.uuid() })
export const takeEvidenceTask =
  (deps: VendorDeps | undefined): Task =>
  async (payload) => {
    if (deps === undefined) throw new Error('evidence of Sumsub waits, but SUMSUB_URL is not set')
    await takeEvidence(deps, Payload.parse(payload).applicant)
  }
