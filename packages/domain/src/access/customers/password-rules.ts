/** Specification §5: 8 to 20 characters with at least a letter and a digit. A letter of any script counts. */
export const passwordLength = { min: 8, max: 20 } as const

/** The rules that a form ticks off while a person types. A password that meets all of them has the required form. */
export const passwordRules = {
  /** Characters as a reader counts them: a character outside the first Unicode plane counts once. */
  length: (text: string) => {
    const { length } = Array.from(text)
    return length >= passwordLength.min && length <= passwordLength.max
  },
  letter: (text: string) => /\p{L}/u.test(text),
  digit: (text: string) => /\d/u.test(text),
} as const

export const isWellFormed = (text: string): boolean => Object.values(passwordRules).every((met) => met(text))
