/** Cut tiles: the only shapes artwork is made of. Colours are the art tokens. */
export type Art = `${string}-${number}` | 'paper' | 'ink'
/** Clockwise from top left. */
export type Corner = 0 | 1 | 2 | 3
const corners = [0, 1, 2, 3] as const
export type Cell = { readonly x: number; readonly y: number; readonly size: number }

const round = (n: number): number => Math.round(n * 100) / 100
const fill = (art: Art): string => `var(--art-${art})`

export const anyCorner = (random: () => number): Corner => corners[Math.floor(random() * 4)] ?? 0
export const opposite: Record<Corner, Corner> = { 0: 2, 1: 3, 2: 0, 3: 1 }

type ShapeProps = Cell & { art: Art; opacity?: number }

export const Square = ({ x, y, size, art, opacity }: ShapeProps) => (
  <rect
    x={round(x)}
    y={round(y)}
    width={round(size)}
    height={round(size)}
    rx="1.5"
    fill={fill(art)}
    opacity={opacity}
  />
)

const quarters = [
  (x: number, y: number, s: number) => `M${x} ${y}h${s}a${s} ${s} 0 0 1 ${-s} ${s}z`,
  (x: number, y: number, s: number) => `M${round(x + s)} ${y}v${s}a${s} ${s} 0 0 1 ${-s} ${-s}z`,
  (x: number, y: number, s: number) => `M${round(x + s)} ${round(y + s)}h${-s}a${s} ${s} 0 0 1 ${s} ${-s}z`,
  (x: number, y: number, s: number) => `M${x} ${round(y + s)}v${-s}a${s} ${s} 0 0 1 ${s} ${s}z`,
] as const

/** A quarter circle whose centre lies in `corner`, clockwise from top left. */
export const Quarter = ({ x, y, size, art, corner }: ShapeProps & { corner: Corner }) => (
  <path d={quarters[corner](round(x), round(y), round(size))} fill={fill(art)} />
)

/** Half a square with its right angle in `corner`. */
export const Triangle = ({ x, y, size, art, corner }: ShapeProps & { corner: Corner }) => {
  const points = [
    [x, y],
    [x + size, y],
    [x + size, y + size],
    [x, y + size],
  ].filter((_, at) => at !== (corner + 2) % 4)
  return <path d={`M${points.map(([a = 0, b = 0]) => `${round(a)} ${round(b)}`).join('L')}z`} fill={fill(art)} />
}

/** A smaller square in the middle: a lit window. */
export const Window = ({ x, y, size, art, share }: ShapeProps & { share: number }) => {
  const gap = (size * (1 - share)) / 2
  return <Square x={x + gap} y={y + gap} size={size * share} art={art} />
}
