/** Says a value of what is decided on in words. */
export type Reader = (value: string) => string

/** Says a code of the list in words; anything else stays as it is. */
export const said =
  <C extends string>(codes: readonly C[], word: (code: C) => string): Reader =>
  (value) => {
    const code = codes.find((known) => known === value)
    return code === undefined ? value : word(code)
  }
