/** The largest file that is taken, in bytes (specification §4: 8 MB). */
export const MAX_UPLOAD_BYTES = 8 * 1024 * 1024
/** The largest picture of a QR code, in bytes (specification §5: 5 MB). */
export const MAX_QR_BYTES = 5 * 1024 * 1024
/** The most pixels a picture may unfold to: a small file can hold a picture that fills the memory. */
export const MAX_PIXELS = 40_000_000
/** Files one person may send in 24 hours. */
export const UPLOADS_PER_DAY = 60

export const mediaTypes = ['image/jpeg', 'image/png', 'application/pdf', 'video/mp4', 'video/webm'] as const
export type MediaType = (typeof mediaTypes)[number]

const images = ['image/jpeg', 'image/png'] as const

/** What a customer's file is for. */
export const customerPurposes = ['kyc', 'image', 'attachment', 'qr'] as const
/** What a file is for; only operators send videos. */
export const purposes = [...customerPurposes, 'video'] as const
export type Purpose = (typeof purposes)[number]

/** The types a file may have by what it is for: pictures, for attachments PDF as well (specification §4), or videos. */
export const acceptedTypes = {
  kyc: images,
  image: images,
  qr: images,
  attachment: [...images, 'application/pdf'],
  video: ['video/mp4', 'video/webm'],
} as const satisfies Record<Purpose, readonly MediaType[]>

/** The largest file of a purpose, in bytes. */
export const maxBytesOf = (purpose: Purpose): number => (purpose === 'qr' ? MAX_QR_BYTES : MAX_UPLOAD_BYTES)

export const extensionOf: Record<MediaType, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'application/pdf': 'pdf',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
}

/** The words for a tip that lists what is accepted: `jpg, png`. */
export const acceptedExtensions = (purpose: Purpose): string =>
  acceptedTypes[purpose].map((type) => extensionOf[type]).join(', ')
