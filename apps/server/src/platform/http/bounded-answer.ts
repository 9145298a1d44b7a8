/** The limit is above the largest response that a provider needs to send. */
export const MAX_ANSWER_BYTES = 8 * 1_048_576

/** The error for a response that is larger than the limit. */
export class TooManyBytes extends Error {}

/**
 * Returns the body of a provider's response. Throws as soon as more than `max` bytes have arrived, and leaves the rest
 * unread.
 */
export async function boundedBytes(response: Response, max = MAX_ANSWER_BYTES): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > max) throw new TooManyBytes(`${new URL(response.url).host} answers with more than ${max} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Returns the text of a provider's response, with the same limit. */
export const boundedText = async (response: Response, max?: number): Promise<string> =>
  (await boundedBytes(response, max)).toString()

/** Returns the JSON of a provider's response, with the same limit. */
export const boundedJson = async (response: Response, max?: number): Promise<unknown> =>
  JSON.parse(await boundedText(response, max))
