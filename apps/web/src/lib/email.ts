/** What a form may tell before sending: something, an at sign, a name with a dot. Whether it exists, the code proves. */
export const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
