/** The picture of our own captcha, in pixels. The piece is moved to the gap from which it was cut. */
export const puzzle = { width: 320, height: 160, side: 48 } as const

/** Maximum distance of the piece from its gap, in pixels. */
export const TOLERANCE_PX = 5
/** The leftmost position of a gap, so that the piece does not cover it at the start. */
export const FIRST_GAP = puzzle.side + 3 * TOLERANCE_PX
export const LAST_GAP = puzzle.width - puzzle.side

/** True if a piece at `at` is in the gap at `gap`, both in pixels from the left. */
export const fits = (at: number, gap: number): boolean => Math.abs(at - gap) <= TOLERANCE_PX

/** Factor by which the proof of work is harder if no picture is shown. */
export const WORK_WITHOUT_PICTURE = 20
/** Lifetime of a challenge in minutes (decision G7). */
export const CAPTCHA_MINUTES = 10
