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

/** Small pixels that differ, as a share of all; 1 when the pictures are not of one size. */
const difference = (page: Page, one: string, two: string): Promise<number> =>
  page.evaluate(
    async ([addresses, channel]) => {
      const [a, b] = await Promise.all(
        addresses.map(async (address) => {
          const picture = await createImageBitmap(await (await fetch(address)).blob())
          const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
          if (!context) throw new Error('the browser draws no canvas')
          context.drawImage(picture, 0, 0)
          return context.getImageData(0, 0, picture.width, picture.height)
        }),
      )
      if (!a || !b || a.width !== b.width || a.height !== b.height) return 1
      let far = 0
      for (let at = 0; at < a.data.length; at += 4)
        if ([at, at + 1, at + 2].some((c) => Math.abs((a.data[c] ?? 0) - (b.data[c] ?? 0)) > channel)) far += 1
      return (far * 4) / a.data.length
    },
    [[one, two], CHANNEL] as const,
  )

/** Several pictures as one, each below the other. */
export async function stacked(page: Page, pngs: readonly Buffer[]): Promise<Buffer> {
  const address = await page.evaluate(
    async (sources) => {
      const pictures = await Promise.all(sources.map(async (it) => createImageBitmap(await (await fetch(it)).blob())))
      const canvas = document.createElement('canvas')
      canvas.width = Math.max(...pictures.map(({ width }) => width))
      canvas.height = pictures.reduce((sum, { height }) => sum + height, 0)
      let y = 0
      for (const picture of pictures) {
        canvas.getContext('2d')?.drawImage(picture, 0, y)
        y += picture.height
      }
      return canvas.toDataURL()
    },
    pngs.map((png) => `data:image/png;base64,${png.toString('base64')}`),
  )
  return Buffer.from(address.split(',')[1] ?? '', 'base64')
}

/** How much of a picture is another than in the one kept at `path`, as a share; `renew` keeps this one instead. */
export async function compare(page: Page, png: Buffer, path: string, renew: boolean): Promise<number> {
  const now = await small(page, png)
  if (renew) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, Buffer.from(now.split(',')[1] ?? '', 'base64'))
  }
  const kept = `data:image/webp;base64,${readFileSync(path).toString('base64')}`
  return difference(page, now, kept)
}
