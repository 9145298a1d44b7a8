/** The SHA-256 of bytes as lower-case hexadecimal digits. */
export async function sha256Bytes(bytes: BufferSource): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The SHA-256 of a text. */
export const sha256 = (text: string): Promise<string> => sha256Bytes(new TextEncoder().encode(text))
