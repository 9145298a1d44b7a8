/** The largest file that is taken, in bytes (specification §4: 8 MB). */
export const MAX_UPLOAD_BYTES = 8 * 1024 * 1024
/** The most pixels a picture may unfold to: a small file can hold a picture that fills the memory. */
export const MAX_PIXELS = 40_000_000
/** Files one person may send in 24 hours. */
export const UPLOADS_PER_DAY = 60

export const mediaTypes = ['image/jpeg', 'image/png', 'application/pdf'] as const
export type MediaType = (typeof mediaTypes)[number]

const images = ['image/jpeg', 'image/png'] as const

/** What a file is for. */
export const purposes = ['kyc', 'image', 'attachment'] as const
export type Purpose = (typeof purposes)[number]

/** The types a file may have by what it is for: pictures, and for attachments PDF as well (specification §4). */
export const acceptedTypes = {
  kyc: images,
  image: images,
  attachment: mediaTypes,
} as const satisfies Record<Purpose, readonly MediaType[]>

export const extensionOf: Record<MediaType, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'application/pdf': 'pdf',
}

/** The words for a tip that lists what is accepted: `jpg, png`. */
export const acceptedExtensions = (purpose: Purpose): string =>
  acceptedTypes[purpose].map((type) => extensionOf[type]).join(', ')
