import { Quarter, Square, Triangle } from '@tessera/ui/art-shapes.tsx'
import type { ReactElement } from 'react'

/** 404 laid in tiles; one stone of the middle has wandered off. One letter per tile. */
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

const stone = (letter: string, x: number, y: number): ReactElement | null => {
  const place = { x: x * CELL + 1.25, y: y * CELL + 1.25, size: SIZE }
  if (letter === 'a' || letter === 'b' || letter === 'c') return <Square {...place} art={artOf[letter]} />
  if (letter === '/') return <Quarter {...place} art="gilt-2" corner={y === 0 ? 2 : 0} />
  if (letter === '\\') return <Quarter {...place} art="gilt-2" corner={y === 0 ? 3 : 1} />
  return <Square {...place} art="paper" opacity={0.5} />
}

export const LostArt = ({ className }: { className?: string | undefined }) => (
  <svg className={className} viewBox={`0 0 ${12 * CELL} ${6.4 * CELL}`} aria-hidden>
    {STONES.flatMap((line, y) =>
      line.split(' ').map((letter, x) => (
        // oxlint-disable-next-line react/no-array-index-key -- a stone is its place
        <g key={`${x} ${y}`}>{stone(letter, x, y)}</g>
      )),
    )}
    <g transform={`rotate(17 ${6.6 * CELL} ${5.7 * CELL})`}>
      <Triangle x={6.2 * CELL} y={5.3 * CELL} size={SIZE * 0.8} art="terra-1" corner={2} />
    </g>
  </svg>
)
