import { Fragment, type ReactElement } from 'react'
import { type Art, type Cell, type Corner, opposite, Quarter, Square, Triangle, Window } from './art-shapes.tsx'

type Random = () => number
export type Draw = (random: Random, columns: number, rows: number) => ReactElement

const gap = 2
const step = 40
const cellAt = (column: number, row: number): Cell => ({
  x: column * step + gap / 2,
  y: row * step + gap / 2,
  size: step - gap,
})

/** Draws one picture per cell, column by column, so that the random numbers fall in one fixed order. */
function grid(columns: number, rows: number, paint: (cell: Cell, column: number, row: number) => ReactElement) {
  const cells: ReactElement[] = []
  for (let column = 0; column < columns; column += 1)
    for (let row = 0; row < rows; row += 1)
      cells.push(<Fragment key={`${column} ${row}`}>{paint(cellAt(column, row), column, row)}</Fragment>)
  return cells
}

const paper = (random: Random, columns: number, rows: number) =>
  grid(columns, rows, (cell) => (
    <Square {...cell} art={random() < 0.2 ? 'paper-2' : 'paper'} opacity={0.55 + random() * 0.45} />
  ))

/** Four quarters make a disc over two by two cells. */
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
  const houses = Array.from({ length: columns }, (_, column) => {
    const drift = tall ? Math.floor(random() * 5) - 2 : Math.floor(random() * 3) - 1
    height = Math.max(1, Math.min(rows, height + drift))
    if (column === sun || column === sun + 1) height = Math.min(height, rows - (tall ? 3 : 2))
    const floors = height
    return Array.from({ length: floors }, (_floor, floor) => (
      <Fragment key={`h${column} ${floor}`}>
        {storey(random, cellAt(column, rows - 1 - floor), floor === floors - 1)}
      </Fragment>
    ))
  })
  return (
    <>
      {base}
      {disc.map(([dx, dy, corner]) => (
        <Quarter key={`s${dx}${dy}`} {...cellAt(sun + dx, dy)} corner={corner} art="gilt-2" />
      ))}
      {houses}
    </>
  )
}

/** A function, not a component: React may render a component twice or later, and the random numbers have one order. */
function storey(random: Random, cell: Cell, top: boolean) {
  const shade = random()
  const art: Art = shade < 0.38 ? 'terra-1' : shade < 0.72 ? 'terra-2' : 'terra-3'
  if (top && random() < 0.42) {
    const pointed = random() < 0.5
    const corner = random() < 0.5 ? 2 : 3
    return pointed ? <Triangle {...cell} art={art} corner={corner} /> : <Quarter {...cell} art={art} corner={corner} />
  }
  return (
    <>
      <Square {...cell} art={art} />
      {random() < 0.34 && <Window {...cell} art={shade < 0.72 ? 'lit-1' : 'terra-1'} share={0.3} />}
    </>
  )
}

const layers = ['lapis-4', 'lapis-3', 'lapis-2', 'lapis-1', 'lapis-2', 'lapis-3'] as const
const layer = (at: number): Art => layers[at % layers.length] ?? 'lapis-1'

export const strata: Draw = (random, columns, rows) => {
  const offset = Math.floor(random() * 2)
  return (
    <>
      {grid(columns, rows, (cell, column, row) => {
        const chance = random()
        return (
          <>
            <Square {...cell} art={layer(row + offset)} opacity={0.86 + random() * 0.14} />
            {chance < 0.3 && <Quarter {...cell} corner={column % 2 ? 2 : 3} art={layer(row + offset + 1)} />}
            {chance > 0.94 && <Window {...cell} art="gilt-2" share={0.34} />}
          </>
        )
      })}
    </>
  )
}

const teal = ['teal-1', 'teal-2', 'teal-3'] as const

export const ascent: Draw = (random, columns, rows) => {
  const base = paper(random, columns, rows)
  const start = random() < 0.5 ? 1 : 0
  const stairs = Array.from({ length: columns }, (_, column) => {
    const rise = Math.round(((column + start) * rows) / columns + (random() - 0.45))
    const height = Math.min(rows, Math.max(1, rise))
    return Array.from({ length: height }, (_stair, at) => {
      const cell = cellAt(column, rows - 1 - at)
      const key = `${column} ${at}`
      if (at === height - 1) return <Triangle key={key} {...cell} corner={2} art="teal-1" />
      const art = teal[Math.floor(random() * 3)] ?? 'teal-1'
      return (
        <Fragment key={key}>
          <Square {...cell} art={art} />
          {random() < 0.12 && <Window {...cell} art="gilt-2" share={0.34} />}
        </Fragment>
      )
    })
  })
  return (
    <>
      {base}
      {stairs}
      <Quarter {...cellAt(columns - 2, 0)} corner={2} art="gilt-2" />
    </>
  )
}

const rings: readonly (readonly [Art, Art])[] = [
  ['plum-1', 'plum-3'],
  ['plum-2', 'plum-3'],
  ['plum-3', 'plum-1'],
  ['paper-2', 'plum-2'],
]

export const orbit: Draw = (random, columns, rows) => {
  const out: ReactElement[] = []
  for (let column = 0; column < columns; column += 2)
    for (let row = 0; row < rows; row += 2) out.push(<g key={`${column} ${row}`}>{ring(random, column, row)}</g>)
  return <>{out}</>
}

function ring(random: Random, column: number, row: number) {
  const [outer, ground] = rings[Math.floor(random() * 4)] ?? (['plum-1', 'plum-3'] as const)
  const flip = Math.floor(random() * 4)
  return disc.map(([dx, dy, corner]) => {
    const cell = cellAt(column + dx, row + dy)
    const half = cell.size / 2
    const inner = {
      x: cell.x + (corner === 1 || corner === 2 ? half : 0),
      y: cell.y + (corner > 1 ? half : 0),
      size: half,
    }
    return (
      <Fragment key={`${dx}${dy}`}>
        <Square {...cell} art={ground} />
        <Quarter {...cell} corner={flip === 1 ? opposite[corner] : corner} art={outer} />
        {flip === 0 && <Quarter {...inner} corner={corner} art={random() < 0.3 ? 'gilt-2' : ground} />}
      </Fragment>
    )
  })
}
