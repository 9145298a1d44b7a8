/** The picture of our own captcha, in pixels. The piece is moved to the gap from which it was cut. */
export const puzzle = { width: 320, height: 160, side: 48 } as const

/** Maximum distance of the piece from its gap, in pixels. */
export const NEAR = 5
/** The leftmost gap, so that the piece does not cover it at the start. */
export const FIRST_GAP = puzzle.side + 3 * NEAR
export const LAST_GAP = puzzle.width - puzzle.side

/** True if a piece at `at` is in the gap at `gap`, both in pixels from the left. */
export const fits = (at: number, gap: number): boolean => Math.abs(at - gap) <= NEAR

/** The factor of additional work for a visitor without a picture. */
export const WORK_WITHOUT_PICTURE = 20
/** Minutes after the question in which an answer is accepted (decision G7). */
export const CAPTCHA_MINUTES = 10
