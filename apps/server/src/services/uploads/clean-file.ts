import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import {
  acceptedExtensions,
  acceptedTypes,
  MAX_PIXELS,
  type MediaType,
  type Purpose,
} from '@tessera/domain/services/uploads/purpose.ts'
import { fileTypeFromBuffer } from 'file-type'
import sharp, { type Sharp } from 'sharp'
import { isReadablePdf } from './read-pdf.ts'
import { uploadTypeRefused, uploadUnreadable } from './refusals.ts'

export type CleanFile = { readonly bytes: Buffer; readonly mediaType: MediaType }

const DECODE_SECONDS = 5
/** The number of pictures decoded at the same time: each may take 160 MB. */
const PARALLEL_FILES = 2

const encoders: Partial<Record<MediaType, (image: Sharp) => Sharp>> = {
  'image/jpeg': (image) => image.jpeg({ quality: 88 }),
  'image/png': (image) => image.png({ compressionLevel: 9 }),
  'image/webp': (image) => image.webp({ quality: 90 }),
}

/**
 * Returns the file to store. Its type comes from its bytes, a PDF must open in a reader, and a picture is encoded
 * again. This removes everything except the picture: location, camera, and a second file behind the first.
 */
export async function cleanFile(
  bytes: Buffer,
  purpose: Purpose,
): Promise<Outcome<CleanFile, 'UPLOAD_TYPE_REFUSED' | 'UPLOAD_UNREADABLE'>> {
  const mime = (await fileTypeFromBuffer(bytes))?.mime
  const mediaType = acceptedTypes[purpose].find((accepted) => accepted === mime)
  if (mediaType === undefined) return uploadTypeRefused(acceptedExtensions(purpose))
  const encode = encoders[mediaType]
  if (mediaType === 'application/pdf' && !(await isReadablePdf(bytes))) return uploadUnreadable
  if (encode === undefined) return ok({ bytes, mediaType })
  const encoded = await withDecoderSlot(() => encodeAgain(bytes, encode))
  return encoded === undefined ? uploadUnreadable : ok({ bytes: encoded, mediaType })
}

async function encodeAgain(bytes: Buffer, encode: (image: Sharp) => Sharp): Promise<Buffer | undefined> {
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
    return await encode(image.autoOrient()).timeout({ seconds: DECODE_SECONDS }).toBuffer()
  } catch {
    // Every error of the decoder means the same to the sender: the picture cannot be opened.
    return undefined
  }
}

const waiting: (() => void)[] = []
let running = 0

async function withDecoderSlot<T>(work: () => Promise<T>): Promise<T> {
  if (running >= PARALLEL_FILES) await new Promise<void>((resume) => waiting.push(resume))
  running += 1
  try {
    return await work()
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}
