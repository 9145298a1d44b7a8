/** The picture of our own slider, in pixels: the piece is moved to the gap it was cut from. */
export const puzzle = { width: 320, height: 160, side: 48 } as const

/** How far beside its gap a piece still counts as in it. */
export const NEAR = 5
/** The gap is never so far left that the piece covers it at the start. */
export const FIRST_GAP = puzzle.side + 3 * NEAR
export const LAST_GAP = puzzle.width - puzzle.side

/** Whether a piece at `at` lies in the gap at `gap`, both counted in pixels from the left. */
export const fits = (at: number, gap: number): boolean => Math.abs(at - gap) <= NEAR

/** Who cannot see the picture does so many times the work instead. */
export const WORK_WITHOUT_PICTURE = 20
/** How long an answer may be given after the question (decision G7). */
export const CAPTCHA_MINUTES = 10
