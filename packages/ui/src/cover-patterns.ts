import {
  type Art,
  type Cell,
  type Corner,
  type Layers,
  layersOf,
  opposite,
  pane,
  quarter,
  shade,
  type Shape,
  square,
  triangle,
} from './art-shapes.tsx'

type Random = () => number
export type Draw = (random: Random, columns: number, rows: number) => Layers

const gap = 2
const step = 40
const cellAt = (column: number, row: number): Cell => ({
  x: column * step + gap / 2,
  y: row * step + gap / 2,
  size: step - gap,
})

type Paint = (cell: Cell, column: number, row: number) => readonly Shape[]

/** Paints cell by cell, column by column, so that the order of random numbers is fixed. */
function grid(columns: number, rows: number, paint: Paint): Layers {
  const stacks: (readonly Shape[])[] = []
  for (let column = 0; column < columns; column += 1)
    for (let row = 0; row < rows; row += 1) stacks.push(paint(cellAt(column, row), column, row))
  return layersOf(stacks)
}

const paper: Draw = (random, columns, rows) =>
  grid(columns, rows, (cell) => [square(cell, random() < 0.2 ? 'paper-2' : 'paper', shade(random(), 0.55))])

/** Four quarter circles that form a disc over two by two cells. */
const disc: readonly (readonly [number, number, Corner])[] = [
  [0, 0, 2],
  [1, 0, 3],
  [1, 1, 0],
  [0, 1, 1],
]

export const skyline: Draw = (random, columns, rows) => {
  const base = paper(random, columns, rows)
  const sun = 1 + Math.floor(random() * (columns - 3))
  const tall = rows > 5
  let height = tall ? Math.round(rows * 0.45) : 1 + Math.floor(random() * 2)
  const storeys: (readonly Shape[])[] = []
  for (let column = 0; column < columns; column += 1) {
    const drift = tall ? Math.floor(random() * 5) - 2 : Math.floor(random() * 3) - 1
    height = Math.max(1, Math.min(rows, height + drift))
    if (column === sun || column === sun + 1) height = Math.min(height, rows - (tall ? 3 : 2))
    for (let floor = 0; floor < height; floor += 1)
      storeys.push(storey(random, cellAt(column, rows - 1 - floor), floor === height - 1))
  }
  const light = disc.map(([dx, dy, corner]) => quarter(cellAt(sun + dx, dy), 'gilt-2', corner))
  return [...base, light, ...layersOf(storeys)]
}

function storey(random: Random, cell: Cell, top: boolean): readonly Shape[] {
  const chance = random()
  const art: Art = chance < 0.38 ? 'terra-1' : chance < 0.72 ? 'terra-2' : 'terra-3'
  if (top && random() < 0.42) {
    const pointed = random() < 0.5
    const corner = random() < 0.5 ? 2 : 3
    return [pointed ? triangle(cell, art, corner) : quarter(cell, art, corner)]
  }
  const wall = square(cell, art)
  return random() < 0.34 ? [wall, pane(cell, chance < 0.72 ? 'lit-1' : 'terra-1', 0.3)] : [wall]
}

const layers = ['lapis-4', 'lapis-3', 'lapis-2', 'lapis-1', 'lapis-2', 'lapis-3'] as const
const layer = (at: number): Art => layers[at % layers.length] ?? 'lapis-1'

export const strata: Draw = (random, columns, rows) => {
  const offset = Math.floor(random() * 2)
  return grid(columns, rows, (cell, column, row) => {
    const chance = random()
    const ground = square(cell, layer(row + offset), shade(random(), 0.86))
    if (chance < 0.3) return [ground, quarter(cell, layer(row + offset + 1), column % 2 ? 2 : 3)]
    return chance > 0.94 ? [ground, pane(cell, 'gilt-2', 0.34)] : [ground]
  })
}

const teal = ['teal-1', 'teal-2', 'teal-3'] as const

export const ascent: Draw = (random, columns, rows) => {
  const base = paper(random, columns, rows)
  const start = random() < 0.5 ? 1 : 0
  const stairs: (readonly Shape[])[] = []
  for (let column = 0; column < columns; column += 1) {
    const rise = Math.round(((column + start) * rows) / columns + (random() - 0.45))
    const height = Math.min(rows, Math.max(1, rise))
    for (let at = 0; at < height; at += 1) stairs.push(stair(random, cellAt(column, rows - 1 - at), at === height - 1))
  }
  return [...base, ...layersOf(stairs), [quarter(cellAt(columns - 2, 0), 'gilt-2', 2)]]
}

function stair(random: Random, cell: Cell, top: boolean): readonly Shape[] {
  if (top) return [triangle(cell, 'teal-1', 2)]
  const tread = square(cell, teal[Math.floor(random() * 3)] ?? 'teal-1')
  return random() < 0.12 ? [tread, pane(cell, 'gilt-2', 0.34)] : [tread]
}

const rings: readonly (readonly [Art, Art])[] = [
  ['plum-1', 'plum-3'],
  ['plum-2', 'plum-3'],
  ['plum-3', 'plum-1'],
  ['paper-2', 'plum-2'],
]

export const orbit: Draw = (random, columns, rows) => {
  const stacks: (readonly Shape[])[] = []
  for (let column = 0; column < columns; column += 2)
    for (let row = 0; row < rows; row += 2) stacks.push(...ring(random, column, row))
  return layersOf(stacks)
}

function ring(random: Random, column: number, row: number): (readonly Shape[])[] {
  const [outer, ground] = rings[Math.floor(random() * 4)] ?? (['plum-1', 'plum-3'] as const)
  // 0 adds an inner circle, 1 turns the outer one inside out; 2 and 3 leave the plain ring.
  const variant = Math.floor(random() * 4)
  return disc.map(([dx, dy, corner]) => {
    const cell = cellAt(column + dx, row + dy)
    const half = cell.size / 2
    const inner = {
      x: cell.x + (corner === 1 || corner === 2 ? half : 0),
      y: cell.y + (corner > 1 ? half : 0),
      size: half,
    }
    const stack = [square(cell, ground), quarter(cell, outer, variant === 1 ? opposite[corner] : corner)]
    return variant === 0 ? [...stack, quarter(inner, random() < 0.3 ? 'gilt-2' : ground, corner)] : stack
  })
}
