import { seeded, seedOf } from '@tessera/domain/platform/random/seeded.ts'
import { useState } from 'react'
import { ascent, orbit, skyline, strata } from './cover-patterns.ts'
import { anyCorner, type Art, Mosaic, quarter, type Shape, square, triangle } from './art-shapes.tsx'
import s from './cover.module.css'

/** skyline: buildings; strata: layers; ascent: steps; orbit: rings. */
export type Pattern = 'skyline' | 'strata' | 'ascent' | 'orbit'

const draw = { skyline, strata, ascent, orbit } as const

type CoverProps = { pattern: Pattern; seed: string; columns?: number; rows?: number }

/** Artwork of tiles; the same seed always gives the same cover. It fills its box and is cropped, never stretched. */
export const Cover = ({ pattern, seed, columns = 10, rows = 4 }: CoverProps) => (
  <svg
    className={s['cover']}
    viewBox={`0 0 ${columns * 40} ${rows * 40}`}
    preserveAspectRatio="xMidYMid slice"
    aria-hidden
  >
    <Mosaic layers={draw[pattern](seeded(seedOf(`${seed}${pattern}`)), columns, rows)} />
  </svg>
)

const palette: Record<Pattern | 'gilt' | 'lapis', readonly [Art, Art, Art]> = {
  skyline: ['terra-1', 'terra-2', 'terra-3'],
  strata: ['lapis-1', 'lapis-2', 'lapis-3'],
  ascent: ['teal-1', 'teal-2', 'teal-3'],
  orbit: ['plum-1', 'plum-2', 'plum-3'],
  gilt: ['gilt-1', 'gilt-2', 'gilt-3'],
  lapis: ['lapis-1', 'lapis-1', 'lapis-3'],
}

type TileProps = {
  seed: string
  tone: keyof typeof palette
  size?: number
  /** The address of a logo; without one, or if it cannot be loaded, the mosaic is drawn. */
  logo?: string | null | undefined
}

/** A logo, or a 3×3 mosaic in its place. Both need the same space, so nothing moves when the logo is loaded. */
export function IssuerTile({ logo, ...p }: TileProps) {
  const [failed, setFailed] = useState<string>()
  const { size = 40 } = p
  return logo === undefined || logo === null || logo === failed ? (
    <MosaicTile {...p} />
  ) : (
    <img
      className={s['issuer']}
      src={logo}
      width={size}
      height={size}
      alt=""
      decoding="async"
      onError={() => setFailed(logo)}
    />
  )
}

const MosaicTile = ({ seed, tone, size = 40 }: Omit<TileProps, 'logo'>) => {
  const random = seeded(seedOf(`iss${seed}`))
  const stones: Shape[] = []
  for (let row = 0; row < 3; row += 1)
    for (let column = 0; column < 3; column += 1) stones.push(...stone(random, palette[tone], column, row))
  return (
    <svg className={s['issuer']} width={size} height={size} viewBox="0 0 39.2 39.2" aria-hidden>
      <rect width="39.2" height="39.2" rx="6" fill="var(--art-paper)" />
      <Mosaic layers={[stones]} />
    </svg>
  )
}

/** A tenth of the tiles is missing. */
function stone(random: () => number, colours: readonly [Art, Art, Art], column: number, row: number): Shape[] {
  const art = colours[Math.floor(random() * 3)] ?? colours[0]
  const shape = random()
  const corner = anyCorner(random)
  const cell = { x: 1.6 + column * 12.4, y: 1.6 + row * 12.4, size: 11.2 }
  if (shape < 0.34) return [square(cell, art)]
  if (shape < 0.68) return [quarter(cell, art, corner)]
  return shape < 0.9 ? [triangle(cell, art, corner)] : []
}
