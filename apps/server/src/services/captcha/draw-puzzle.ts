import type { CaptchaQuestion } from '@tessera/contract/services/captcha/captcha.ts'
import { FIRST_GAP, LAST_GAP, puzzle } from '@tessera/domain/services/captcha/puzzle.ts'
import sharp from 'sharp'
import type { z } from 'zod'
import type { Random } from '#platform/random/random.ts'

type Puzzle = NonNullable<NonNullable<z.input<typeof CaptchaQuestion>['local']>['puzzle']>

const TILE = 20
const tones = [
  '#e9e5db',
  '#d9dff5',
  '#2a44a8',
  '#5f78cc',
  '#eccfc2',
  '#a85c40',
  '#d0906f',
  '#b98a2e',
  '#bcdcdc',
  '#5fa5a9',
]
type Chance = Pick<Random, 'below'>
const pick = ({ below }: Chance): string => tones[below(tones.length)] ?? ''

/** Draws a tile, sometimes with a quarter of a circle in it. */
function tile(chance: Chance, x: number, y: number): string {
  const square = `<rect x="${x}" y="${y}" width="${TILE - 1}" height="${TILE - 1}" rx="1" fill="${pick(chance)}"/>`
  if (chance.below(3) > 0) return square
  return `${square}<path d="M${x} ${y + TILE - 1}v-${TILE - 1}a${TILE - 1} ${TILE - 1} 0 0 1 ${TILE - 1} ${TILE - 1}z" fill="${pick(chance)}"/>`
}

const wall = (chance: Chance): string =>
  Array.from({ length: puzzle.height / TILE }, (_row, y) =>
    Array.from({ length: puzzle.width / TILE }, (_column, x) => tile(chance, x * TILE, y * TILE)).join(''),
  ).join('')

const shape = (fill: string, stroke: string): string =>
  `<svg width="${puzzle.side}" height="${puzzle.side}"><rect x="1" y="1" width="${puzzle.side - 2}" height="${puzzle.side - 2}" rx="8" fill="${fill}" stroke="${stroke}" stroke-width="2"/></svg>`

const dataUrl = (bytes: Buffer): string => `data:image/webp;base64,${bytes.toString('base64')}`

/** Draws a pattern of tiles with a gap, and the missing piece. */
export async function drawPuzzle(chance: Chance): Promise<{ readonly gap: number; readonly puzzle: Puzzle }> {
  const { width, height, side } = puzzle
  const gap = FIRST_GAP + chance.below(LAST_GAP + 1 - FIRST_GAP)
  const top = 8 + chance.below(height - side - 16)
  const painted = await sharp(
    Buffer.from(
      `<svg width="${width}" height="${height}"><rect width="100%" height="100%" fill="#faf9f6"/>${wall(chance)}</svg>`,
    ),
  )
    .png()
    .toBuffer()
  const [picture, piece] = await Promise.all([
    sharp(painted)
      .composite([{ input: Buffer.from(shape('rgba(12,15,20,.62)', '#fff')), left: gap, top }])
      .webp({ quality: 80 })
      .toBuffer(),
    sharp(painted)
      .extract({ left: gap, top, width: side, height: side })
      .ensureAlpha()
      .composite([
        { input: Buffer.from(shape('#000', '#000')), blend: 'dest-in' },
        { input: Buffer.from(shape('none', '#fff')) },
      ])
      .webp({ quality: 90 })
      .toBuffer(),
  ])
  return { gap, puzzle: { picture: dataUrl(picture), piece: dataUrl(piece), width, height, side, top } }
}
