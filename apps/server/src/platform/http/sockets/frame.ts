const TEXT = 0x81
const SHORT = 125
const MEDIUM = 65_535

/**
 * A whole text frame as a server sends it (RFC 6455 §5.2: final, unmasked): built once, written to any number of sockets.
 * It holds only while the sockets compress nothing (platform/http/app.ts).
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
