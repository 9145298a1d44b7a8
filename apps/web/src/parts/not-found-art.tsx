import { Mosaic, quarter, type Shape, square, triangle } from '@tessera/ui/art-shapes.tsx'

/** A picture of 404 made of tiles; one tile of the middle has moved away. One letter for each tile. */
const STONES = [
  'a . a . / b b \\ . c . c',
  'a . a . b . . b . c . c',
  'a a a . b . . b . c c c',
  '. . a . b . . b . . . c',
  '. . a . \\ b . / . . . c',
]
const CELL = 40
const SIZE = CELL - 2.5
const artOf = { a: 'lapis-2', b: 'gilt-2', c: 'teal-2' } as const

const stone = (letter: string, x: number, y: number): Shape => {
  const place = { x: x * CELL + 1.25, y: y * CELL + 1.25, size: SIZE }
  if (letter === 'a' || letter === 'b' || letter === 'c') return square(place, artOf[letter])
  if (letter === '/') return quarter(place, 'gilt-2', y === 0 ? 2 : 0)
  if (letter === '\\') return quarter(place, 'gilt-2', y === 0 ? 3 : 1)
  return square(place, 'paper', 0.5)
}
const stones = STONES.flatMap((line, y) => line.split(' ').map((letter, x) => stone(letter, x, y)))
const wanderer = triangle({ x: 6.2 * CELL, y: 5.3 * CELL, size: SIZE * 0.8 }, 'terra-1', 2)

export const NotFoundArt = ({ className }: { className?: string | undefined }) => (
  <svg className={className} viewBox={`0 0 ${12 * CELL} ${6.4 * CELL}`} aria-hidden>
    <Mosaic layers={[stones]} />
    <g transform={`rotate(17 ${6.6 * CELL} ${5.7 * CELL})`}>
      <Mosaic layers={[[wanderer]]} />
    </g>
  </svg>
)
