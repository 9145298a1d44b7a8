import { encode, prepare } from '@ipld/dag-pb'
import { CID } from 'multiformats/cid'
import * as raw from 'multiformats/codecs/raw'
import { sha256 } from 'multiformats/hashes/sha2'
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { isBlockOf, linksOf } from './block.ts'
import { multiaddrOf, originOf } from './gateway-address.ts'
import { identifyFile, type IpfsBlock } from './identify-file.ts'
import { pollSeconds, publicationForm, retrySeconds } from './publication.ts'

const CHUNK = 262_144
const text = (words: string): Uint8Array => new TextEncoder().encode(words)

test.each([
  // Known results of `echo -n 'hello world' | ipfs add --cid-version 1`, and of an empty file.
  ['hello world', 'bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e'],
  ['', 'bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku'],
])('a file of one chunk has the CID that ipfs gives it: %j', async (words, cid) => {
  const known = await identifyFile([text(words)])
  const digest = createHash('sha256').update(words).digest('hex')
  expect(known).toEqual({ cid, sha256: digest, size: words.length })
  // The CID of one raw block is its SHA-256 with a prefix.
  expect(Buffer.from(CID.parse(cid).multihash.digest).toString('hex')).toBe(digest)
})

/** Hand-written protocol buffers: UnixFS Data { Type = File, filesize, blocksizes }. Source: specs.ipfs.tech/unixfs. */
const varint = (n: number): number[] => (n < 128 ? [n] : [(n % 128) | 128, ...varint(Math.floor(n / 128))])
const unixFsFile = (sizes: readonly number[]): Uint8Array =>
  Uint8Array.from([
    0x08,
    2,
    0x18,
    ...varint(sizes.reduce((sum, size) => sum + size, 0)),
    ...sizes.flatMap((size) => [0x20, ...varint(size)]),
  ])

test('a file of several chunks has the CID that follows from the UnixFS specification', async () => {
  const bytes = Uint8Array.from({ length: 2 * CHUNK + 5 }, (_, at) => at % 251)
  const chunks = [bytes.subarray(0, CHUNK), bytes.subarray(CHUNK, 2 * CHUNK), bytes.subarray(2 * CHUNK)]
  const links = await Promise.all(
    chunks.map(async (chunk) => ({
      Hash: CID.createV1(raw.code, await sha256.digest(chunk)),
      Name: '',
      Tsize: chunk.length,
    })),
  )
  const node = encode(prepare({ Data: unixFsFile(chunks.map(({ length }) => length)), Links: links }))
  const root = CID.createV1(0x70, await sha256.digest(node)).toString()
  const blocks: IpfsBlock[] = []
  // Parts that do not align with the chunks, as when a browser reads a file.
  const parts = Array.from({ length: 11 }, (_, at) => bytes.subarray(at * 50_000, (at + 1) * 50_000))
  expect(await identifyFile(parts, (block) => blocks.push(block))).toMatchObject({ cid: root, size: bytes.length })
  expect(Buffer.concat(blocks.filter(({ isLeaf }) => isLeaf).map((leaf) => leaf.bytes))).toEqual(Buffer.from(bytes))
  expect(linksOf(root, node)).toEqual(links.map(({ Hash }) => Hash.toString()))
  for (const { cid, bytes: own } of blocks) {
    expect(await isBlockOf(cid, own)).toBe(true)
    expect(await isBlockOf(cid, Uint8Array.from([...own, 0]))).toBe(false)
  }
})

test('a file with several levels of links gives blocks that lead to all of its content', async () => {
  const parts = Array.from({ length: 180 }, (_, at) => new Uint8Array(CHUNK).fill(at))
  const blocks = new Map<string, Uint8Array>()
  const { cid } = await identifyFile(parts, (block) => blocks.set(block.cid, block.bytes))
  const leaves = (from: string): string[] => {
    const links = linksOf(from, blocks.get(from) ?? new Uint8Array())
    return links.length === 0 ? [from] : links.flatMap(leaves)
  }
  expect(leaves(cid)).toHaveLength(180)
})

const retail = { status: 'in_subscription', category: 'ri', allowCountries: [] } as const
test.each([
  ['a published product for every class', retail, 'content'],
  ['a draft', { ...retail, status: 'draft' }, 'hash'],
  ['a product for accredited investors', { ...retail, category: 'ai' }, 'hash'],
  ['a product for institutions', { ...retail, category: 'ei' }, 'hash'],
  ['a product for residents of some countries', { ...retail, allowCountries: ['SG'] }, 'hash'],
] as const)('INP-08 documents of %s are published as %s', (_, product, form) => {
  expect(publicationForm(product)).toBe(form)
})

test('retries a failed pin after one minute at first, and every twelve hours in the end', () => {
  expect([1, 2, 3, 4, 5, 6, 100].map(retrySeconds)).toEqual([60, 300, 1800, 7200, 43_200, 43_200, 43_200])
  expect([0, 8, 60, 86_400].map(pollSeconds)).toEqual([2, 2, 15, 600])
})

test.each([
  ['https://exchange.example', '/dns/exchange.example/tcp/443/https', 'https://exchange.example:443'],
  ['http://127.0.0.1:3000', '/ip4/127.0.0.1/tcp/3000/http', 'http://127.0.0.1:3000'],
  ['http://[::1]:3000', '/ip6/::1/tcp/3000/http', 'http://[::1]:3000'],
])('the gateway at %s has the multiaddr %s', (origin, multiaddr, back) => {
  expect(multiaddrOf(origin)).toBe(multiaddr)
  expect(originOf(multiaddr)).toBe(back)
})

test('rejects an address of another transport as a gateway', () => {
  for (const each of ['/ip4/127.0.0.1/udp/4001/quic-v1', '/ip4/127.0.0.1/tcp/4001', 'http://127.0.0.1'])
    expect(originOf(each)).toBeUndefined()
  expect(multiaddrOf('ftp://exchange.example')).toBeUndefined()
})
