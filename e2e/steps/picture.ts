import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Page } from '@playwright/test'

/** A picture is kept at a quarter of its size: small, and blind to how a system smooths its letters. */
const SMALLER = 4
/** Of 255: what a channel may differ before a small pixel counts as another one. */
const CHANNEL = 40

const small = (page: Page, png: Buffer): Promise<string> =>
  page.evaluate(
    async ([source, smaller]) => {
      const picture = await createImageBitmap(await (await fetch(source)).blob())
      const canvas = document.createElement('canvas')
      canvas.width = Math.round(picture.width / smaller)
      canvas.height = Math.round(picture.height / smaller)
      const context = canvas.getContext('2d')
      if (!context) throw new Error('the browser draws no canvas')
      context.imageSmoothingQuality = 'high'
      context.drawImage(picture, 0, 0, canvas.width, canvas.height)
      return canvas.toDataURL('image/webp', 0.9)
    },
    [`data:image/png;base64,${png.toString('base64')}`, SMALLER] as const,
  )

type Pixels = { readonly width: number; readonly height: number; readonly channels: readonly number[] }

const pixelsOf = (page: Page, source: string): Promise<Pixels> =>
  page.evaluate(async (address) => {
    const picture = await createImageBitmap(await (await fetch(address)).blob())
    const { width, height } = picture
    const context = new OffscreenCanvas(width, height).getContext('2d')
    if (!context) throw new Error('the browser draws no canvas')
    context.drawImage(picture, 0, 0)
    return { width, height, channels: Array.from(context.getImageData(0, 0, width, height).data) }
  }, source)

/** Small pixels that differ, as a share of all; 1 when the pictures are not of one size. */
function difference(one: Pixels, two: Pixels): number {
  if (one.width !== two.width || one.height !== two.height) return 1
  const far = (at: number) => Math.abs((one.channels[at] ?? 0) - (two.channels[at] ?? 0)) > CHANNEL
  const pixels = Array.from({ length: one.channels.length / 4 }, (_, pixel) => pixel * 4)
  return pixels.filter((at) => far(at) || far(at + 1) || far(at + 2)).length / pixels.length
}

/** How much of a picture is another than in the one kept at `path`, as a share; `renew` keeps this one instead. */
export async function compare(page: Page, png: Buffer, path: string, renew: boolean): Promise<number> {
  const now = await small(page, png)
  if (renew) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, Buffer.from(now.split(',')[1] ?? '', 'base64'))
  }
  const kept = `data:image/webp;base64,${readFileSync(path).toString('base64')}`
  return difference(await pixelsOf(page, now), await pixelsOf(page, kept))
}
