import { seeded, seedOf } from '@tessera/domain/platform/random/seeded.ts'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { LETTER_HEIGHT, LETTER_WIDTH, tilesOf } from './og-letters.ts'

const WIDTH = 1200
const HEIGHT = 630
const STEP = 60
const GAP = 3
const MAX_CACHED = 100

/** The colors of the light theme's artwork (packages/ui/src/tokens.css). */
export const artColors = {
  paper: '#ece9e0',
  'paper-2': '#e1ddd1',
  ink: '#1c2a63',
  'gilt-2': '#d9b666',
  'terra-1': '#a65a3c',
  'terra-2': '#cc8d6e',
  'terra-3': '#eacdbc',
  'lapis-1': '#2a45a8',
  'lapis-2': '#5f78cc',
  'lapis-3': '#a9b8e6',
  'teal-1': '#24707a',
  'teal-2': '#5fa5ac',
  'teal-3': '#bddcdd',
  'plum-1': '#6b3f6d',
  'plum-2': '#9f77a0',
  'plum-3': '#dcc9dc',
} as const
type Tone = 'terra' | 'lapis' | 'teal' | 'plum'

/** The color of each product type's cover; plum for all others. */
const tones: Readonly<Record<string, Tone>> = {
  real_estate: 'terra',
  bond: 'lapis',
  equity: 'teal',
  private_equity: 'teal',
  commodity: 'lapis',
}

export type PicturedProduct = { readonly symbol: string; readonly version: number; readonly type: string }

const square = (x: number, y: number, size: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="2" fill="${fill}"/>`

/** Returns a quarter of a disc in one of the four corners of its cell. */
const quarter = (x: number, y: number, size: number, fill: string, turn: number): string =>
  `<path transform="rotate(${turn * 90} ${x + size / 2} ${y + size / 2})" d="M${x} ${y}h${size}a${size} ${size} 0 0 1 ${-size} ${size}z" fill="${fill}"/>`

function mosaic({ symbol, type }: PicturedProduct): string {
  const random = seeded(seedOf(`og${symbol}`))
  const tone = tones[type] ?? 'plum'
  const fills = [artColors[`${tone}-1`], artColors[`${tone}-2`], artColors[`${tone}-3`]] as const
  const cells: string[] = []
  for (let y = 0; y < HEIGHT; y += STEP)
    for (let x = 0; x < WIDTH; x += STEP) {
      const size = STEP - GAP
      // Denser towards the right and the bottom, like unfinished tiling.
      const laid = random() < (x / WIDTH) * 0.75 + (y / HEIGHT) * 0.35
      const [fill, shape, turn] = [fills[Math.floor(random() * 3)] ?? fills[0], random(), Math.floor(random() * 4)]
      cells.push(square(x, y, size, random() < 0.2 ? artColors['paper-2'] : artColors.paper))
      if (laid) cells.push(shape < 0.62 ? square(x, y, size, fill) : quarter(x, y, size, fill, turn))
      if (laid && shape > 0.95) cells.push(square(x + 20, y + 20, 17, artColors['gilt-2']))
    }
  return cells.join('')
}

/** Returns the ticker as tiles on a paper-coloured plate. */
function tickerPlate({ symbol }: PicturedProduct): string {
  const columns = symbol.length * (LETTER_WIDTH + 1) - 1
  const tile = Math.min(26, Math.floor(960 / columns))
  const [x, y] = [STEP * 2, (HEIGHT - tile * LETTER_HEIGHT) / 2]
  const box = `<rect x="${x - 60}" y="${y - 60}" width="${columns * tile + 120}" height="${tile * LETTER_HEIGHT + 120}" rx="12" fill="${artColors.paper}"/>`
  const letters = tilesOf(symbol).map((at) => square(x + at.x * tile, y + at.y * tile, tile - 2, artColors.ink))
  return box + letters.join('')
}

export const ogSvg = (of: PicturedProduct): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${artColors['paper-2']}"/>${mosaic(of)}${tickerPlate(of)}</svg>`

/** The exchange's own picture, for pages without a product. */
export const BRAND_PICTURE = '/og/tessera.png'
export const brandPicture = (): Promise<Buffer> => ogPicture({ symbol: 'TESSERA', version: 0, type: 'bond' })

const pictures = new LRUCache<string, Promise<Buffer>>({ max: MAX_CACHED })

/** Returns the product's picture for shared links. It is rendered once for each version. */
export function ogPicture(of: PicturedProduct): Promise<Buffer> {
  const key = `${of.symbol} ${of.version}`
  const known = pictures.get(key)
  if (known !== undefined) return known
  const drawn = sharp(Buffer.from(ogSvg(of)))
    .png({ palette: true })
    .toBuffer()
  pictures.set(key, drawn)
  drawn.catch(() => pictures.delete(key))
  return drawn
}
