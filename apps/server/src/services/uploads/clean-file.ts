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
import { uptimeMs } from '#platform/clock/clock.ts'
import { isReadablePdf } from './read-pdf.ts'
import { uploadHeic, uploadTooManyPixels, uploadTypeRefused, uploadUnreadable } from './refusals.ts'

type CleanRefusal = 'UPLOAD_TYPE_REFUSED' | 'UPLOAD_UNREADABLE' | 'UPLOAD_HEIC' | 'UPLOAD_TOO_MANY_PIXELS'
export type CleanFile = { readonly bytes: Buffer; readonly mediaType: MediaType }

type Encode = (image: Sharp) => Sharp

/** The time for all copies of a picture together. */
const ENCODE_SECONDS = 8
/** The number of pictures decoded at the same time: each may take 160 MB. */
const PARALLEL_FILES = 2

const encoders: Partial<Record<MediaType, Encode>> = {
  'image/jpeg': (image) => image.jpeg({ quality: 88 }),
  'image/png': (image) => image.png({ compressionLevel: 9 }),
  'image/webp': (image) => image.webp({ quality: 90 }),
}

/**
 * Returns the file to store. Its type comes from its bytes, a PDF must open in a reader, and a picture is encoded
 * again. This removes everything except the picture: location, camera, and a second file behind the first.
 * `now` returns milliseconds of a monotonic clock.
 */
export async function cleanFile(
  bytes: Buffer,
  purpose: Purpose,
  now: () => number = uptimeMs,
): Promise<Outcome<CleanFile, CleanRefusal>> {
  const mime = (await fileTypeFromBuffer(bytes))?.mime
  const mediaType = acceptedTypes[purpose].find((accepted) => accepted === mime)
  if (mime !== undefined && phonePhotoTypes.includes(mime)) return uploadHeic
  if (mediaType === undefined) return uploadTypeRefused(acceptedExtensions(purpose))
  const encode = encoders[mediaType]
  if (mediaType === 'application/pdf' && !(await isReadablePdf(bytes))) return uploadUnreadable
  if (encode === undefined) return ok({ bytes, mediaType })
  const pixels = await pixelsOf(bytes)
  if (pixels !== undefined && pixels > MAX_PIXELS) return uploadTooManyPixels(pixels)
  const encoded = await withDecoderSlot(() => encodeWithin(bytes, encode, maxBytesOf(purpose), now))
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

/**
 * Returns a copy of at most `max` bytes. The limit is for the sent file, so a larger copy gets fewer pixels. Returns the
 * smallest copy that was encoded in time; undefined if there is none.
 */
async function encodeWithin(
  bytes: Buffer,
  encode: Encode,
  max: number,
  now: () => number,
): Promise<Buffer | undefined> {
  const end = now() + ENCODE_SECONDS * 1000
  let copy: Buffer | undefined
  for (const side of sides) {
    const seconds = Math.floor((end - now()) / 1000)
    if (seconds < 1) return copy
    const next = await encodeAgain(bytes, encode, side, seconds)
    if (next === undefined || next.length <= max) return next ?? copy
    copy = next
  }
  return copy
}

async function encodeAgain(bytes: Buffer, encode: Encode, side: number, seconds: number): Promise<Buffer | undefined> {
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 }).autoOrient()
    if (side < 1) {
      // The size after turning the picture as the camera was held, because it is turned before it is resized.
      const { width } = (await image.metadata()).autoOrient
      image.resize({ width: Math.round(width * side), withoutEnlargement: true })
    }
    return await encode(image).timeout({ seconds }).toBuffer()
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
