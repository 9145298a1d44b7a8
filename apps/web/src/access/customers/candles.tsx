const rising = { up: 'var(--positive)', down: 'var(--negative)' } as const

/** For each candle: its center, its wick, its body and the direction of the price. */
const candles = [
  { x: 4, wick: [18, 34], body: [22, 10], direction: 'down' },
  { x: 16, wick: [13, 30], body: [18, 9], direction: 'up' },
  { x: 28, wick: [7, 24], body: [11, 10], direction: 'up' },
  { x: 40, wick: [9, 25], body: [14, 8], direction: 'down' },
  { x: 52, wick: [3, 20], body: [7, 10], direction: 'up' },
  { x: 64, wick: [1, 15], body: [4, 8], direction: 'up' },
] as const

/** A preview of a choice of colors, in fixed tones instead of the reader's current up and down colors. */
export const Candles = ({ swapped }: { swapped: boolean }) => (
  <svg width="72" height="36" viewBox="0 0 72 36" aria-hidden>
    {candles.map(({ x, wick: [top, bottom], body: [from, height], direction }) => {
      const color = rising[(direction === 'up') === swapped ? 'down' : 'up']
      return (
        <g key={x}>
          <path d={`M${x} ${top}V${bottom}`} stroke={color} />
          <rect x={x - 3} y={from} width="6" height={height} fill={color} />
        </g>
      )
    })}
  </svg>
)
