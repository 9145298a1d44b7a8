export const wantsLessMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Calls `onShare` with the share of the animation from 0 to 1 over `ms`, with an ease-out; the last call has 1. With
 * reduced motion, it is called with 1 at once. Returns a function that stops it.
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
    const progress = Math.min(1, (now - start) / ms)
    onShare(progress === 1 ? 1 : 1 - (1 - progress) ** 3)
    if (progress < 1) frame = requestAnimationFrame(step)
  }
  frame = requestAnimationFrame(step)
  return () => cancelAnimationFrame(frame)
}
