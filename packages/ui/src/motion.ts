export const wantsLessMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Tells the share of the way, from 0 to 1 in `ms`, slowing down towards the end; the last one told is 1. Whoever wants
 * less motion is told 1 at once. Returns what stops it.
 */
export function moveOver(ms: number, onShare: (share: number) => void): () => void {
  if (wantsLessMotion()) {
    onShare(1)
    return () => undefined
  }
  let frame = 0
  let start: number | undefined
  const step = (now: number) => {
    start ??= now
    const way = Math.min(1, (now - start) / ms)
    onShare(way === 1 ? 1 : 1 - (1 - way) ** 3)
    if (way < 1) frame = requestAnimationFrame(step)
  }
  frame = requestAnimationFrame(step)
  return () => cancelAnimationFrame(frame)
}
