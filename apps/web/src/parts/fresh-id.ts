/** A random version 4 UUID; the browser's own `randomUUID` is missing at an address without https. */
export const freshId = (): string =>
  '10000000-1000-4000-8000-100000000000'.replaceAll(/[018]/gu, (digit) => {
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1))
    return (Number(digit) ^ (random & (15 >> (Number(digit) / 4)))).toString(16)
  })
