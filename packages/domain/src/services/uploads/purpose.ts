/** Maximum size of a file in bytes (specification §4: 8 MB). */
export const MAX_UPLOAD_BYTES = 8 * 1024 * 1024
/** Maximum size of a QR code picture in bytes (specification §5: 5 MB). */
export const MAX_QR_BYTES = 5 * 1024 * 1024
/** Maximum size of a coin's logo in bytes. */
export const MAX_LOGO_BYTES = 256 * 1024
/** Minimum and maximum side of a coin's logo in pixels; a logo is a square. */
export const LOGO_SIDE = { min: 64, max: 1024 } as const
/** Maximum number of pixels after decoding. A small file can contain a picture that would fill the memory. */
export const MAX_PIXELS = 40_000_000
/** Maximum number of files per person in 24 hours. */
export const UPLOADS_PER_DAY = 60

export const mediaTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'application/pdf',
  'video/mp4',
  'video/webm',
] as const
export type MediaType = (typeof mediaTypes)[number]

const images = ['image/jpeg', 'image/png'] as const

/** The formats of phone cameras that are not accepted, because browsers cannot show them. */
export const phonePhotoTypes: readonly string[] = [
  'image/heic',
  'image/heif',
  'image/heic-sequence',
  'image/heif-sequence',
]

/** The purposes of customers' files. */
export const customerPurposes = ['kyc', 'image', 'attachment', 'qr'] as const
/** The purposes of files. Only operators upload videos and coin logos. */
export const purposes = [...customerPurposes, 'video', 'logo'] as const
export type Purpose = (typeof purposes)[number]

/** The accepted types by purpose: pictures, PDF for attachments (specification §4), or videos. */
export const acceptedTypes = {
  kyc: images,
  image: images,
  qr: images,
  attachment: [...images, 'application/pdf'],
  video: ['video/mp4', 'video/webm'],
  logo: ['image/png', 'image/webp'],
} as const satisfies Record<Purpose, readonly MediaType[]>

/** Returns the maximum size of a file with a purpose, in bytes. */
export const maxBytesOf = (purpose: Purpose): number => ownMaximum[purpose] ?? MAX_UPLOAD_BYTES
const ownMaximum: Partial<Record<Purpose, number>> = { qr: MAX_QR_BYTES, logo: MAX_LOGO_BYTES }

export const extensionOf: Record<MediaType, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
}

/** Returns the accepted file types as text for a hint: `JPG, PNG`. */
export const acceptedExtensions = (purpose: Purpose): string =>
  acceptedTypes[purpose].map((type) => extensionOf[type].toUpperCase()).join(', ')
