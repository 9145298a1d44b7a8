/** The series colours of charts, without the grey one, which means "the rest". */
const TONES = 5

/** Returns the colour of a customer's initials: always the same one for one account. */
export const avatarTone = (seed: string): string => `var(--data-${(Number.parseInt(seed.slice(0, 8), 16) % TONES) + 1})`
