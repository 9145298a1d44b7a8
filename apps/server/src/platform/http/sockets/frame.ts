const TEXT = 0x81
const SHORT = 125
const MEDIUM = 65_535

/**
 * Builds a complete text frame of a server (RFC 6455 §5.2: final, unmasked) once for any number of sockets. Valid only
 * because the sockets use no compression (platform/http/app.ts).
 */
export function textFrame(text: string): Buffer {
  const payload = Buffer.from(text)
  return Buffer.concat([headOf(payload.length), payload])
}

function headOf(length: number): Buffer {
  if (length <= SHORT) return Buffer.from([TEXT, length])
  const head = Buffer.alloc(length <= MEDIUM ? 4 : 10)
  head[0] = TEXT
  head[1] = length <= MEDIUM ? 126 : 127
  if (length <= MEDIUM) head.writeUInt16BE(length, 2)
  else head.writeBigUInt64BE(BigInt(length), 2)
  return head
}
