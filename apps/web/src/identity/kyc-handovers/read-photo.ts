import { flawsOf, type PhotoFlaw } from './photo-quality.ts'

/** The longer side of the sent photo in pixels: small print is readable, and a slow connection can send it. */
const SENT_SIDE = 2400
const JPEG_QUALITY = 0.9
/** The longer side in pixels of the picture on which the quality is measured. */
const MEASURED_SIDE = 640

export type Photo = { readonly file: File; readonly flaws: readonly PhotoFlaw[] }

/** Converts a camera picture to the JPEG that is sent, and finds its flaws. Rejects if the file is not a picture. */
export async function readPhoto(taken: File, name: string): Promise<Photo> {
  const bitmap = await createImageBitmap(taken)
  try {
    const side = Math.max(bitmap.width, bitmap.height)
    const measured = draw(bitmap, Math.min(1, MEASURED_SIDE / side))
    const { width, height, data } = measured.getImageData(0, 0, measured.canvas.width, measured.canvas.height)
    const values = new Uint8ClampedArray(width * height)
    for (let at = 0; at < values.length; at += 1) {
      const [red = 0, green = 0, blue = 0] = data.subarray(at * 4, at * 4 + 3)
      values[at] = 0.299 * red + 0.587 * green + 0.114 * blue
    }
    const { canvas } = draw(bitmap, Math.min(1, SENT_SIDE / side))
    const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY })
    const flaws = flawsOf({ width, height, values }, side)
    return { file: new File([jpeg], `${name}.jpg`, { type: 'image/jpeg' }), flaws }
  } finally {
    bitmap.close()
  }
}

function draw(bitmap: ImageBitmap, scale: number): OffscreenCanvasRenderingContext2D {
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('this browser has no 2D canvas')
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return context
}
