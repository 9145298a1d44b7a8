import type { Page } from '@playwright/test'

/** Solves the open captcha by proof of work. */
export const solveCaptcha = (page: Page): Promise<void> => page.getByRole('button', { name: 'Try another way' }).click()

/** Moves the puzzle piece into its gap by keyboard: where the picture is darkest over the piece's whole square. */
export async function slideByKeys(page: Page): Promise<void> {
  const picture = page.getByRole('img', { name: 'A wall of tiles with a gap in it' })
  const steps = await picture.evaluate((element) => {
    if (!(element instanceof HTMLImageElement)) throw new Error('the captcha shows no picture')
    const piece = element.nextElementSibling
    if (!(piece instanceof HTMLImageElement)) throw new Error('the captcha shows no piece')
    const canvas = document.createElement('canvas')
    canvas.width = element.naturalWidth
    canvas.height = element.naturalHeight
    const pen = canvas.getContext('2d')
    if (pen === null) throw new Error('the browser has no 2D canvas')
    pen.drawImage(element, 0, 0)
    const side = piece.naturalWidth
    const top = Math.round((piece.offsetTop / element.clientHeight) * canvas.height)
    const light = (x: number): number =>
      pen
        .getImageData(x + 3, top + 3, side - 6, side - 6)
        .data.reduce((sum, value, n) => (n % 4 === 3 ? sum : sum + value), 0)
    const places = Array.from({ length: canvas.width - side + 1 }, (_, x) => ({ x, light: light(x) }))
    const gap = places.reduce((darkest, place) => (place.light < darkest.light ? place : darkest))
    return Math.round((gap.x / (canvas.width - side)) * 100)
  })
  await page.getByRole('slider', { name: 'Position of the piece' }).focus()
  for (let step = 0; step < steps; step += 1) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
}
