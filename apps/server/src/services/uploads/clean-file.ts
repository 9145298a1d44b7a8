import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import {
  acceptedExtensions,
  acceptedTypes,
  MAX_PIXELS,
  type MediaType,
  maxBytesOf,
  phonePhotoTypes,
  type Purpose,
} from '@tessera/domain/services/uploads/purpose.ts'
import { fileTypeFromBuffer } from 'file-type'
import sharp, { type Sharp } from 'sharp'
import { isReadablePdf } from './read-pdf.ts'
import { uploadHeic, uploadTooManyPixels, uploadTypeRefused, uploadUnreadable } from './refusals.ts'

type CleanRefusal = 'UPLOAD_TYPE_REFUSED' | 'UPLOAD_UNREADABLE' | 'UPLOAD_HEIC' | 'UPLOAD_TOO_MANY_PIXELS'
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
export async function cleanFile(bytes: Buffer, purpose: Purpose): Promise<Outcome<CleanFile, CleanRefusal>> {
  const mime = (await fileTypeFromBuffer(bytes))?.mime
  const mediaType = acceptedTypes[purpose].find((accepted) => accepted === mime)
  if (mime !== undefined && phonePhotoTypes.includes(mime)) return uploadHeic
  if (mediaType === undefined) return uploadTypeRefused(acceptedExtensions(purpose))
  const encode = encoders[mediaType]
  if (mediaType === 'application/pdf' && !(await isReadablePdf(bytes))) return uploadUnreadable
  if (encode === undefined) return ok({ bytes, mediaType })
  const pixels = await pixelsOf(bytes)
  if (pixels !== undefined && pixels > MAX_PIXELS) return uploadTooManyPixels(pixels)
  const encoded = await withDecoderSlot(() => encodeWithin(bytes, encode, maxBytesOf(purpose)))
  return encoded === undefined ? uploadUnreadable : ok({ bytes: encoded, mediaType })
}

/** The number of pixels by the header of a picture; undefined if it cannot be read. Decodes nothing. */
async function pixelsOf(bytes: Buffer): Promise<number | undefined> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false, pages: 1 }).metadata()
    return width * height
  } catch {
    // The encoder finds the same fault and reports it.
    return undefined
  }
}

/** The sides of the copies that are tried, as shares of the original. */
const sides = [1, 0.75, 0.5, 0.35] as const

/** Returns a copy of at most `max` bytes. The limit is for the sent file, so a larger copy gets fewer pixels. */
async function encodeWithin(bytes: Buffer, encode: (image: Sharp) => Sharp, max: number): Promise<Buffer | undefined> {
  let copy: Buffer | undefined
  for (const side of sides) {
    copy = await encodeAgain(bytes, encode, side)
    if (copy === undefined || copy.length <= max) return copy
  }
  return copy
}

async function encodeAgain(bytes: Buffer, encode: (image: Sharp) => Sharp, side: number): Promise<Buffer | undefined> {
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
    if (side < 1) {
      const { width } = await image.metadata()
      image.resize({ width: Math.round(width * side) })
    }
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
