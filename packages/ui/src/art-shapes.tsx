/** Cut tiles, the only shapes of the artwork. Colours are the art tokens. */
export type Art = `${string}-${number}` | 'paper' | 'ink'
/** Corners, clockwise from top left. */
export type Corner = 0 | 1 | 2 | 3
const corners = [0, 1, 2, 3] as const
export type Cell = { readonly x: number; readonly y: number; readonly size: number }
export type Shape = { readonly art: Art; readonly path: string; readonly opacity?: number }
/** Layers from bottom to top. The shapes of one layer do not overlap. */
export type Layers = readonly (readonly Shape[])[]

const round = (n: number): number => Math.round(n * 100) / 100

export const anyCorner = (random: () => number): Corner => corners[Math.floor(random() * 4)] ?? 0
export const opposite: Record<Corner, Corner> = { 0: 2, 1: 3, 2: 0, 3: 1 }

const RADIUS = 1.5
const bend = (dx: -1 | 1, dy: -1 | 1): string => `a${RADIUS} ${RADIUS} 0 0 1 ${dx * RADIUS} ${dy * RADIUS}`

export function square({ x, y, size }: Cell, art: Art, opacity?: number): Shape {
  const side = round(size - 2 * RADIUS)
  const path = `M${round(x + RADIUS)} ${round(y)}h${side}${bend(1, 1)}v${side}${bend(-1, 1)}h${-side}${bend(-1, -1)}v${-side}${bend(1, -1)}z`
  return { art, path, ...(opacity !== undefined && { opacity: round(opacity) }) }
}

const quarters = [
  (x: number, y: number, s: number) => `M${x} ${y}h${s}a${s} ${s} 0 0 1 ${-s} ${s}z`,
  (x: number, y: number, s: number) => `M${round(x + s)} ${y}v${s}a${s} ${s} 0 0 1 ${-s} ${-s}z`,
  (x: number, y: number, s: number) => `M${round(x + s)} ${round(y + s)}h${-s}a${s} ${s} 0 0 1 ${s} ${-s}z`,
  (x: number, y: number, s: number) => `M${x} ${round(y + s)}v${-s}a${s} ${s} 0 0 1 ${s} ${s}z`,
] as const

/** A quarter circle with its centre in `corner`. */
export const quarter = ({ x, y, size }: Cell, art: Art, corner: Corner): Shape => ({
  art,
  path: quarters[corner](round(x), round(y), round(size)),
})

/** Half a square with its right angle in `corner`. */
export function triangle({ x, y, size }: Cell, art: Art, corner: Corner): Shape {
  const points = [
    [x, y],
    [x + size, y],
    [x + size, y + size],
    [x, y + size],
  ].filter((_, at) => at !== (corner + 2) % 4)
  return { art, path: `M${points.map(([a = 0, b = 0]) => `${round(a)} ${round(b)}`).join('L')}z` }
}

/** A smaller square in the middle: a lit window. */
export function pane({ x, y, size }: Cell, art: Art, share: number): Shape {
  const gap = (size * (1 - share)) / 2
  return square({ x: x + gap, y: y + gap, size: size * share }, art)
}

/** One of four shades from `low` to 1. With few shades, all tiles of a shade are one path. */
export const shade = (random: number, low: number): number => low + (Math.floor(random * 4) / 3) * (1 - low)

/** Turns the stack of shapes of each cell (bottom to top) into layers of the whole picture. */
export function layersOf(stacks: readonly (readonly Shape[])[]): Layers {
  const depth = Math.max(0, ...stacks.map((stack) => stack.length))
  return Array.from({ length: depth }, (_, at) => stacks.flatMap((stack) => stack[at] ?? []))
}

/** Joins the shapes of each colour into one path. */
function pathsOf(layer: readonly Shape[]): readonly Shape[] {
  const found = new Map<string, Shape>()
  for (const shape of layer) {
    const key = `${shape.art} ${shape.opacity}`
    found.set(key, { ...shape, path: (found.get(key)?.path ?? '') + shape.path })
  }
  return [...found.values()]
}

/** Draws layers with one element per colour: a cover of a hundred tiles has about a dozen elements. */
export const Mosaic = ({ layers }: { layers: Layers }) =>
  layers.flatMap((layer, depth) =>
    pathsOf(layer).map(({ art, path, opacity }) => (
      <path key={`${depth} ${art} ${opacity}`} d={path} fill={`var(--art-${art})`} opacity={opacity} />
    )),
  )
