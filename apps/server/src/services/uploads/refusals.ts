import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { LOGO_SIDE, MAX_LOGO_BYTES, MAX_PIXELS, UPLOADS_PER_DAY } from '@tessera/domain/services/uploads/purpose.ts'

export const uploadFileMissing = refuse('UPLOAD_FILE_MISSING', { field: 'file' })
export const uploadEmpty = refuse('UPLOAD_EMPTY', { field: 'file' })
export const uploadHeic = refuse('UPLOAD_HEIC', { field: 'file' })
export const uploadTooManyPixels = (pixels: number) =>
  refuse('UPLOAD_TOO_MANY_PIXELS', {
    field: 'file',
    params: { pixels: Math.ceil(pixels / 1_000_000), max: MAX_PIXELS / 1_000_000 },
  })
export const uploadTooLarge = (max: number) => refuse('UPLOAD_TOO_LARGE', { field: 'file', params: { max } })
export const uploadQrTooLarge = (max: number) => refuse('UPLOAD_QR_TOO_LARGE', { field: 'file', params: { max } })
export const uploadLogoTooLarge = refuse('UPLOAD_LOGO_TOO_LARGE', {
  field: 'file',
  params: { max: MAX_LOGO_BYTES / 1024 },
})
export const uploadLogoNotSquare = (width: number, height: number) =>
  refuse('UPLOAD_LOGO_NOT_SQUARE', { field: 'file', params: { ...LOGO_SIDE, width, height } })
export const uploadTypeRefused = (accepted: string) => refuse('UPLOAD_TYPE_REFUSED', { params: { accepted } })
export const uploadUnreadable = refuse('UPLOAD_UNREADABLE')
export const uploadChecksumWrong = refuse('UPLOAD_CHECKSUM_WRONG', { field: 'checksum' })
export const uploadLinkExpired = refuse('UPLOAD_LINK_EXPIRED')
export const uploadInfected = refuse('UPLOAD_INFECTED', { field: 'file' })
export const uploadNotScanned = refuse('UPLOAD_NOT_SCANNED')
export const uploadQuotaReached = refuse('UPLOAD_QUOTA_REACHED', { params: { max: UPLOADS_PER_DAY } })
