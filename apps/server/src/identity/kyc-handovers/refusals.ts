import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'

/** Refuses an expired code or phone, and every unknown token. */
export const kycQrExpired = refuse('KYC_QR_EXPIRED')
/** Refuses an item that this flow does not have, or that this code does not need. */
export const kycQrItemUnknown = (field: string) => refuse('KYC_QR_ITEM_UNKNOWN', { field })
export const kycQrPhotoMissing = refuse('KYC_QR_PHOTO_MISSING')
