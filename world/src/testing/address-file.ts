import { writeFile } from 'node:fs/promises'

/** Networks (IPv4, as `203.0.113.0/24`) with the record of each. */
type Networks = Readonly<Record<string, Value>>
type Value = string | number | { readonly [key: string]: Value } | readonly Value[]

const [TEXT, UINT16, MAP, ARRAY] = [2, 5, 7, 11]
const MARKER = Buffer.concat([Buffer.from([0xab, 0xcd, 0xef]), Buffer.from('MaxMind.com')])

/** A control byte: three bits of type and five of size; types above seven have a separate byte. */
const control = (type: number, size: number): Buffer =>
  type > 7 ? Buffer.from([size, type - 7]) : Buffer.from([(type << 5) | size])

function encoded(value: Value): Buffer {
  if (typeof value === 'string') return Buffer.concat([control(TEXT, Buffer.byteLength(value)), Buffer.from(value)])
  if (typeof value === 'number') return Buffer.concat([control(UINT16, 2), Buffer.from([value >> 8, value & 255])])
  if (isList(value)) return Buffer.concat([control(ARRAY, value.length), ...value.map(encoded)])
  const entries = Object.entries(value)
  return Buffer.concat([control(MAP, entries.length), ...entries.flat().map(encoded)])
}
const isList = (value: Value): value is readonly Value[] => Array.isArray(value)

type Node = { left?: Node | number; right?: Node | number }

function bitsOf(network: string): readonly ('left' | 'right')[] {
  const [address = '', length = '32'] = network.split('/')
  const bits = address.split('.').map((part) => Number(part).toString(2).padStart(8, '0'))
  return Array.from(bits.join('').slice(0, Number(length)), (bit) => (bit === '0' ? 'left' : 'right'))
}

/** Writes a small database of addresses in the MaxMind DB format, version 2.0, with records of 24 bits. */
export async function writeAddressFile(path: string, networks: Networks): Promise<void> {
  const root: Node = {}
  const nodes = [root]
  const data: Buffer[] = []
  let offset = 0
  for (const [network, record] of Object.entries(networks)) {
    const bits = bitsOf(network)
    let node = root
    for (const side of bits.slice(0, -1)) {
      const next = node[side]
      if (typeof next === 'object') node = next
      else nodes.push((node = node[side] = {}))
    }
    node[bits.at(-1) ?? 'left'] = offset
    const bytes = encoded(record)
    data.push(bytes)
    offset += bytes.length
  }
  const valueOf = (of: Node | number | undefined): number =>
    of === undefined ? nodes.length : typeof of === 'number' ? nodes.length + 16 + of : nodes.indexOf(of)
  const tree = nodes.map(({ left, right }) => {
    const bytes = Buffer.alloc(6)
    bytes.writeUIntBE(valueOf(left), 0, 3)
    bytes.writeUIntBE(valueOf(right), 3, 3)
    return bytes
  })
  const metadata = encoded({
    node_count: nodes.length,
    record_size: 24,
    ip_version: 4,
    database_type: 'Test-City',
    languages: ['en'],
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 1,
    description: { en: 'of a test' },
  })
  await writeFile(path, Buffer.concat([...tree, Buffer.alloc(16), ...data, MARKER, metadata]))
}
