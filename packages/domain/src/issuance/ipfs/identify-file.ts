import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { importer } from 'ipfs-unixfs-importer'
import * as raw from 'multiformats/codecs/raw'
import { assert } from '#platform/outcome/outcome.ts'

/** A file's identifiers: SHA-256 in hexadecimal digits, CIDv1 in base32, and size in bytes. */
export type FileIdentifiers = { readonly sha256: string; readonly cid: string; readonly size: number }
/** A block of a file. A leaf contains a part of the file; every other block links to earlier blocks. */
export type IpfsBlock = { readonly cid: string; readonly bytes: Uint8Array; readonly isLeaf: boolean }

/**
 * Returns the identifiers of a file, which is read once in parts of any size. The CID equals that of `ipfs add
 * --cid-version 1`: UnixFS, raw leaves, a balanced tree. `onBlock` gets each block, with leaves in the order of the
 * file; no block is kept in memory.
 */
export async function identifyFile(
  parts: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  onBlock: (block: IpfsBlock) => void = () => undefined,
): Promise<FileIdentifiers> {
  const hash = sha256.create()
  let size = 0
  async function* hashed(): AsyncIterable<Uint8Array> {
    for await (const part of parts) {
      hash.update(part)
      size += part.byteLength
      yield part
    }
  }
  const blocks: Parameters<typeof importer>[1] = {
    put: async (cid, block) => {
      assert(block instanceof Uint8Array, 'the importer wrote a partial block')
      onBlock({ cid: cid.toString(), bytes: block, isLeaf: cid.code === raw.code })
      return cid
    },
  }
  let cid: string | undefined
  for await (const file of importer([{ content: hashed() }], blocks, likeIpfsAdd())) cid = file.cid.toString()
  assert(cid, 'the import of the file yielded no root')
  return { sha256: bytesToHex(hash.digest()), cid, size }
}

/**
 * Every option that affects the CID. The profile fixes chunks of 256 KiB and at most 174 links per block (IPIP-499).
 */
const likeIpfsAdd = (): NonNullable<Parameters<typeof importer>[2]> => ({
  profile: 'unixfs-v0-2015',
  cidVersion: 1,
  rawLeaves: true,
  reduceSingleLeafToSelf: true,
  // Leaves are written in file order.
  blockWriteConcurrency: 1,
})
