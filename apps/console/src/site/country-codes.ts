const isCountry = (code: string): boolean => /^[A-Z]{2}$/.test(code)

/** Codes as somebody typed them: those that are countries, sorted and once, and those that are not. */
export function readCodes(text: string): { readonly codes: string[]; readonly wrong: string[] } {
  const typed = [
    ...new Set(
      text
        .toUpperCase()
        .split(/[\s,，、]+/u)
        .filter((code) => code !== ''),
    ),
  ].toSorted()
  return { codes: typed.filter(isCountry), wrong: typed.filter((code) => !isCountry(code)) }
}
