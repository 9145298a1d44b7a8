import { seeded, seedOf } from '@tessera/domain/platform/random/seeded.ts'
import {
  type Art,
  type Cell,
  type Corner,
  type Layers,
  layersOf,
  Mosaic,
  quarter,
  shade,
  type Shape,
  square,
  triangle,
} from '@tessera/ui/art-shapes.tsx'

/** A picture of a harbour at dusk, made of tiles; the last tiles are still loose. One letter for each tile. */
const TOWN = [
  '. . . s . s S s s S s s',
  '. s . S s s s 1 2 s S s',
  '. . s s S s s 4 3 s s s',
  's . s S s a s s S s s A',
  '. s s / a w s b s s / A',
  '. S s A a a / b B s A W',
  's s b A w a B w B c A A',
  '. / b W a a B b W c W A',
  's B w A a w B b B C A A',
  '. ~ ~ = ~ = = ~ ~ = ~ =',
  's . ~ ~ = = ~ = g ~ = ~',
  '. . . ~ = ~ = ~ = = ~ =',
]
const CELL = 46
const SIZE = CELL - 2.5

type Chance = { readonly sky: number; readonly wall: number; readonly turn: number }
type Draw = (place: Cell, chance: Chance) => readonly Shape[]

const sky =
  (art: Art): Draw =>
  (p, chance) => [square(p, art, chance.sky)]
const wall =
  (art: Art): Draw =>
  (p, chance) => [square(p, art, chance.wall)]
const over =
  (base: Draw, art: Art, corner: Corner): Draw =>
  (p, chance) => [...base(p, chance), quarter(p, art, corner)]
const panes = [
  [0.2, 0.22, 'lit-1'],
  [0.58, 0.22, 'lit-2'],
  [0.2, 0.6, 'lit-2'],
  [0.58, 0.6, 'lit-1'],
] as const
const tiles: Readonly<Record<string, Draw>> = {
  s: sky('paper'),
  S: sky('lapis-4'),
  '1': over(sky('paper'), 'lit-2', 2),
  '2': over(sky('paper'), 'lit-2', 3),
  '3': over(sky('paper'), 'gilt-1', 0),
  '4': over(sky('paper'), 'gilt-1', 1),
  a: wall('terra-1'),
  b: wall('terra-3'),
  c: wall('terra-2'),
  A: wall('lapis-1'),
  B: wall('lapis-2'),
  C: wall('lapis-3'),
  w: (p, chance) => wall(chance.turn < 0.5 ? 'terra-1' : 'lapis-1')(p, chance),
  W: wall('lapis-1'),
  '/': (p, chance) => [...sky('paper')(p, chance), triangle(p, 'lapis-1', chance.turn < 0.5 ? 2 : 3)],
  '~': over(sky('teal-2'), 'teal-3', 3),
  '=': over(sky('teal-1'), 'teal-2', 2),
  g: over(sky('teal-2'), 'lit-1', 0),
}

/** Loose tiles, slightly rotated and off the grid. */
const strays = [
  [-0.05, 0.15, 'lapis-2', -14, 0.62],
  [1, 1.95, 'gilt-2', 18, 0.5],
  [0.12, 5.2, 'terra-2', 11, 0.55],
  [0.25, 9.2, 'teal-1', -20, 0.5],
  [1.35, 10.5, 'lapis-1', 16, 0.58],
  [2.1, 0.05, 'terra-3', -8, 0.7],
] as const

function draw(): Layers {
  const random = seeded(seedOf('harbour'))
  const lit: Shape[] = []
  const stacks = TOWN.flatMap((line, row) =>
    line.split(' ').map((letter, column) => {
      const chance = { sky: shade(random(), 0.84), wall: shade(random(), 0.9), turn: random() }
      const place = { x: column * CELL + 1.25, y: row * CELL + 1.25, size: SIZE }
      if (letter.toLowerCase() === 'w') lit.push(...windowsOf(place))
      return tiles[letter]?.(place, chance) ?? []
    }),
  )
  return [...layersOf(stacks), lit]
}

const windowsOf = ({ x, y }: Cell): Shape[] =>
  panes.map(([dx, dy, art]) => square({ x: x + SIZE * dx, y: y + SIZE * dy, size: SIZE * 0.22 }, art))

export const Harbour = ({ className }: { className?: string | undefined }) => (
  <svg className={className} viewBox={`-12 -6 ${12 * CELL + 14} ${12 * CELL + 8}`} aria-hidden>
    <Mosaic layers={draw()} />
    {strays.map(([column, row, art, turn, share]) => {
      const [x, y, size] = [column * CELL, row * CELL, SIZE * share]
      return (
        <g key={art} transform={`rotate(${turn} ${x + size / 2} ${y + size / 2})`}>
          <Mosaic layers={[[square({ x, y, size }, art)]]} />
        </g>
      )
    })}
  </svg>
)
